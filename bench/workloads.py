"""The workloads: ten training steps and seven inference calls, each reproducible from a seed.

Sizes are those of small real models on a small machine. Ids are skewed as real ones are, labels are 30 % positive.
"""

from collections.abc import Callable
from functools import partial

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from examples.models.encoders import BERT, ViT
from examples.models.recommenders import DCN, DIN, DLRM, DeepFM, MMoE
from examples.models.transformers import GPT, Llama
from tilewright.comparison.workload import Workload

Batch = tuple[Tensor, ...]
SEED = 0
BATCHES = 4  # Steps cycle through these, so that no step finds its batch in the cache.


def next_token_loss(model: nn.Module, tokens: Tensor, targets: Tensor) -> Tensor:
    """Cross-entropy of every position's next token."""
    return F.cross_entropy(model(tokens).flatten(0, 1), targets.flatten())


def click_loss(model: nn.Module, *batch: Tensor) -> Tensor:
    """Binary cross-entropy; the last tensor of the batch holds the labels."""
    *inputs, labels = batch
    return F.binary_cross_entropy_with_logits(model(*inputs), labels)


def skewed_ids(shape: tuple[int, ...], rows: int, generator: torch.Generator) -> Tensor:
    """Ids of which small ones are much more frequent."""
    return (torch.rand(shape, generator=generator).pow(4) * rows).long().clamp_(max=rows - 1)


