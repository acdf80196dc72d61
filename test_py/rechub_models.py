"""Every model of torch-rechub with what a step of it needs."""

import functools

import torch
from recommender_models import LENGTH, SAMPLES, Case, histories, ids, labels
from torch.nn import functional as F

WIDTH, USERS, ITEMS = 8, 40, 60
MLP = {"dims": [32, 16]}
NARROW = {"dims": [16, WIDTH]}


def rechub_features():
    """Features by name, as the package's examples declare them."""
    from torch_rechub.basic.features import DenseFeature, SequenceFeature, SparseFeature

    def sequence(name, pooling="concat", **options):
        return SequenceFeature(name, ITEMS, WIDTH, pooling, shared_with="item", **options)

    features = [DenseFeature(f"dense{i}") for i in range(3)]
    features += [SparseFeature(f"sparse{i}", rows, WIDTH) for i, rows in enumerate((5, 30, 100))]
    features += [SparseFeature("user", USERS, WIDTH), SparseFeature("item", ITEMS, WIDTH, padding_idx=0)]
    features += [sequence("history", padding_idx=0), sequence("neg_history", padding_idx=0)]
    features += [sequence("mean_history", "mean", padding_idx=0), sequence("sum_history", "sum")]
    features += [sequence("neg_items"), sequence("neg_item", "mean")]
    return {feature.name: feature for feature in features}


def rechub_inputs():
    """Values of all features; a model reads those that it has."""
    lengths = torch.randint(1, LENGTH + 1, (SAMPLES,))
    x = {f"dense{i}": torch.randn(SAMPLES) for i in range(3)}
    x |= {f"sparse{i}": ids(rows) for i, rows in enumerate((5, 30, 100))}
    x |= {"user": ids(USERS), "item": torch.randint(1, ITEMS, (SAMPLES,))}
    x |= {name: histories(ITEMS, lengths) for name in ("history", "neg_history", "mean_history", "sum_history")}
    x |= {"neg_items": torch.randint(1, ITEMS, (SAMPLES, 3)), "neg_item": torch.randint(1, ITEMS, (SAMPLES, 1))}
    return x | {"weight": torch.rand(SAMPLES) + 0.5}


def ctr_loss(model, x, y):
    """What ``CTRTrainer`` minimises."""
    predicted = model(x)
    extra = 0.0
    if isinstance(predicted, tuple):
        predicted, extra = predicted
    return F.binary_cross_entropy(predicted, y) + extra


def tasks_loss(model, x, y):
    """What ``MTLTrainer`` minimises."""
    predicted = model(x)
    return sum(F.binary_cross_entropy(predicted[:, i], y[:, i]) for i in range(y.shape[1])) / y.shape[1]


def pair_loss(model, x, y):
    """What ``MatchTrainer`` minimises in its mode 1."""
    positive, negative = model(x)
    return -(positive.view(-1) - negative.view(-1)).sigmoid().log().mean()


def list_loss(model, x, y):
    """What ``MatchTrainer`` minimises in its mode 2."""
    return F.cross_entropy(model(x), y.long())


def rechub(make, loss=ctr_loss, targets=labels, inputs=rechub_inputs):
    def optimizer(model):
        return torch.optim.Adam(model.parameters(), lr=1e-3, weight_decay=1e-5)

    return Case(lambda: make(rechub_features()), loss, lambda: (inputs(), targets()), optimizer)


def pick(features, *names):
    return [features[name] for name in names]


