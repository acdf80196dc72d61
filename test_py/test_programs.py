"""Random programs and PyTorch's own operator samples, as `make test` runs them: a part of what one command runs."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent

# Operators that real models are made of; test_py/opinfo.py without --ops runs all.
CORE = (
    "add|sub|mul|div|pow|exp|log|sqrt|rsqrt|tanh|sigmoid|erf|abs|neg|sign|where|clamp|maximum|minimum|eq|lt|logical_and|"
    "sum|mean|amax|var|argmax|cumsum|softmax|log_softmax|logsumexp|cat|stack|split|chunk|transpose|permute|reshape|"
    "expand|slice|select|flip|roll|tril|masked_fill|gather|index_select|index_add|mm|bmm|addmm|baddbmm|matmul|"
    "nn.functional.(gelu|silu|relu|layer_norm|rms_norm|linear|embedding|cross_entropy|nll_loss|mse_loss|pad|scaled_dot_product_attention|"
    "binary_cross_entropy_with_logits|batch_norm|dropout)"
)


def run(*arguments):
    finished = subprocess.run([sys.executable, *arguments], cwd=HERE, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_random_programs():
    run("fuzz.py", "--count", "200")


def test_random_programs_through_the_importer():
    run("fuzz.py", "--count", "50", "--first", "1000", "--engine", "importer")


def test_core_operators():
    run("opinfo.py", "--ops", f"^({CORE})$", "--samples", "3", "--dtypes", "f32,i64")