def clicks(shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
    """Labels, 30 % of them 1."""
    return (torch.rand(shape, generator=generator) < 0.3).float()


def language_model(model: Callable[[], nn.Module], vocabulary: int, context: int, batch: int) -> Workload:
    """Train a decoder on random tokens with AdamW."""
    torch.manual_seed(SEED)
    built = model()
    shape = (batch, context)
    batches = [(torch.randint(vocabulary, shape), torch.randint(vocabulary, shape)) for _ in range(BATCHES)]
    return Workload(built, batches, next_token_loss, torch.optim.AdamW(built.parameters(), 1e-3))


def gpt(vocabulary: int, context: int, layers: int, width: int, heads: int, batch: int) -> Workload:
    """Train a GPT."""
    return language_model(lambda: GPT(vocabulary, context, layers, width, heads), vocabulary, context, batch)


def llama(vocabulary: int = 8192, context: int = 256, batch: int = 4) -> Workload:
    """Train a Llama with grouped-query attention."""
    return language_model(
        lambda: Llama(vocabulary, context, layers=4, width=256, heads=8, key_heads=4, hidden=704),
        vocabulary,
        context,
        batch,
    )


def masked_token_loss(model: nn.Module, tokens: Tensor, is_token: Tensor, targets: Tensor) -> Tensor:
    """Cross-entropy of the positions to be predicted."""
    return F.cross_entropy(model(tokens, is_token).flatten(0, 1), targets.flatten())


def bert(vocabulary: int = 8192, context: int = 128, batch: int = 16) -> Workload:
    """Train a BERT on padded text, 15 % of the positions masked."""
    torch.manual_seed(SEED)
    model = BERT(vocabulary, context, layers=6, width=384, heads=6, dropout=0.1)
    batches = []
    for _ in range(BATCHES):
        tokens = torch.randint(vocabulary, (batch, context))
        is_token = torch.arange(context) < torch.randint(context // 4, context + 1, (batch, 1))
        is_target = (torch.rand(batch, context) < 0.15) & is_token
        batches.append((tokens, is_token, tokens.where(is_target, -100)))
    return Workload(model, batches, masked_token_loss, torch.optim.AdamW(model.parameters(), 1e-3))


def vit(classes: int = 1000, image: int = 224, batch: int = 16) -> Workload:
    """Train a vision transformer on random images."""
    torch.manual_seed(SEED)
    model = ViT(classes, image, patch=16, layers=6, width=384, heads=6)
    batches = [(torch.randn(batch, 3, image, image), torch.randint(classes, (batch,))) for _ in range(BATCHES)]

    def loss_fn(model: nn.Module, images: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(model(images), labels)

    return Workload(model, batches, loss_fn, torch.optim.AdamW(model.parameters(), 1e-3))


def in_bfloat16(make: Callable[[], Workload]) -> Workload:
    """Run a workload's forward pass under bfloat16 autocast."""
    work = make()
    full = work.loss_fn

    def loss_fn(model: nn.Module, *batch: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            return full(model, *batch)

    work.loss_fn = loss_fn
    return work


def recommender(
    model: Callable[[], nn.Module],
    make_batch: Callable[[torch.Generator], Batch],
    optimizer: Callable[..., torch.optim.Optimizer] | None,
) -> Workload:
    """Train a model on clicks, or serve it when there is no optimizer."""
    torch.manual_seed(SEED)
    built = model()
    generator = torch.Generator().manual_seed(SEED + 1)
    batches = [make_batch(generator) for _ in range(BATCHES)]
    if optimizer is None:
        return Workload(built.eval(), [batch[:-1] for batch in batches])
    return Workload(built, batches, click_loss, optimizer(built.parameters()))


def dlrm(optimizer=None, rows: int = 100_000, tables: int = 26, batch: int = 2048, bag: int = 1) -> Workload:
    """DLRM with equal tables of width 32."""
    return recommender(
        lambda: DLRM([rows] * tables, 32, [512, 256], [512, 256]),
        lambda generator: (
            torch.randn(batch, 13, generator=generator),
            skewed_ids((tables, batch, bag), rows, generator),
            clicks((batch,), generator),
        ),
        optimizer,
    )


def one_id_a_field(
    model: Callable[[list[int]], nn.Module], optimizer=None, rows: int = 20_000, fields: int = 24, batch: int = 2048
) -> Workload:
    """DeepFM or DCN: equal fields with one id each."""
    return recommender(
        lambda: model([rows] * fields),
        lambda generator: (skewed_ids((batch, fields), rows, generator), clicks((batch,), generator)),
        optimizer,
    )


def deepfm(**options) -> Workload:
    """DeepFM with three hidden layers."""
    return one_id_a_field(lambda fields: DeepFM(fields, 16, [400, 400, 400]), **options)


def dcn(**options) -> Workload:
    """DCN-v2 with three cross layers."""
    return one_id_a_field(lambda fields: DCN(fields, 16, 3, [768, 768]), rows=2_000, **options)


def din(optimizer=None, batch: int = 512, time: int = 50, items: int = 50_000) -> Workload:
    """DIN over histories of random length."""

    def make_batch(generator: torch.Generator) -> Batch:
        length = torch.randint(1, time + 1, (batch, 1), generator=generator)
        return (
            torch.randint(items, (batch, time), generator=generator),
            torch.arange(time) < length,
            torch.randint(items, (batch,), generator=generator),
            clicks((batch,), generator),
        )

    return recommender(lambda: DIN(items), make_batch, optimizer)


def mmoe(optimizer=None, batch: int = 1024) -> Workload:
    """MMoE with eight experts and two tasks."""
    return recommender(
        MMoE,
        lambda generator: (torch.randint(10_000, (batch, 20), generator=generator), clicks((batch, 2), generator)),
        optimizer,
    )


def _with(optimizer: type[torch.optim.Optimizer], rate: float) -> Callable[..., torch.optim.Optimizer]:
    return partial(optimizer, lr=rate)


SGD, ADAGRAD, ADAM = _with(torch.optim.SGD, 0.01), _with(torch.optim.Adagrad, 0.01), _with(torch.optim.Adam, 1e-3)

TRAINING: dict[str, Callable[[], Workload]] = {
    "gpt_char": partial(gpt, vocabulary=65, context=256, layers=6, width=384, heads=6, batch=8),
    "gpt_bpe": partial(gpt, vocabulary=50304, context=128, layers=2, width=256, heads=4, batch=4),
    "gpt_tiny": partial(gpt, vocabulary=65, context=64, layers=4, width=128, heads=4, batch=12),
    "llama_8k": llama,
    "dlrm_sgd": partial(dlrm, SGD),
    "dlrm_bag10_adagrad": partial(dlrm, ADAGRAD, bag=10, rows=50_000, tables=8),
    "deepfm_adagrad": partial(deepfm, optimizer=ADAGRAD),
    "dcnv2_adam": partial(dcn, optimizer=ADAM),
    "din": partial(din, ADAGRAD),
    "mmoe": partial(mmoe, ADAGRAD),
}
INFERENCE: dict[str, Callable[[], Workload]] = {
    "dlrm_b1": partial(dlrm, batch=1),
    "dcnv2_b1": partial(dcn, batch=1),
    "mmoe_b1": partial(mmoe, batch=1),
    "dlrm_b64": partial(dlrm, batch=64),
    "dcnv2_b64": partial(dcn, batch=64),
    "mmoe_b64": partial(mmoe, batch=64),
    "din_b128": partial(din, batch=128),
}
# Kinds of training that the tables above do not hold.
FURTHER: dict[str, Callable[[], Workload]] = {
    "bert_padded": bert,
    "vit_patches": vit,
    "gpt_char_bf16": partial(in_bfloat16, TRAINING["gpt_char"]),
    **{
        f"{name}_b{batch}": partial(make, batch=batch)
        for name, make in {"dlrm": dlrm, "dcnv2": dcn, "mmoe": mmoe, "din": din}.items()
        for batch in (16, 512)
    },
}
WORKLOADS = {**TRAINING, **INFERENCE, **FURTHER}
