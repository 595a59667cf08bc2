"""What stands around the rules: game, settings, match, record, view, texts, rulebook, content, lesson."""
