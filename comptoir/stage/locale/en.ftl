# Why something is not allowed: what holds for every title. The rules themselves are told by the titles.

why-over = The game is over.
why-watching = You are watching; only players can do this.
why-luck = First luck decides what comes.
why-turn = It is { $player }’s turn.
why-phase = Not in this phase: { $when }.
why-moment = Not at this moment: { $when }.
why-pass = You cannot pass here: something has to be chosen.
why-unknown = “{ $text }” is not an action of this game.
why-theirs = This belongs to { $player }.
why-nothing = This is only to be looked at: nothing is ever done with it.
