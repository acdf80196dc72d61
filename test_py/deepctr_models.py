"""Every model of deepctr-torch with what a step of it needs."""

import functools
import inspect

import torch
from recommender_models import LENGTH, SAMPLES, Case, histories, ids, labels


def deepctr_loss(model, x, y):
    """What ``BaseModel.fit`` minimises."""
    predicted, functions = model(x), model.loss_func
    if isinstance(functions, list):
        loss = sum(f(predicted[:, i], y[:, i], reduction="sum") for i, f in enumerate(functions))
    else:
        loss = functions(predicted.squeeze(-1), y, reduction="sum")
    return (loss + model.get_regularization_loss() + model.aux_loss).sum()


def deepctr_columns(kind="all"):
    """Feature columns of the package's tests: ids, numbers, and bags of ids summed, averaged and maximised."""
    from deepctr_torch.inputs import DenseFeat, SparseFeat, VarLenSparseFeat

    columns = [SparseFeat(f"sparse{i}", rows, 4) for i, rows in enumerate((3, 8, 50))]
    if kind != "no numbers":
        columns += [DenseFeat(f"dense{i}", 1) for i in range(2)]
    bags = ["sum", "mean", "max"] if kind != "no bags" else []
    return columns + [VarLenSparseFeat(SparseFeat(f"bag_{mode}", 20, 4), LENGTH, mode) for mode in bags]


def deepctr_histories(negatives):
    """Feature columns of the package's DIN and DIEN examples."""
    from deepctr_torch.inputs import DenseFeat, SparseFeat, VarLenSparseFeat

    columns = [SparseFeat("user", 40, 4), SparseFeat("gender", 2, 4), SparseFeat("item_id", 60, 8)]
    columns += [SparseFeat("cate_id", 10, 4), DenseFeat("pay_score", 1)]
    for prefix in ["hist_", "neg_hist_"] if negatives else ["hist_"]:
        for name, rows, width in [("item_id", 60, 8), ("cate_id", 10, 4)]:
            table = SparseFeat(prefix + name, rows, width, embedding_name=name)
            columns.append(VarLenSparseFeat(table, LENGTH, length_name="seq_length"))
    return columns


def deepctr_batch(columns, tasks, shortest=1):
    """One float matrix of all features, ids included, in the order that the package defines."""
    from deepctr_torch.inputs import DenseFeat, SparseFeat, build_input_features

    lengths = torch.randint(shortest, LENGTH + 1, (SAMPLES,))
    values = {"seq_length": lengths.unsqueeze(1)}
    for column in columns:
        if isinstance(column, DenseFeat):
            values[column.name] = torch.rand(SAMPLES, 1)
        elif isinstance(column, SparseFeat):
            values[column.name] = ids(column.vocabulary_size, SAMPLES, 1)
        else:
            values[column.name] = histories(column.vocabulary_size, lengths)
    x = torch.cat([values[name].float() for name in build_input_features(columns)], 1)
    return x, labels(SAMPLES, tasks) if tasks > 1 else labels()


def deepctr(name, *leading, columns, tasks=1, shortest=1, optimizer="adam", **options):
    """A case whose model takes ``columns`` as often as its constructor asks for them."""
    import deepctr_torch.models as models

    kind = getattr(models, name)
    places = [p for p in inspect.signature(kind).parameters if p.endswith("feature_columns")]
    # The last two of MLR have defaults.
    places = places[:1] if name == "MLR" else places

    def make():
        model = kind(*[columns] * len(places), *leading, **options)
        model.compile(optimizer, ["binary_crossentropy"] * tasks if tasks > 1 else "binary_crossentropy")
        return model

    return Case(make, deepctr_loss, lambda: deepctr_batch(columns, tasks, shortest), lambda model: model.optim)


def all_cases():
    plain, two = {"columns": deepctr_columns()}, {"columns": deepctr_columns(), "tasks": 2}
    sparse = {"columns": deepctr_columns("no numbers")}
    cases = {name: (name, plain) for name in ("WDL", "DeepFM", "xDeepFM", "DCN", "NFM", "AFN", "AutoInt", "FiBiNET")}
    cases |= {name: (name, plain) for name in ("IFM", "DIFM", "MLR", "DCNMix", "PNN")}
    cases |= {name: (name, sparse) for name in ("AFM", "CCPM")}
    cases["ONN"] = ("ONN", {"columns": deepctr_columns("no bags")})
    cases |= {name: (name, two) for name in ("SharedBottom", "ESMM", "MMOE", "PLE")}
    cases["DCN, matrix, Adagrad"] = ("DCN", {**plain, "cross_parameterization": "matrix", "optimizer": "adagrad"})
    cases["PNN, outer"] = ("PNN", {**plain, "use_inner": False, "use_outter": True})
    cases["xDeepFM, one half, SGD"] = ("xDeepFM", {**plain, "cin_split_half": False, "optimizer": "sgd"})
    cases["FiBiNET, each"] = ("FiBiNET", {**plain, "bilinear_type": "each"})
    cases["DeepFM, batch norm, RMSprop"] = ("DeepFM", {**plain, "dnn_use_bn": True, "optimizer": "rmsprop"})
    history = {"columns": deepctr_histories(negatives=False)}
    cases["DIN"] = ("DIN", history)
    cases["DIN, weights normalized"] = ("DIN", {**history, "att_weight_normalization": True})
    for gru in ("GRU", "AIGRU", "AGRU", "AUGRU"):
        cases[f"DIEN, {gru}"] = ("DIEN", {**history, "gru_type": gru})
    cases["DIEN, empty histories"] = ("DIEN", {**history, "shortest": 0})
    negatives = {"columns": deepctr_histories(negatives=True), "use_negsampling": True}
    cases["DIEN, negatives"] = ("DIEN", negatives)
    features = {"DIN", "DIEN"}
    return {
        label: functools.partial(deepctr, name, *([["item_id", "cate_id"]] if name in features else []), **options)
        for label, (name, options) in cases.items()
    }
