"""What the boards are made of: pictures and panels, pen, palette, icons, text measure. It knows no game."""
