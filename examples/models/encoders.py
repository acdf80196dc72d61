"""Two encoders with attention in both directions: a BERT block over padded text, and a vision transformer."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class EncoderBlock(nn.Module):
    """Self-attention and an MLP with GELU, each with a norm before (ViT) or after it (BERT)."""

    def __init__(self, width: int, heads: int, dropout: float = 0.0, pre_norm: bool = False):
        super().__init__()
        self.heads, self.pre_norm = heads, pre_norm
        self.attention_norm = nn.LayerNorm(width)
        self.mlp_norm = nn.LayerNorm(width)
        self.query, self.key, self.value = (nn.Linear(width, width) for _ in range(3))
        self.projection = nn.Linear(width, width)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)
        self.dropout = nn.Dropout(dropout)

    def attend(self, x: Tensor, mask: Tensor | None) -> Tensor:
        """Mix positions; ``mask`` (batch, 1, 1, time) is true where a key may be seen."""
        batch, time, width = x.shape

        def split(rows: Tensor) -> Tensor:
            return rows.view(batch, time, self.heads, width // self.heads).transpose(1, 2)

        dropout = self.dropout.p if self.training else 0.0
        heads = (split(linear(x)) for linear in (self.query, self.key, self.value))
        mixed = F.scaled_dot_product_attention(*heads, attn_mask=mask, dropout_p=dropout)
        return self.dropout(self.projection(mixed.transpose(1, 2).reshape(batch, time, width)))

    def transform(self, x: Tensor) -> Tensor:
        """Apply the MLP to every position."""
        return self.dropout(self.down(F.gelu(self.up(x))))

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        """Map (batch, time, width) to the same shape."""
        if self.pre_norm:
            x = x + self.attend(self.attention_norm(x), mask)
            return x + self.transform(self.mlp_norm(x))
        x = self.attention_norm(x + self.attend(x, mask))
        return self.mlp_norm(x + self.transform(x))


class BERT(nn.Module):
    """Encoder of padded text with a head that predicts every position's token."""

    def __init__(self, vocabulary: int, context: int, layers: int, width: int, heads: int, dropout: float):
        super().__init__()
        self.token = nn.Embedding(vocabulary, width)
        self.position = nn.Embedding(context, width)
        self.norm = nn.LayerNorm(width)
        self.dropout = nn.Dropout(dropout)
        self.blocks = nn.ModuleList(EncoderBlock(width, heads, dropout) for _ in range(layers))
        self.head = nn.Linear(width, vocabulary)

    def forward(self, tokens: Tensor, is_token: Tensor) -> Tensor:
        """Map ids and what of them is no padding, both (batch, time), to logits (batch, time, vocabulary)."""
        x = self.token(tokens) + self.position(torch.arange(tokens.shape[1]))
        x = self.dropout(self.norm(x))
        for block in self.blocks:
            x = block(x, is_token[:, None, None, :])
        return self.head(x)


class ViT(nn.Module):
    """Vision transformer: patches by a convolution, a class token, learned positions."""

    def __init__(self, classes: int, image: int, patch: int, layers: int, width: int, heads: int):
        super().__init__()
        self.patches = nn.Conv2d(3, width, patch, stride=patch)
        self.class_token = nn.Parameter(torch.zeros(1, 1, width))
        self.position = nn.Parameter(torch.randn(1, (image // patch) ** 2 + 1, width) * 0.02)
        self.blocks = nn.ModuleList(EncoderBlock(width, heads, pre_norm=True) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, classes)

    def forward(self, images: Tensor) -> Tensor:
        """Map images (batch, 3, image, image) to logits (batch, classes)."""
        x = self.patches(images).flatten(2).transpose(1, 2)
        x = torch.cat((self.class_token.expand(x.shape[0], -1, -1), x), 1) + self.position
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x[:, 0]))
