"""What boards are drawn with: an escaping SVG builder and the pieces that several games share."""
