"""What a title puts on the table for people: its stage, its whole decisions, its facts, and what would follow.

Nothing here knows a game; `docs/stage.md` says what a title writes."""

from comptoir.stage.forms import Choice, Form, Missing, Part, Preset
from comptoir.stage.html import Html, fact, icon, mark, tag
from comptoir.stage.stage import Grid, Layout, Meter, Slot, Stage, Strip

__all__ = ["Choice", "Form", "Grid", "Html", "Layout", "Meter", "Missing", "Part", "Preset", "Slot", "Stage", "Strip",
           "fact", "icon", "mark", "tag"]
