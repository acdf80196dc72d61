"""Five recommendation models: DLRM, DeepFM, DCN-v2, DIN and MMoE."""

import itertools
from collections.abc import Sequence

import torch
from torch import Tensor, nn


def mlp(sizes: Sequence[int], activate_last: bool = True) -> nn.Sequential:
    """Linear layers with ReLU between them, and after the last one if asked."""
    layers: list[nn.Module] = []
    for source, target in itertools.pairwise(sizes):
        layers += [nn.Linear(source, target), nn.ReLU()]
    return nn.Sequential(*(layers if activate_last else layers[:-1]))


def field_offsets(fields: Sequence[int]) -> Tensor:
    """First row of every field in one table that holds all fields one after another."""
    return torch.tensor([0, *fields[:-1]]).cumsum(0)


class DLRM(nn.Module):
    """Dense features and pooled embeddings, joined by their pairwise dot products (Naumov et al., 2019)."""

    def __init__(
        self, rows: Sequence[int], width: int, bottom: Sequence[int], top: Sequence[int], dense_features: int = 13
    ):
        super().__init__()
        self.tables = nn.ModuleList(nn.EmbeddingBag(count, width, mode="sum") for count in rows)
        self.bottom = mlp([dense_features, *bottom, width])
        vectors = len(rows) + 1
        self.register_buffer("pairs", torch.tril_indices(vectors, vectors, -1))
        self.top = mlp([width + vectors * (vectors - 1) // 2, *top, 1], activate_last=False)

    def forward(self, dense: Tensor, ids: Tensor) -> Tensor:
        """Map dense features (batch, features) and ids (tables, batch, bag) to logits (batch,)."""
        bottom = self.bottom(dense)
        pooled = [table(ids[index]) for index, table in enumerate(self.tables)]
        vectors = torch.stack([bottom, *pooled], 1)
        products = torch.bmm(vectors, vectors.transpose(1, 2))[:, self.pairs[0], self.pairs[1]]
        return self.top(torch.cat([bottom, products], 1)).squeeze(1)


class DeepFM(nn.Module):
    """A factorization machine and an MLP over the same embeddings (Guo et al., 2017)."""

    def __init__(self, fields: Sequence[int], width: int, hidden: Sequence[int]):
        super().__init__()
        self.register_buffer("offsets", field_offsets(fields))
        self.linear = nn.Embedding(sum(fields), 1)
        self.embedding = nn.Embedding(sum(fields), width)
        self.bias = nn.Parameter(torch.zeros(1))
        self.mlp = mlp([len(fields) * width, *hidden, 1], activate_last=False)

    def forward(self, ids: Tensor) -> Tensor:
        """Map one id a field (batch, fields) to logits (batch,)."""
        ids = ids + self.offsets
        vectors = self.embedding(ids)
        # The sum over all pairs of dot products, from the square of the sum.
        interaction = 0.5 * (vectors.sum(1).pow(2) - vectors.pow(2).sum(1)).sum(1)
        deep = self.mlp(vectors.flatten(1)).squeeze(1)
        return self.bias + self.linear(ids).sum(1).squeeze(1) + interaction + deep


class DCN(nn.Module):
    """DCN-v2 with full-rank cross layers beside an MLP (Wang et al., 2020)."""

    def __init__(self, fields: Sequence[int], width: int, cross_layers: int, hidden: Sequence[int]):
        super().__init__()
        self.register_buffer("offsets", field_offsets(fields))
        flat = len(fields) * width
        self.embedding = nn.Embedding(sum(fields), width)
        self.cross = nn.ModuleList(nn.Linear(flat, flat) for _ in range(cross_layers))
        self.mlp = mlp([flat, *hidden])
        self.out = nn.Linear(flat + hidden[-1], 1)

    def forward(self, ids: Tensor) -> Tensor:
        """Map one id a field (batch, fields) to logits (batch,)."""
        base = self.embedding(ids + self.offsets).flatten(1)
        crossed = base
        for layer in self.cross:
            crossed = base * layer(crossed) + crossed
        return self.out(torch.cat([crossed, self.mlp(base)], 1)).squeeze(1)


class DIN(nn.Module):
    """Target attention over a padded click history (Zhou et al., 2018)."""

    def __init__(self, items: int, width: int = 32):
        super().__init__()
        self.embedding = nn.Embedding(items, width)
        self.attention = mlp([4 * width, 64, 16, 1], activate_last=False)
        self.top = mlp([3 * width, 128, 64, 1], activate_last=False)

    def forward(self, history: Tensor, valid: Tensor, target: Tensor) -> Tensor:
        """Map history and its mask (batch, time) and target items (batch,) to logits (batch,)."""
        clicks, wanted = self.embedding(history), self.embedding(target)
        query = wanted.unsqueeze(1).expand_as(clicks)
        scores = self.attention(torch.cat([query, clicks, query - clicks, query * clicks], -1)).squeeze(-1)
        weights = scores.masked_fill(~valid, -1e9).softmax(-1)
        interest = (weights.unsqueeze(-1) * clicks).sum(1)
        return self.top(torch.cat([interest, wanted, interest * wanted], 1)).squeeze(1)


class MMoE(nn.Module):
    """Several tasks, each with its own gate over shared experts (Ma et al., 2018)."""

    def __init__(self, fields: int = 20, rows: int = 10_000, width: int = 16, experts: int = 8, tasks: int = 2):
        super().__init__()
        self.register_buffer("offsets", field_offsets([rows] * fields))
        self.embedding = nn.Embedding(fields * rows, width)
        flat = fields * width
        self.experts = nn.ModuleList(mlp([flat, 128, 64]) for _ in range(experts))
        self.gates = nn.ModuleList(nn.Linear(flat, experts) for _ in range(tasks))
        self.towers = nn.ModuleList(mlp([64, 32, 1], activate_last=False) for _ in range(tasks))

    def forward(self, ids: Tensor) -> Tensor:
        """Map one id a field (batch, fields) to logits (batch, tasks)."""
        x = self.embedding(ids + self.offsets).flatten(1)
        expert_outputs = torch.stack([expert(x) for expert in self.experts], 1)
        logits = [
            tower((gate(x).softmax(-1).unsqueeze(-1) * expert_outputs).sum(1))
            for gate, tower in zip(self.gates, self.towers, strict=True)
        ]
        return torch.cat(logits, 1)
