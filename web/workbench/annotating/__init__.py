"""The tab to study: chapters, words in any language, marks, arrows and questions; studies saved, shared and read."""
