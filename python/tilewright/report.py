"""Builds a self-contained HTML page from tables, line charts and timelines: inline SVG, no scripts from elsewhere."""

import html
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

# Colours that stay apart in print and for colour-blind readers (Okabe and Ito).
PALETTE = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#000000")

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: #222; max-width: 1240px; margin: 2em auto; padding: 0 1.5em; }
h1 { font-size: 1.7em; } h2 { font-size: 1.3em; margin-top: 2em; border-top: 1px solid #ccc; padding-top: 1em; }
h3 { font-size: 1.05em; margin: 1.5em 0 .5em; } p.note { color: #555; max-width: 75em; }
div.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: .3em .8em; text-align: right; white-space: nowrap; } th { border-bottom: 2px solid #222; }
td { border-bottom: 1px solid #e5e5e5; } th:first-child, .text { text-align: left; }
tr.strong { font-weight: 600; background: #eef5fb; } tbody tr:hover { background: #f5f5f5; }
svg { width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: #444; }
svg .bar:hover { opacity: .6; } .legend { font-size: 13px; margin-top: 0; } .legend span { margin-right: 1.5em; }
.legend i { display: inline-block; width: 1.2em; height: .7em; margin-right: .4em; }
"""


@dataclass(frozen=True)
class Bar:
    """One event of a timeline: from ``start`` to ``end`` (same unit) on a row, coloured by its kind."""

    row: str
    start: float
    end: float
    kind: str
    tooltip: str


def page(title: str, *sections: str) -> str:
    """Return a complete HTML document."""
    return (
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{html.escape(title)}</title>"
        f"<style>{_STYLE}</style></head><body><h1>{html.escape(title)}</h1>{''.join(sections)}</body></html>\n"
    )


def section(heading: str, *parts: str, note: str = "") -> str:
    """Return a part of a page under a heading, with a paragraph that explains it."""
    return f"<h2>{html.escape(heading)}</h2>{paragraph(note) if note else ''}{''.join(parts)}"


def subsection(heading: str, *parts: str) -> str:
    """Return a part of a section under a heading."""
    return f"<h3>{html.escape(heading)}</h3>{''.join(parts)}"


def paragraph(text: str) -> str:
    """Return a paragraph that explains what is around it."""
    return f"<p class='note'>{html.escape(text)}</p>"


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], strong: Iterable[int] = ()) -> str:
    """Return a table; ``strong`` are the indices of the rows to emphasize. Columns of words are aligned to the left."""
    rows = [[str(value) for value in row] for row in rows]
    emphasized = set(strong)
    words = [all(not row[i] or row[i][0].isalpha() for row in rows) for i in range(len(headings))]

    def cells(tag: str, values: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{' class=text' if is_words else ''}>{html.escape(value)}</{tag}>"
            for value, is_words in zip(values, words, strict=True)
        )

    body = "".join(
        f"<tr{' class=strong' if index in emphasized else ''}>{cells('td', row)}</tr>" for index, row in enumerate(rows)
    )
    head = f"<thead><tr>{cells('th', headings)}</tr></thead>"
    return f"<div class='table'><table>{head}<tbody>{body}</tbody></table></div>"


def legend(names: Iterable[str]) -> str:
    """Return the colours of the given names, in their order."""
    entries = "".join(
        f"<span><i style='background:{PALETTE[index % len(PALETTE)]}'></i>{html.escape(name)}</span>"
        for index, name in enumerate(names)
    )
    return f"<p class='legend'>{entries}</p>"


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Return round values between two bounds, about ``count`` of them."""
    span = max(high - low, 1e-30)
    magnitude = 1.0
    while magnitude * 10 <= span / count:
        magnitude *= 10
    while magnitude > span / count:
        magnitude /= 10
    step = next(magnitude * factor for factor in (1, 2, 5, 10) if magnitude * factor >= span / count)
    first = int(low / step) + (low > int(low / step) * step)
    return [index * step for index in range(first, int(high / step + 1e-9) + 1)]


def line_chart(series: Mapping[str, Sequence[tuple[float, float]]], x_label: str, y_label: str) -> str:
    """Return a chart of named (x, y) series with a legend."""
    points = [point for line in series.values() for point in line]
    if not points:
        return ""
    width, height, left, bottom, top = 960, 320, 64, 40, 24
    x_low, x_high = min(x for x, _ in points), max(x for x, _ in points)
    y_low, y_high = min(y for _, y in points), max(y for _, y in points)

    def place_x(x: float) -> float:
        return left + (width - left - 12) * (x - x_low) / ((x_high - x_low) or 1)

    def place_y(y: float) -> float:
        return height - bottom - (height - bottom - top) * (y - y_low) / ((y_high - y_low) or 1)

    parts = []
    for value in ticks(x_low, x_high):
        parts.append(f"<text x='{place_x(value):.1f}' y='{height - 22}' text-anchor='middle'>{value:g}</text>")
    for value in ticks(y_low, y_high):
        y = place_y(value)
        parts.append(f"<line x1='{left}' x2='{width - 12}' y1='{y:.1f}' y2='{y:.1f}' stroke='#e5e5e5'/>")
        parts.append(f"<text x='{left - 6}' y='{y + 4:.1f}' text-anchor='end'>{value:g}</text>")
    for index, line in enumerate(series.values()):
        path = " ".join(f"{place_x(x):.1f},{place_y(y):.1f}" for x, y in line)
        colour = PALETTE[index % len(PALETTE)]
        parts.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='1.5'/>")
    parts.append(f"<text x='{width / 2}' y='{height - 4}' text-anchor='middle'>{html.escape(x_label)}</text>")
    parts.append(f"<text x='{left}' y='{top - 10}'>{html.escape(y_label)}</text>")
    return f"<svg viewBox='0 0 {width} {height}'>{''.join(parts)}</svg>{legend(series)}"


def timeline(bars: Sequence[Bar], unit: str) -> str:
    """Return bars over time, one line for each row name, with what each is on hover."""
    if not bars:
        return ""
    rows = sorted({bar.row for bar in bars})
    kinds = list(dict.fromkeys(bar.kind for bar in bars))
    width, left, row_height = 960, 96, 26
    height = row_height * len(rows) + 34
    origin, end = min(bar.start for bar in bars), max(bar.end for bar in bars)
    scale = (width - left - 12) / ((end - origin) or 1)
    parts = []
    for index, row in enumerate(rows):
        y = row_height * index
        parts.append(f"<text x='0' y='{y + 17}'>{html.escape(row)}</text>")
        parts.append(f"<path d='M{left} {y + 3}h{width - left - 12}v{row_height - 6}H{left}z' fill='#f4f4f4'/>")
    for value in ticks(0, end - origin, 8):
        x = left + scale * value
        parts.append(f"<line x1='{x:.1f}' x2='{x:.1f}' y1='0' y2='{height - 34}' stroke='#ddd'/>")
        parts.append(f"<text x='{x:.1f}' y='{height - 18}' text-anchor='middle'>{value:g}</text>")
    for bar in bars:
        x, y = left + scale * (bar.start - origin), row_height * rows.index(bar.row) + 3
        colour = PALETTE[kinds.index(bar.kind) % len(PALETTE)]
        parts.append(
            f"<rect class='bar' x='{x:.2f}' y='{y}' width='{max(scale * (bar.end - bar.start), 0.4):.2f}' "
            f"height='{row_height - 6}' fill='{colour}'><title>{html.escape(bar.tooltip)}</title></rect>"
        )
    parts.append(f"<text x='{width / 2}' y='{height - 3}' text-anchor='middle'>{html.escape(unit)}</text>")
    return f"<svg viewBox='0 0 {width} {height}'>{''.join(parts)}</svg>{legend(kinds)}"
