"""Small programs that other compilers got wrong: each is a row of a public issue tracker.

The expected value is PyTorch eager's on x86, written out where eager itself has been wrong before.
"""

import math

import pytest
import torch
from torch.nn import functional as F

from tilewright.errors import TilewrightError, UnsupportedGraphError
from tilewright.inference import compile_function

pytestmark = pytest.mark.usefixtures("engine")
INF, NAN = math.inf, math.nan
INT32_MIN, INT32_MAX = -(2**31), 2**31 - 1


def compiled(function, *tensors):
    """Run twice: the second call must not see anything of the first."""
    program = compile_function(function, tensors, [(f"input{i}", "input") for i in range(len(tensors))])
    program([t.clone() for t in tensors])
    return program(tensors)


def check(function, *tensors):
    """Bit-equal to eager."""
    expected = function(*(t.clone() for t in tensors))
    torch.testing.assert_close(compiled(function, *tensors), expected, rtol=0, atol=0, equal_nan=True)
    return expected


def t(*values, dtype=torch.float32):
    return torch.tensor(values, dtype=dtype)


def test_integer_overflow_wraps_before_widening():
    assert check(lambda x: (x + x).to(torch.int64), t(INT32_MAX, dtype=torch.int32)).item() == -2
    assert check(lambda x: torch.arange(9) * 1500000000 + x, t(0, dtype=torch.int64))[-1] == 12000000000


def test_division_that_traps():
    x, y = t(INT32_MIN, 7, dtype=torch.int32), t(-1, -2, dtype=torch.int32)
    assert check(torch.floor_divide, x, y).tolist() == [INT32_MIN, -4]


def test_integer_division_by_zero_is_an_error(engine):
    with pytest.raises((TilewrightError, RuntimeError), match=r"TW4004|ZeroDivision"):
        compiled(lambda x, y: torch.div(x, y, rounding_mode="trunc"), t(5, dtype=torch.int64), t(0, dtype=torch.int64))
    assert compiled(lambda x: x + 1, t(1.0)).item() == 2, "the next program works"


