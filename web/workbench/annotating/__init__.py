"""The tab to study: chapters, words in any language, marks, arrows and questions; and studies kept, shared and read."""
