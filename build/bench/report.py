"""What all cases print alike: the machine on which they ran, and tables."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
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


def row(*cells: Any) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def heading(*cells: Any) -> str:
    """The first two rows of a Markdown table."""
    return f"{row(*cells)}\n{row(*('---' for _ in cells))}"


def show(columns: Sequence[Any], rows: Iterable[Sequence[Any]]) -> None:
    """Print a table, each row as soon as it is there."""
    print(f"\n{heading(*columns)}", flush=True)
    for cells in rows:
        print(row(*cells), flush=True)


def compare(table: Table, ours: str) -> tuple[dict[str, dict[str, float]], list[str]]:
    """Compares ours with each of the others: rates and ratios, and rows of a Markdown table."""
    found, rows = {}, []
    for name, rate in rates(table).items():
        least, middle, most = sorted(ratios(table, ours, name))[:: ROUNDS // 2]
        found[name] = {"rate": rate, "ratio": middle, "least": least, "most": most}
        figures = (f"{middle:.2f}", f"{least:.2f}…{most:.2f}") if name != ours else ("", "")
        rows.append(row(name, f"{rate:.0f}" if rate >= 100 else f"{rate:.1f}", *figures))
    return found, rows
