### What a review says.

review = Review
review-of = { $title }: the review
review-intro = Who would win, move by move, as the strongest bot judges it; what each decision gave away, from what its player could know; and what luck moved.

## What a decision is called

name-best = best
name-fine = fine
name-imprecise = imprecise
name-mistake = mistake
name-blunder = blunder
names-best = { $n ->
   *[other] best
}
names-fine = { $n ->
   *[other] fine
}
names-imprecise = { $n ->
   *[other] imprecise
}
names-mistake = { $n ->
    [one] mistake
   *[other] mistakes
}
names-blunder = { $n ->
    [one] blunder
   *[other] blunders
}

## One decision

gave-away = { $label } gave away { $loss } of chance to win.
was-best = { $label }: nothing better was found.
was-fine = { $label } was about as good as the best.
better = Better: { $label }.
better-chance = { $label } ({ $chance } to win)
ways = What was weighed
way-played = played
ways-board = The board, with the better choice lit
continuation = How it could have gone on
no-decision = Nothing was to be decided here.
not-yet = This decision has not been weighed yet.

## The sum

sum = Where the result comes from
sum-start = Start
sum-own = Own decisions
sum-others = Others’ decisions
sum-luck = Luck
sum-result = Result
sum-now = Now
sum-help = Chances to win, in percent. The parts add up to the result: 100 is a victory.

## One seat

accuracy = Accuracy
accuracy-none = –
luck = Luck
best-decision = Best decision
worst-decision = Worst decision
none-such = none
at-move = move { $n }
play-on-there = Play on from there
seat = Seat

## The picture

bands = Chances to win over the game
bands-label = Chances to win, move by move. At the start: { $start }. At the end: { $end }.
percent = { $n }%

## Pages

next-mistake = Next mistake
my-decisions = My decisions
bot-would = The bot would play: { $label }.
bot-same = The bot would play the same.
reviewing = { $done } of { $of } decisions weighed
review-done = { $of } decisions weighed
mistakes = Mistakes
mistakes-none = No decision gave away 2% or more.
move-by = Move { $n }, { $name }
made-by = Judged by { $judge }, at least { $rounds } worlds a decision. How to read this: docs/review.md.
thresholds = best: less than 0.5% given away · fine: less than 2% · imprecise: less than 5% · mistake: less than 10% · blunder: 10% or more

## Hints

hint = Hint
hint-do = { $label }. { $chance } to win by the bot’s judgement.
hint-laid = This is how the bot would do it: { $chance } to win by its judgement.
hint-lead = It is { $lead } ahead of the next best: { $other }.
hint-close = About as good: { $other }.
hint-only = Nothing else comes near it.
hint-against = It takes most from { $name }: { $points }.
copy = Private copy
copy-back = Nothing you do here changes the table it was taken from: back to that one
what-if = What if?
what-if-help = Try moves on a private copy of this table: the bots answer, and nothing here changes. What you cannot see is dealt anew.