def ranking_cases():
    from torch_rechub.models import ranking

    fields = ("sparse0", "sparse1", "sparse2")
    numbers = ("dense0", "dense1", "dense2")
    mixed = (*numbers, *fields, "item", "mean_history", "sum_history")

    def wide(f):
        # Tables of the field-aware models have a row for each pair of id and field.
        from torch_rechub.basic.features import SparseFeature

        linear = [SparseFeature(g.name, g.vocab_size, 1) for g in pick(f, *fields)]
        cross = [SparseFeature(g.name, g.vocab_size * len(fields), WIDTH) for g in pick(f, *fields)]
        return linear, cross

    def sequences(f):
        return pick(f, "user", "dense0"), pick(f, "history"), pick(f, "item")

    return {
        "WideDeep": lambda f: ranking.WideDeep(pick(f, *numbers), pick(f, *fields), MLP),
        "DeepFM": lambda f: ranking.DeepFM(pick(f, *mixed), pick(f, *fields), MLP),
        "DCN": lambda f: ranking.DCN(pick(f, *mixed), 3, MLP),
        "DCNv2": lambda f: ranking.DCNv2(pick(f, *mixed), 2, MLP),
        "DCNv2, stacked, full rank": lambda f: ranking.DCNv2(pick(f, *mixed), 2, MLP, "stacked", False),
        "EDCN": lambda f: ranking.EDCN(pick(f, *mixed), 2, MLP),
        "AFM": lambda f: ranking.AFM(pick(f, *fields), WIDTH),
        "FiBiNet": lambda f: ranking.FiBiNet(pick(f, *fields), MLP),
        "DeepFFM": lambda f: ranking.DeepFFM(*wide(f), WIDTH, MLP),
        "FatDeepFFM": lambda f: ranking.FatDeepFFM(*wide(f), WIDTH, 1, MLP),
        "BST": lambda f: ranking.BST(*sequences(f), MLP, nhead=2, dropout=0.0, max_seq_len=LENGTH + 1),
        "DIN": lambda f: ranking.DIN(pick(f, "user"), *sequences(f)[1:], MLP, {"dims": [16]}),
        "DIEN": lambda f: ranking.DIEN(*sequences(f)[:2], pick(f, "neg_history"), pick(f, "item"), MLP),
        "AutoInt": lambda f: ranking.AutoInt(pick(f, *fields), pick(f, *numbers), mlp_params=MLP),
    }


def multi_task_cases():
    from torch_rechub.models import multi_task

    fields = ("dense0", "sparse0", "sparse1", "sparse2")
    tasks = ["classification"] * 2
    towers = [{"dims": [8]}] * 2

    def features(f):
        return pick(f, *fields)

    return {
        "SharedBottom": lambda f: multi_task.SharedBottom(features(f), tasks, MLP, towers),
        "ESMM": lambda f: multi_task.ESMM(pick(f, "user"), pick(f, "item", "sparse0"), MLP, MLP),
        "MMOE": lambda f: multi_task.MMOE(features(f), tasks, 4, MLP, towers),
        "PLE": lambda f: multi_task.PLE(features(f), tasks, 2, 2, 1, MLP, towers),
        "AITM": lambda f: multi_task.AITM(features(f), 2, MLP, towers),
    }


def matching_cases():
    """Models by name: how each is made, and its loss."""
    from torch_rechub.basic.features import DenseFeature, SequenceFeature
    from torch_rechub.models import matching
    from torch_rechub.models.matching import dssm_senet

    def user(f):
        return pick(f, "user", "mean_history")

    def multi(f):
        return pick(f, "user"), pick(f, "history"), pick(f, "item"), pick(f, "neg_items")

    def own(f):
        return SequenceFeature("history", ITEMS, WIDTH, "concat", padding_idx=0)

    def sasrec(f):
        shared = [SequenceFeature(n, ITEMS, WIDTH, "concat", shared_with="seq") for n in ("pos", "neg")]
        return matching.SASRec([SequenceFeature("seq", ITEMS, WIDTH, "concat"), *shared], LENGTH, 0.0)

    def sbc(f):
        towers = user(f), pick(f, "item"), [DenseFeature("weight")]
        return matching.YoutubeSBC(*towers, NARROW, NARROW, batch_size=SAMPLES)

    names = (["history"], ["item"], ["neg_items"])
    return {
        "DSSM": (lambda f: matching.DSSM(user(f), pick(f, "item"), NARROW, NARROW), ctr_loss),
        "DSSM, SENet": (lambda f: dssm_senet.DSSM(user(f), pick(f, "item", "sparse0"), NARROW, NARROW), ctr_loss),
        "FaceBookDSSM": (
            lambda f: matching.FaceBookDSSM(user(f), pick(f, "item"), pick(f, "neg_item"), NARROW, NARROW),
            pair_loss,
        ),
        "YoutubeDNN": (
            lambda f: matching.YoutubeDNN(user(f), pick(f, "item"), pick(f, "neg_items"), NARROW, 0.02),
            list_loss,
        ),
        "YoutubeSBC": (sbc, list_loss),
        "MIND": (lambda f: matching.MIND(*multi(f), max_length=LENGTH), list_loss),
        "MIND, dynamic": (lambda f: matching.MIND(*multi(f), max_length=LENGTH, dynamic_interest=True), list_loss),
        "ComirecSA": (lambda f: matching.ComirecSA(*multi(f)), list_loss),
        "ComirecDR": (lambda f: matching.ComirecDR(*multi(f), max_length=LENGTH), list_loss),
        "GRU4Rec": (lambda f: matching.GRU4Rec(*multi(f), NARROW), None),
        "NARM": (lambda f: matching.NARM(own(f), 16, 0.0, 0.0), None),
        "STAMP": (lambda f: matching.STAMP(own(f), 0.05, 0.002), None),
        "SASRec": (sasrec, pair_loss),
        "SINE": (lambda f: matching.SINE(*names, ITEMS, WIDTH, 16, 5, 2, LENGTH), list_loss),
    }