def test_floor_division_is_not_floor_of_the_quotient():
    assert check(lambda x, y: x // y, t(1.0, 0.5, 6.0), t(0.1, 0.1, 0.2)).tolist() == [9, 4, 29]
    check(lambda x: x // 0.1, torch.tensor([1.0, 0.5, 6.0], dtype=torch.float64))


@pytest.mark.parametrize("length", [1, 2, 7, 8, 15, 16, 17, 31, 33, 40])
def test_nan_in_max_at_every_position(length):
    for position in range(length):
        x = torch.arange(float(length))
        x[position] = NAN
        assert compiled(lambda x: x.amax(0), x).isnan()
        break_even = compiled(lambda x, y: torch.stack([torch.maximum(x, y), torch.minimum(y, x)]), x, x.flip(0))
        assert torch.equal(break_even.isnan(), (x + x.flip(0)).isnan().expand(2, -1))


def test_clamp_promotes_and_keeps_nan():
    result = check(lambda x, low: torch.clamp_min(x, low), t(NAN, 0.5, 3.0), t(1, 1, 1, dtype=torch.int64))
    assert result.dtype == torch.float32


def test_softmax_of_infinities():
    check(lambda x: torch.softmax(x, -1), torch.tensor([[1.0, INF, 2.0], [-INF, -INF, -INF]]))
    result = compiled(lambda x: torch.softmax(x * 1e14, -1), torch.randn(4, 19))
    assert result.isfinite().all() and torch.equal(result.sum(-1), torch.ones(4))


@pytest.mark.parametrize("scale, shift", [(1e15, 0), (1e-15, 0), (1, 1e5)])
def test_variance_at_extreme_scales(scale, shift):
    x = torch.randn(3, 1000) * scale + shift
    torch.testing.assert_close(compiled(lambda x: x.var(-1), x).double(), x.double().var(-1), rtol=1e-4, atol=0)


def test_signed_zero():
    assert check(lambda x: 1 / (torch.ceil(x) + 0), t(-0.5)).item() == INF


def test_a_narrowing_cast_is_a_rounding():
    assert check(lambda x: (x / 7).half().float(), t(1.0)).item() == 0.142822265625
    x = torch.randn(100)
    check(lambda x: ((x.bfloat16() + 1).float() * 3).bfloat16() + x.bfloat16(), x)


def test_empty_reductions():
    x = torch.zeros(0, 3)
    for function in (torch.sum, torch.prod):
        for dim in (0, 1):
            check(lambda x, f=function, d=dim: f(x, d), x)
    check(lambda x: x.all(0), x > 0)
    assert check(lambda x: x.mean(), x).isnan()


def test_uint8_wraps():
    x = torch.tensor(7, dtype=torch.uint8)
    assert check(lambda x, y: -x + y, x, t(0.5)).item() == 249.5
    check(lambda x, y: torch.stack([x - y, x + y, x * y]), *torch.randint(256, (2, 50), dtype=torch.uint8))


def test_shifted_copy_onto_itself():
    def shift(x):
        x[1:] = x[:-1].clone()
        return x

    for size in (9, 1000):
        check(shift, torch.arange(float(size)))


def test_layout_does_not_change_the_meaning():
    check(lambda x: x.clone().sin_().t().argmax(), torch.randn(5, 3))

    def diagonal(x):
        x.diagonal().as_strided((2,), (1,), 0).add_(1)
        return x

    with pytest.raises(UnsupportedGraphError, match="TW1015"):
        compiled(diagonal, torch.zeros(2, 2))


@pytest.mark.parametrize("bad", [-2, 5, 2**40])
def test_bad_indices_raise(bad):
    ids, table = t(0, bad, dtype=torch.int64), torch.randn(5, 3)
    with pytest.raises((TilewrightError, IndexError), match="TW4002"):
        compiled(lambda ids, table: F.embedding(ids, table).sin(), ids, table)
    with pytest.raises((TilewrightError, IndexError, RuntimeError)):
        compiled(lambda ids, x: x.gather(0, ids.view(2, 1)).sin() + 1, ids, table)
    with pytest.raises((TilewrightError, IndexError), match="TW4002"):
        compiled(lambda ids, x: x.index_add(0, ids, torch.ones(2, 3)), ids, table)


def test_duplicate_indices():
    def accumulate(x):
        x[[0, 0]] += x[[0, 0]]
        return x

    check(accumulate, t(-0.8716, 0.2228))


def test_result_types_of_reductions():
    assert check(lambda x: x.cumsum(0), torch.ones(4, dtype=torch.bool)).dtype == torch.int64
    assert check(lambda x: x.sum(dtype=torch.bool), t(0.5, 0.5, dtype=torch.float16)).item() is True
    for dtype in (torch.int8, torch.uint8):
        assert check(lambda x: x.sum(), torch.full((300,), 100, dtype=dtype)).item() == 30000


def test_shift_counts():
    x = torch.tensor([1000, -1000])
    for count in (1, 63, 64):
        check(lambda x, n=count: torch.stack([x << n, x >> n]), x)
    for count in (1, 31):
        check(lambda x, n=count: torch.stack([x << n, x >> n]), x.int())


def test_powers():
    assert check(lambda x: (x**5).cos(), torch.tensor([4], dtype=torch.uint8)).item() == 1.0
    check(lambda x, y: x**y, t(0.0, -1.0, -8.0, 2.0), t(0.0, INF, 1 / 3, -1.0))
    check(lambda x: torch.stack([x**3, x**63, x**0]), torch.tensor([3, -2, 0]))
    for exponent in (2, 3, 0.5, -0.5, -1, -2):
        check(lambda x, e=exponent: x**e, t(0.0, 2.0, 0.3, INF))


def test_float_to_integer():
    assert check(lambda x: x.byte(), t(-1.5, 300.0)).tolist() == [255, 44]
    values = t(NAN, INF, -INF, 3e9, 1.9, -1.9)
    assert check(lambda x: x.int(), values).tolist() == [INT32_MIN] * 4 + [1, -1]
    constant = compiled(lambda x: torch.tensor([NAN, INF, 3e9]).int() + x, t(0, dtype=torch.int32))
    assert constant.tolist() == [INT32_MIN] * 3, "folded as at run time"


def test_gradient_of_writes_to_a_column():
    def function(x):
        x = x.requires_grad_(True)
        y = torch.zeros(3, 3)
        y[:, 0] += x[:, 2].abs()
        y[:, 0] += x[:, 2].abs()
        return torch.autograd.grad(y.sum(), x)[0]

    x = torch.randn(3, 3)
    expected = torch.zeros(3, 3)
    expected[:, 2] = 2 * x[:, 2].sign()
    assert torch.equal(compiled(function, x), expected)


def test_no_algebra_that_ieee_forbids():
    check(lambda x: torch.log(torch.exp(x)), t(89.0))
    check(lambda x: torch.sqrt(torch.abs(x * x)), t(3.4e38))
    check(lambda x: x - x, t(INF, NAN, 1.0))
    check(lambda x: x * 0, t(INF, NAN, -1.0))


@pytest.mark.parametrize("scale", [0.3, 1.0])
def test_attention_with_the_users_scale(scale):
    q, k, v = (torch.randn(1, 2, 5, 8) for _ in range(3))

    def attention(q, k, v):
        return torch.softmax((q @ k.transpose(-1, -2)) * scale, -1) @ v

    torch.testing.assert_close(compiled(attention, q, k, v), attention(q, k, v))
    fused = lambda q, k, v: F.scaled_dot_product_attention(q, k, v, scale=scale)  # noqa: E731
    torch.testing.assert_close(compiled(fused, q, k, v), attention(q, k, v))


def test_integer_division_is_not_done_in_floats():
    x = torch.tensor([777777777, 1111111111, 1900000000, -1999999999, -7], dtype=torch.int32)
    y = torch.tensor([11, 11, 11, 11, 2], dtype=torch.int32)
    result = check(lambda x, y: torch.div(x, y, rounding_mode="trunc"), x, y)
    assert result.tolist() == [70707070, 101010101, 172727272, -181818181, -3]


def test_long_chains():
    def chain(x):
        for _ in range(500):
            x = 1.0 * x
        return x

    check(chain, torch.randn(7))
    check(lambda x: torch.cat([x] * 300), torch.randn(3))


@pytest.mark.parametrize("op", [torch.linalg.inv, torch.linalg.cholesky, lambda x: torch.linalg.solve(x, x)])
def test_error_checks_are_not_dropped_with_what_nothing_reads(op):
    check(op, torch.eye(3) * 2)
    with pytest.raises(torch.linalg.LinAlgError):
        compiled(op, -torch.ones(3, 3))


@pytest.mark.parametrize(
    "view",
    [
        lambda x: x.reshape(5, 5, 0)[0],
        lambda x: x.flatten(1).expand(5, 0),
        lambda x: x.transpose(0, 1).flatten(1)[:5],
        lambda x: x.unflatten(1, (1, 5)).flatten(2)[0, 0, None].T.reshape(5, 0),
    ],
)
def test_products_over_no_elements_are_zero(view):
    """Nothing divides by the size of an empty dim."""
    x = torch.ones(5, 5, 0)
    assert check(lambda x: view(x) @ view(x).T + 1, x).tolist() == torch.ones(5, 5).tolist()
    check(lambda x: (view(x) * 2).sum(1) + 1, x)


@pytest.mark.parametrize("count", [3, 5, 7, 10, 33, 100])
@pytest.mark.parametrize("norm", ["layer_norm", "group_norm", "batch_norm"])
def test_norms_of_equal_elements_are_zero(norm, count):
    """The mean is that element, not an ulp away: a norm magnifies the difference."""
    x = (torch.randn(4, 6, 1) * 100).expand(4, 6, count).contiguous()
    if norm == "layer_norm":
        result = compiled(lambda x: F.layer_norm(x, x.shape[-1:]), x)
    elif norm == "group_norm":
        result = compiled(lambda x: F.group_norm(x, 6), x)
    else:
        result = compiled(lambda x: F.batch_norm(x, None, None, training=True), x[:1].expand(4, 6, count).contiguous())
    assert not result.any()
