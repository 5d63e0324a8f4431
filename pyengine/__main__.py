"""`python -m pyengine` is the `pyengine` command."""

from pyengine.cli import main

raise SystemExit(main())