def session_batch():
    """Sessions with the item that follows; every length occurs, so that the longest one is as long as the mask."""
    lengths = torch.arange(SAMPLES) % LENGTH + 1
    seq, pos, neg = (histories(ITEMS, lengths) for _ in range(3))
    return {"history": histories(ITEMS, lengths), "seq": seq, "pos": pos, "neg": neg}


def sequence_batch():
    return {"tokens": histories(ITEMS, torch.randint(2, LENGTH + 1, (SAMPLES,))), "seconds": ids(9000, SAMPLES, LENGTH)}


def next_token_loss(model, x, y):
    """What ``SeqTrainer`` minimises."""
    tokens, logits = x["tokens"], model(x["tokens"], x["seconds"])
    following = torch.cat([tokens[:, 1:], y.long().unsqueeze(-1)], 1).masked_fill(tokens.eq(0), 0)
    logits = logits.clone()
    logits[..., 0] = -1e9
    return F.cross_entropy(logits.reshape(-1, logits.size(-1)), following.reshape(-1), ignore_index=0)


def quantizer_loss(model, x, y):
    """What ``RqvaeTrainer`` minimises."""
    out, quantized, _ = model(x)
    return model.compute_loss(out, quantized, xs=x)[0]


def generative_cases():
    from torch_rechub.models import generative

    sizes = {"d_model": 32, "n_heads": 2, "n_layers": 2, "max_seq_len": LENGTH, "dropout": 0.0}
    sequence = functools.partial(rechub, loss=next_token_loss, targets=lambda: ids(ITEMS), inputs=sequence_batch)

    def hllm(_):
        return generative.HLLMModel(torch.randn(ITEMS, 32), ITEMS, **sizes)

    def quantizer(_):
        return generative.RQVAEModel(32, [16, 16], 8, [24], sk_epsilons=[0.0, 0.003])

    return {
        "HSTU": functools.partial(sequence, lambda _: generative.HSTUModel(ITEMS, dqk=16, dv=16, **sizes)),
        "HSTU, l2, untied": functools.partial(
            sequence,
            lambda _: generative.HSTUModel(ITEMS, dqk=16, dv=16, tie_embeddings=False, score_norm="l2", **sizes),
        ),
        "HLLM": functools.partial(sequence, hllm),
        "RQVAE": functools.partial(rechub, quantizer, quantizer_loss, inputs=lambda: torch.randn(SAMPLES, 32)),
        "TIGER": functools.partial(
            rechub, tiger, tiger_loss, targets=lambda: ids(ITEMS, SAMPLES, 4), inputs=tiger_batch
        ),
    }


def tiger(_):
    from torch_rechub.models.generative import TIGERModel
    from transformers import T5Config

    sizes = {"d_model": 32, "d_ff": 64, "d_kv": 16, "num_heads": 2, "num_layers": 2, "vocab_size": ITEMS}
    return TIGERModel(T5Config(dropout_rate=0.0, decoder_start_token_id=0, **sizes))


def tiger_batch():
    tokens = sequence_batch()["tokens"]
    return {"input_ids": tokens, "attention_mask": (tokens != 0).long()}


def tiger_loss(model, x, y):
    return model(**x, labels=y, return_dict=True).loss


def all_cases():
    cases = {name: functools.partial(rechub, make) for name, make in ranking_cases().items()}
    two = functools.partial(labels, SAMPLES, 2)
    for name, make in multi_task_cases().items():
        targets = functools.partial(labels, SAMPLES, 3) if name == "ESMM" else two
        cases[name] = functools.partial(rechub, make, tasks_loss, targets)
    for name, (make, loss) in matching_cases().items():
        cases[name] = matching_case(name, make, loss)
    return cases | generative_cases()


def matching_case(name, make, loss):
    zeros = functools.partial(torch.zeros, SAMPLES)
    if name == "SASRec":
        return functools.partial(rechub, make, loss, zeros, session_batch)
    if name == "GRU4Rec":
        # Its score has one number for each item of the list.
        return functools.partial(rechub, make, lambda m, x, y: F.cross_entropy(m(x), y.long()), zeros)
    if loss is None:
        return functools.partial(rechub, make, list_loss, lambda: ids(ITEMS), session_batch)
    return functools.partial(rechub, make, loss, labels if loss is ctr_loss else zeros)
