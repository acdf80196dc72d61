"""The HTML parts: well-formed, self-contained and escaped."""

import xml.etree.ElementTree as ElementTree

import pytest

from tilewright.report import Bar, line_chart, page, section, table, ticks, timeline


def parse(fragment):
    """Parse a fragment; raises where it is not well-formed."""
    return ElementTree.fromstring(f"<div>{fragment}</div>")


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (0.5, 1.0, [0.5, 0.6, 0.7, 0.8, 0.9, 1.0]), (-1, 1, [-1, -0.5, 0, 0.5, 1])],
)
def test_ticks_are_round(low, high, expected):
    assert ticks(low, high) == pytest.approx(expected)


def test_ticks_of_an_empty_span_end():
    assert len(ticks(3.0, 3.0)) <= 1


def test_chart_has_a_line_for_each_series():
    drawn = parse(line_chart({"a": [(0, 1), (1, 0)], "b <c>": [(0, 2), (1, 2)]}, "step", "loss"))
    assert len(drawn.findall(".//polyline")) == 2
    assert "b <c>" in "".join(drawn.itertext())


def test_chart_of_nothing_is_empty():
    assert line_chart({}, "x", "y") == timeline([], "ms") == ""


def test_timeline_places_bars_in_order():
    bars = [Bar("thread 0", 5.0, 6.0, "matmul", "first"), Bar("thread 1", 6.0, 9.0, "row", "second & last")]
    drawn = parse(timeline(bars, "ms")).findall(".//rect")
    assert [bar.find("title").text for bar in drawn] == ["first", "second & last"]
    assert float(drawn[0].get("x")) < float(drawn[1].get("x"))
    assert float(drawn[1].get("width")) == pytest.approx(3 * float(drawn[0].get("width")), rel=0.01)


def test_page_needs_nothing_from_elsewhere():
    document = page("T", section("H", table(["a"], [["<script>"]], strong=[0]), note="n"))
    assert "&lt;script&gt;" in document
    assert "http" not in document
    assert "src=" not in document
