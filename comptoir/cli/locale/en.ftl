### The command line in English.

## Commands that can be typed while playing; the English words are always understood

command-undo = undo
command-save = save
command-help = help
command-why = why
command-board = board
command-log = log
command-fill = fill
command-choices = choices
command-table = table
command-quit = quit

help-choose = a number, or words that fit one choice only; several numbers (1 3) answer a question that comes again
help-undo = take back your last choice, and what followed from it
help-save = write the game to a file; a saved game is taken up again with --resume
help-help = this list
help-why = the rule of a word: why office; why alone lists what can be asked
help-board = write a picture of the table: board FILE.svg
help-log = what happened; log all for everything
help-choices = list all choices again
help-table = show the table again (or just press Enter)
help-quit = leave; the game is kept

## What is said

player = Player
player-numbered = Player { $n }
hint = help: what you can type
not-understood = “{ $text }” fits no choice. Type a number, words of a choice, or help.
ambiguous = “{ $text }” fits several:
more-choices = { $n ->
    [one] … and one more: choices lists them all; words of a choice narrow them down.
   *[other] … and { $n } more: choices lists them all; words of a choice narrow them down.
}
stopped = That cannot follow: { $label }.
saved = Saved to { $file }.
resume-with = Go on with: { $command }
keep = Keep the game? [Y/n]
board-written = The table is drawn in { $file }.
file-exists = { $file } exists already: choose another name.
nothing-to-undo = There is nothing to take back.
undone = { $n ->
    [one] One move is taken back.
   *[other] { $n } moves are taken back.
}
nothing-to-fill = Nothing is to be filled here.
no-log = Nothing has happened yet.
topic = { $name }:
why-what = Ask about one of these: { $topics }.
why-unknown = “{ $text }” is not known. { $topics }
why-page = “{ $text }” is on the page that comes when you type: { $page }.
bot-fault = { $why }; the first choice is played instead.
bye = Goodbye.
over = The game is over: { $why }.
winner = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
total = Total
ties = Tie-breaker
at-the-end = save, board, log — or Enter to leave

## Records

record-summary = { $title }, { $seats } seats ({ $names }), { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $ended }
record-ended = ended: { $why }
record-open = not finished
record-checked = whole, and legal throughout
record-verified = { $n ->
    [one] 1 draw is proven by the seed: its hash was published before the game, and the draw follows from it
   *[other] { $n } draws are proven by the seed: its hash was published before the game, and every draw follows from it
}

## The list of titles

games-seats = seats
games-default = default
games-edition = edition
games-rules = rules version { $n }
games-option = option
games-options = options
games-none = none
games-ends = ends
games-reconstructed = reconstructed
games-reconstructed-nothing = nothing: all components are those of the box
games-takes = takes
games-minutes = about { $n } minutes among people

## Bots by level

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
