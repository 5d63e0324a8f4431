"""What helps to translate: what is missing, messages in their places, languages that nobody speaks."""
