"""The workbench: positions set up, analysed and annotated as one study; a part that only its page loads."""
