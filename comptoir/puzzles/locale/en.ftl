# Puzzles: a position, one clearly best choice, and what it is worth.

puzzles-of = Puzzles: { $title }
puzzles-about = Positions from games between bots. One choice wins clearly more often than all others, and it is not the one that comes to mind first.
puzzles-none = There are no puzzles of this title yet.
puzzle = Puzzle { $n }
grade-1 = easy
grade-2 = medium
grade-3 = hard
grades = { $n ->
    [one] { $grade }: 1 puzzle
   *[other] { $grade }: { $n } puzzles
}
solved = solved
question = What is best here?
choices = Your choices
right = Right.
wrong = Not the best.
worth = What the choices are worth
less = far behind
of-hundred = { $n } of 100
mark-best = best
mark-yours = yours
mark-tempting = comes to mind
brings = What the best choice brings
brings-tempting = What the other one brings
goes-on = How it may go on
how-judged = Every choice was played on many times with the same luck, by the strongest bot that is quick enough; what is hidden from you was hidden from it, too.
again = Try again
next = Next puzzle
all = All puzzles
before = Previous
why = Why
choices-tab = Choices
