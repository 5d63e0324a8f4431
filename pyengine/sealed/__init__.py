"""Games between devices that trust nobody: hidden cards stay hidden, and every lie is found (`docs/sealed.md`)."""
