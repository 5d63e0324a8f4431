"""Runs the unit tests with the newest Python on this machine, in an environment of its own in `var/`.

python build check_python [ARGUMENT OF PYTEST …]
"""

from __future__ import annotations

import sys
import sysconfig
from time import perf_counter

from interpreters import environment, newest, run_unit_tests
from paths import ROOT


def main() -> int:
    """pytest's exit status; 0, with a message, where there is no newer Python than this one."""
    found = newest(sys.version_info.minor + 1)
    if found is None:
        print(f"There is no newer Python here than {sysconfig.get_python_version()}: nothing to do")
        return 0
    minor, program = found
    python = environment("unit", program)
    start = perf_counter()
    status = run_unit_tests(python, ROOT, sys.argv[1:])
    print(f"The unit tests on Python 3.{minor}: {perf_counter() - start:.0f} s, exit status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main())
