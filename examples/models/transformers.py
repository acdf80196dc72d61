"""Two decoder-only transformers: a GPT-2 block and a Llama block."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class GPTBlock(nn.Module):
    """Pre-norm block: causal self-attention, then an MLP with GELU."""

    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.attention_norm = nn.LayerNorm(width)
        self.mlp_norm = nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width)
        self.projection = nn.Linear(width, width)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        """Map (batch, time, width) to the same shape."""
        batch, time, width = x.shape
        query, key, value = (
            part.view(batch, time, self.heads, width // self.heads).transpose(1, 2)
            for part in self.qkv(self.attention_norm(x)).split(width, dim=2)
        )
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.projection(mixed.transpose(1, 2).reshape(batch, time, width))
        return x + self.down(F.gelu(self.up(self.mlp_norm(x))))


class GPT(nn.Module):
    """GPT-2 with learned positions and an untied head."""

    def __init__(self, vocabulary: int, context: int, layers: int, width: int, heads: int):
        super().__init__()
        self.token = nn.Embedding(vocabulary, width)
        self.position = nn.Embedding(context, width)
        self.blocks = nn.ModuleList(GPTBlock(width, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        """Map token ids (batch, time) to logits (batch, time, vocabulary)."""
        x = self.token(tokens) + self.position(torch.arange(tokens.shape[1]))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class RMSNorm(nn.Module):
    """Root-mean-square norm written out, as Llama code does."""

    def __init__(self, width: int):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x: Tensor) -> Tensor:
        """Scale every row to unit root mean square."""
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * self.weight


def rotate(x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
    """Apply rotary position embedding to (batch, heads, time, head width)."""
    first, second = x.chunk(2, -1)
    return torch.cat((first * cosine - second * sine, second * cosine + first * sine), -1)


class LlamaBlock(nn.Module):
    """Pre-norm block: grouped-query attention with rotary positions, then a gated MLP."""

    def __init__(self, width: int, heads: int, key_heads: int, hidden: int):
        super().__init__()
        self.heads, self.key_heads, self.head_width = heads, key_heads, width // heads
        self.attention_norm, self.mlp_norm = RMSNorm(width), RMSNorm(width)
        self.query = nn.Linear(width, width, bias=False)
        self.key = nn.Linear(width, key_heads * self.head_width, bias=False)
        self.value = nn.Linear(width, key_heads * self.head_width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.gate = nn.Linear(width, hidden, bias=False)
        self.up = nn.Linear(width, hidden, bias=False)
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x: Tensor, cosine: Tensor, sine: Tensor) -> Tensor:
        """Map (batch, time, width) to the same shape; the rotary tables are (time, head width / 2)."""
        batch, time, width = x.shape

        def split(rows: Tensor, heads: int) -> Tensor:
            return rows.view(batch, time, heads, self.head_width).transpose(1, 2)

        normed = self.attention_norm(x)
        query = rotate(split(self.query(normed), self.heads), cosine, sine)
        key = rotate(split(self.key(normed), self.key_heads), cosine, sine)
        value = split(self.value(normed), self.key_heads)
        group = self.heads // self.key_heads
        key, value = key.repeat_interleave(group, 1), value.repeat_interleave(group, 1)
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.out(mixed.transpose(1, 2).reshape(batch, time, width))
        normed = self.mlp_norm(x)
        return x + self.down(F.silu(self.gate(normed)) * self.up(normed))


class Llama(nn.Module):
    """A small Llama."""

    def __init__(self, vocabulary: int, context: int, layers: int, width: int, heads: int, key_heads: int, hidden: int):
        super().__init__()
        self.token = nn.Embedding(vocabulary, width)
        self.blocks = nn.ModuleList(LlamaBlock(width, heads, key_heads, hidden) for _ in range(layers))
        self.norm = RMSNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)
        head_width = width // heads
        frequency = 10000 ** (-torch.arange(0, head_width, 2).float() / head_width)
        angle = torch.outer(torch.arange(context).float(), frequency)
        self.register_buffer("cosine", angle.cos())
        self.register_buffer("sine", angle.sin())

    def forward(self, tokens: Tensor) -> Tensor:
        """Map token ids (batch, time) to logits (batch, time, vocabulary)."""
        x = self.token(tokens)
        time = tokens.shape[1]
        for block in self.blocks:
            x = block(x, self.cosine[:time], self.sine[:time])
        return self.head(self.norm(x))
