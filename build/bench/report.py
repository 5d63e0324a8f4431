"""What all cases take and print alike: arguments, the machine on which they ran, and tables."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any

from bench.clock import ROUNDS, Table, rates, ratios


def machine() -> dict[str, Any]:
    """The processor, its cores, the load before the run, the date, and Python."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "date": datetime.now(UTC).date().isoformat(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def listed(facts: dict[str, Any]) -> str:
    """Facts as a line."""
    return ", ".join(f"{name} {value}" for name, value in facts.items())


def arguments(doc: str | None) -> argparse.ArgumentParser:
    """A case's arguments; its docstring is what `--help` shows."""
    return argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)


def table(columns: Sequence[Any], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """The lines of a Markdown table."""
    for cells in chain([columns, ["---"] * len(columns)], rows):
        yield f"| {' | '.join(map(str, cells))} |"


def show(columns: Sequence[Any], rows: Iterable[Sequence[Any]]) -> None:
    """Print a table, each row as soon as it is there."""
    print()
    for line in table(columns, rows):
        print(line, flush=True)


def compare(samples: Table, ours: str) -> dict[str, dict[str, float]]:
    """Rates, and the ratios of ours to each of them: the middle one of the rounds, the least and the most."""
    found = {}
    for name, rate in rates(samples).items():
        least, middle, most = sorted(ratios(samples, ours, name))[:: ROUNDS // 2]
        found[name] = {"rate": rate, "ratio": middle, "least": least, "most": most}
    return found


def compared(found: dict[str, dict[str, float]], ours: str) -> Iterator[Sequence[Any]]:
    """The rows of such a comparison."""
    for name, each in found.items():
        figures = (f"{each['ratio']:.2f}", f"{each['least']:.2f}…{each['most']:.2f}") if name != ours else ("", "")
        yield name, f"{each['rate']:.{0 if each['rate'] >= 100 else 1}f}", *figures
