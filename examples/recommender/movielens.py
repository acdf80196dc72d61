"""MovieLens-100k: 100,000 ratings of 1,682 films by 943 people (GroupLens, 1998), as features for a recommender.

The data ships inside a package on the Python package index. Only that file is downloaded, nothing of it is installed
or executed, and its hash is checked. GroupLens asks not to redistribute the data, so it is not part of this repository.
"""

import csv
import functools
import hashlib
import io
import math
import os
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

PACKAGE = "recbole==1.2.1"
WHEEL = "recbole-1.2.1-py3-none-any.whl"
SHA256 = "9c9948202011f37eb0a7c6768129313f00d6403ad221ec940d5e2d5d5f33a407"
FOLDER = "recbole/dataset_example/ml-100k/ml-100k"
HISTORY = 20  # Films that a person has rated before.


def wheel() -> Path:
    """Return the package's file, downloaded the first time.

    Raises
    ------
    RuntimeError
        If the file is not the one whose hash is written here.
    """
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "tilewright-examples"
    path = cache / WHEEL
    if not path.exists():
        cache.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        options = ["--no-deps", "--only-binary=:all:", "--dest", str(cache)]
        subprocess.run([*command, *options, PACKAGE], check=True, stdin=subprocess.DEVNULL)
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        path.unlink()
        raise RuntimeError(f"{WHEEL} is not the expected file; it was removed, try again")
    return path


def read_table(archive: zipfile.ZipFile, kind: str) -> list[dict[str, str]]:
    """Read one of the tab-separated tables; a column is called ``name:type``."""
    with archive.open(f"{FOLDER}.{kind}") as file:
        lines = csv.reader(io.TextIOWrapper(file, "utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE)
        names = [column.partition(":")[0] for column in next(lines)]
        return [dict(zip(names, line, strict=True)) for line in lines]


class Vocabulary(dict):
    """Numbers values in the order they come."""

    def __missing__(self, value: str) -> int:
        self[value] = len(self)
        return self[value]


@dataclass
class MovieLens:
    """All ratings in random order: the first 80 % are for training.

    Attributes
    ----------
    ids
        One id a field, (ratings, fields): user, film, occupation, gender, genre, decade of release, decade of age.
    dense
        Standardized numbers, (ratings, 4): age, year of release, and how often user and film occur in training (log).
    liked, loved
        1 for four or five stars, 1 for five, (ratings,).
    history
        The films that the user had rated before, the last ones first, (ratings, HISTORY); from 1 on, 0 for none.
    rows
        Number of different ids in each field.
    split
        Number of ratings for training.
    """

    ids: Tensor
    dense: Tensor
    liked: Tensor
    loved: Tensor
    history: Tensor
    rows: list[int]
    split: int


def count_log(column: Tensor, split: int, rows: int) -> Tensor:
    """Logarithm of how often each id occurs in the training part."""
    return torch.bincount(column[:split], minlength=rows)[column].float().log1p()


def earlier_films(ids: Tensor, times: list[float]) -> Tensor:
    """Films that the user of each rating has rated before it."""
    seen: dict[int, list[int]] = {}
    history = torch.zeros(len(ids), HISTORY, dtype=torch.int64)
    for rating in sorted(range(len(ids)), key=times.__getitem__):
        user, film = ids[rating, :2].tolist()
        films = seen.setdefault(user, [])
        history[rating, : len(films)] = torch.tensor(films)
        seen[user] = [film + 1, *films][:HISTORY]
    return history


@functools.cache
def movielens() -> MovieLens:
    """Read the data and make the features; the same ones every time."""
    with zipfile.ZipFile(wheel()) as archive:
        ratings = read_table(archive, "inter")
        users = {user["user_id"]: user for user in read_table(archive, "user")}
        films = {film["item_id"]: film for film in read_table(archive, "item")}

    vocabularies = [Vocabulary() for _ in range(7)]
    ids, dense, stars = [], [], []
    for rating in ratings:
        user, film = users[rating["user_id"]], films[rating["item_id"]]
        age = int(user["age"])
        year = int(film["release_year"]) if film["release_year"].isdigit() else 1995
        genre = film["class"].split(" ")[0]
        values = (
            rating["user_id"],
            rating["item_id"],
            user["occupation"],
            user["gender"],
            genre,
            year // 10,
            age // 10,
        )
        ids.append([vocabulary[str(value)] for vocabulary, value in zip(vocabularies, values, strict=True)])
        dense.append([age, year])
        stars.append(float(rating["rating"]))

    order = torch.randperm(len(ratings), generator=torch.Generator().manual_seed(0))
    split = math.floor(0.8 * len(ratings))
    rows = [len(vocabulary) for vocabulary in vocabularies]
    all_ids, all_stars = torch.tensor(ids)[order], torch.tensor(stars)[order]
    history = earlier_films(torch.tensor(ids), [float(rating["timestamp"]) for rating in ratings])[order]
    counts = [count_log(all_ids[:, field], split, rows[field]) for field in (0, 1)]
    numbers = torch.stack([*torch.tensor(dense, dtype=torch.float32)[order].unbind(1), *counts], 1)
    numbers = (numbers - numbers[:split].mean(0)) / numbers[:split].std(0)
    liked, loved = (all_stars >= 4).float(), (all_stars >= 5).float()
    return MovieLens(all_ids, numbers, liked, loved, history, rows, split)


def area_under_curve(scores: Tensor, labels: Tensor) -> float:
    """Probability that a liked film scores above one that is not: the area under the ROC curve, ties counted half."""
    _, inverse, counts = scores.unique(return_inverse=True, return_counts=True)
    # The mean rank of equal scores, from 1.
    last = counts.cumsum(0).double()
    ranks = (last - (counts - 1) / 2)[inverse]
    positives = labels.sum().double()
    negatives = len(labels) - positives
    return float((ranks[labels > 0].sum() - positives * (positives + 1) / 2) / (positives * negatives))
