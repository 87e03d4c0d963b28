### The words of the pages. Each title has its own beside its rules.

## Everywhere

site = Comptoir
site-line = four eurogames at one table
tables = Tables
rules = Rules
puzzles = Puzzles
replay = Replay
menu = Menu
language = Language
theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
back-to-lobby = Back to the lobby
free-software = Comptoir is free software.
not-found = There is nothing here
not-found-why = The address may be cut off, or the table is gone. The lobby shows your tables.
close = Close
player = Player { $n }
somebody = Somebody
guest = Guest
you = you
points = points
bot = bot
bot-level = bot, { $level }
level-easy = easy
level-easy-help = looks one turn ahead, errs at times
level-medium = medium
level-medium-help = plays with experience
level-hard = hard
level-hard-help = thinks ahead, at most a second a choice
level-expert = expert
level-expert-help = the strongest there is; mostly learned from a million games against itself
open-chair = open chair

## Lobby

skip-new = Skip to a new table
choose-game = Play
seats-minutes = { $seats } seats · { $minutes } min
seats-only = { $seats } seats
wins-of-ten = { $level } beats { $below } { $n } times in 10
wins-nearly-all = { $level } nearly always beats { $below }
lowest-level = { $level }: first games, children
my-tables = My tables
waits-for-you = { $n ->
    [0] none waits for you
    [one] 1 waits for you
   *[other] { $n } wait for you
}
open-tables = Open tables
free-chairs = { $n ->
    [0] no free chair
    [one] 1 free chair
   *[other] { $n } free chairs
}
no-open-tables = nobody is waiting
you-play = you play
to-play = { $name } to play
waiting-for-players = waiting for players
ended = ended
your-turn = Your turn
look = Look
sit-down = Sit down
new-table = New table
my-name = My name
game = Game
seats = Seats
chairs = Chairs
chair = Chair { $n }
chair-me = Me
chair-device = Somebody on this device
chair-open = Open chair
chair-bot = Bot, { $level }
options = Options
table-name = Name of the table
first-game = First game
first-game-help = Adds a line of advice to each prompt.
who-may-come = Who may come
door-open = Anybody
door-open-help = shown under open tables
door-link = Those with the link
door-link-help = link and QR code
open-the-table = Open the table
open-record = Open a saved game
open-record-help = A .jsonl file that was downloaded after a game.
open-record-do = Open
save = Save
change = Change
play-now = Play now
play-now-help = { $n ->
    [one] against 1 bot
   *[other] against { $n } bots
}
against = Bots
options-help = rules, name, who may come
chair-name = Name on chair { $n }
who-are-you = What shall we call you?
name-help = No account: the others see this name, nothing else.
change-name = change my name
go-on = Go on
just-look = Only look
back = Back
games-played = Games played
all-games = All games
no-games = finished games will stand here
you-won = you won
you-shared = you shared the victory
you-came = { $place ->
    [2] you came second of { $seats }
    [3] you came third of { $seats }
    [4] you came fourth of { $seats }
   *[other] you came fifth of { $seats }
}
rematch-short = Rematch
rematch-open = To the rematch

## Table

skip-decision = Skip to the decision
skip-log = Skip to the log
panels = Panels
seats-bar = Seats
common-board = Common board
your-decision = Your decision
log = Log
chat = Chat
say-something = Say something
send = Send
watching = { $n } watching
round = Round { $n }
sound = Sound on my turn
notify = Notify me on my turn
shortcuts = Single-key shortcuts
links-menu = Links and QR codes
download-record = Download the record
lend-chair = Lend my chair to a bot
take-chair-back = Take my chair back
lend-other = Lend { $whose } chair to a bot
lent = a bot plays
away = away
rules-beside = Rules beside the game
watch-board = Common board, large
prompt-waiting = The game begins when all chairs are taken.
fill-with-bots = Fill the open chairs with bots
share-link = Send this link
share-qr = or show its QR code
copy = Copy
undo = Undo
undo-turn = Take back the turn
undo-ask = Ask to take back
undo-withdraw = Withdraw the question
type-action = Type an action
command-allowed = { $text } is allowed. Enter plays it.
command-not = { $text } is not allowed here. Allowed are: { $allowed }
turn-mark = , turn
lit-mark = , you can act here
news-mark = , something happened here
log-auto = the only choice
replay-line = Replay move { $n }
go-to-move = Go to move { $n }
watching-you = You are watching.
notify-body = It is your turn.
advice-choice = A sensible choice here: { $label }.
zoom-in = Larger
zoom-out = Smaller

lost = Connection lost, reconnecting
lost-safe = Move { $n } is safe. You can go on looking.
try-now = Try now

undo-by = { $name } asks to take back a move
undo-what = { $n ->
    [one] “{ $move }” One move would be taken back. Something was drawn, shown or done by others since: it needs everybody’s consent.
   *[other] “{ $move }” { $n } moves would be taken back, this one first. Something was drawn, shown or done by others since: it needs everybody’s consent.
}
lend-by = { $name } asks to lend { $whose } chair to a bot
lend-what = The bot plays until the player comes back and takes the chair.
agrees = agrees
asks = asks
is-asked = is asked
agree = Agree
refuse = Refuse
refused-by = { $name } refused.

handover-to = Hand the device to { $name }
handover-from = Nothing of { $whose } is on the screen any more.
handover-i-am = I am { $name }, show my table
handover-lend = { $name } is away: lend the chair to a bot

## End

wins = { $points ->
    [one] { $name } wins with 1 point
   *[other] { $name } wins with { $points } points
}
wins-shared = { $points ->
    [one] { $names } share the victory with 1 point
   *[other] { $names } share the victory with { $points } points
}
end-because = The end: { $end }, in { $round }.
end-because-bare = The end: { $end }.
end-points = Where the points come from
end-source = Source
end-total = Total
end-ties = Tie-break
end-chart = Points over time
end-story = How the game went
end-numbers = The numbers
end-close = Look at the board
end-open = The result
end-move = move
chart-label = Points over time. At the end: { $scores }.
rematch = Rematch, chairs rotated
rematch-ready = The rematch is ready
seed-published = The seed is published in the record: anyone can check the shuffles.

## Replay

skip-controls = Skip to the controls
replay-of = { $title }, replay
replay-controls = Replay controls
move = Move
move-of = Move { $n } of { $most }
steps = Steps
to-start = To the start
step-back = One move back
play = Play
pause = Pause
step-on = One move on
to-end = To the end
play-on = Play on from here
seen-by = Seen by
all-open = All open
whose-view = Whose view
set-up = The set-up
to-the-table = To the table

## Links

links = Links of this table
link-everybody = For everybody
link-everybody-help = Whoever opens it can take an open chair, or watch.
link-seat = { $name }’s seat
link-seat-help = Secret: whoever opens it plays for { $name }. A phone takes the seat over this way.
link-loopback = This address works on this device only. To play with phones in the house, start Comptoir with --host 0.0.0.0 and open it by this machine’s address.
link-watch = The large common board
link-watch-help = For a tablet in the middle of the table: nobody’s hand is on it.

## Rules

on-this-page = On this page
skip-rules = Skip to the rules
no-rules = The rules of this title are not written down here yet.
rules-in-english = These rules are in English.

## What is refused

refused-head = That did not work
refused-stale = The table has moved on since; look again and choose.
refused-turn = It is { $name }’s turn.
refused-watching = You are watching; only players can do this.
refused-seat = This is not one of your seats.
refused-unknown = No action has the number { $id }.
refused-illegal = { $text } is not allowed here. Allowed are: { $allowed }
refused-json = This was not a message of the table: a message is one JSON object.
refused-message = Nothing known is asked for; a message has one of: { $known }
refused-long = This is too long; at most { $most } are allowed.
refused-number = “{ $name }” must be a whole number.
refused-words = “{ $name }” must be a text.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-begun = The game has not begun: chairs are still open.
refused-nothing-to-undo = There is no choice of yours to take back.
refused-nothing-chosen = Choose something first.
refused-store-away = The table cannot be reached in its database at the moment. What you did may be stored or not: the table shows it as soon as it knows.
refused-closed = This game cannot go on; its page says why.
refused-away-briefly = { $name } has only just left; the chair can be lent in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-slow = That was a lot at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-sockets = The table is open in too many pages already: close some, then try again.
refused-record-long = This record could not be played through in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-game-long = This game has become too long to be kept: no more can be added to it.
too-large = This is more than the table takes at once.
nonsense = The table could make nothing of this: something in it is no number or no text that it could mean.
away-head = The table does not answer
away-why = The database cannot be reached at the moment. Nothing that was acknowledged is lost. Try again in a few seconds.
closed-head = This game cannot go on
closed-readable = { $n ->
    [0] Its beginning can be looked at.
    [one] One move of it can be looked at.
   *[other] { $n } moves of it can be looked at.
}
closed-look = Look back
trouble-rules = It was played under an older version of the rules (version { $played }; now it is { $now }). It ends here as a draw: it would not be fair to go on under other rules.
trouble-entry = Entry { $n } of its record is missing or damaged. Nobody can say what happened after it, so the game ends here as a draw.
trouble-header = The beginning of its record is damaged: it cannot be read any more.
refused-asked-already = A question is being put to the players already.
refused-not-asked = You are not asked anything now.
refused-no-chair = There is no such chair to give away.
refused-chair-taken = This chair has just been taken.
refused-owner = Only whoever opened the table can do this.
refused-no-bot = There is no such bot; bots are: { $bots }
refused-is-here = { $name } is at the table.
refused-not-lent = This chair is not lent.
refused-lent = A bot plays on this chair; take it back first.
refused-move = There is no such move; the game has { $most }.
refused-option-file = “{ $name }” must be one of: { $allowed }
refused-no-file = Choose the file of a record first.
refused-record-later = The record can be downloaded when the game is over: until then it holds what players must not see.

## Stage

strip-turn = to play
strip-next = next
strip-open = { $name }: open the board
since-turn = Since your turn
until-the-end = Until the end
own-board = My board
what-i-own = What I own
since-turn-low = since your turn
recap-of = { $n } of { $most }
to-your-turn = To your turn
to-now = To now
pace = Pace of the others’ moves
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once
list-all = All choices as a list
cancel = Cancel
pin = Pin
latest = Latest
click-plays = A click plays a simple choice
ask-always = Ask me even where nobody would refuse
help-point = Point to see what it would do.
help-tap = Tap to see what it would do.
help-click-back = Click it again to put it back.
help-tap-back = Tap it again to put it back.
help-confirm = Nothing is done before you confirm.
take-away = Take back: { $what }
form-count = { $n } of { $most }
then-luck = then luck decides
zoom-whole = The whole picture
refused-no-choice = This is none of the choices you have now.
refused-missing = { $what }
commitment = The luck of this game is settled. Its seal, to be compared with the record afterwards: { "" }

## Accounts

my-account = My account
sign-in = Sign in
sign-up = New account
sign-out = Sign out
sign-out-others = Sign out everywhere else
have-account = You have an account?
account-head = Your account
account-why = You can play without one. With an account your seats and games are there in every browser, and a lost cookie loses nothing.
sign-up-why = What you have played in this browser becomes yours.
account-name-or-email = Name or e-mail
password = Password
password-help = at least 8 letters
new-password = New password
new-password-help = empty: as it is
present-password = Present password
password-and-email = Password and e-mail
email = E-mail
email-help = may be empty; for signing in by a link, and for notices
link-head = Forgot it? Sign in by e-mail
link-send = Send me a link
link-sent = If there is an account with this address, a link is on its way. It is good for half an hour.
link-here = Sign in with this link
link-once = The link works once.
link-subject = Your link to Comptoir
link-text =
    Hello { $name },

    with this link you sign in to Comptoir. It works once, for half an hour:

    { $address }

    If you did not ask for it, do nothing: nobody can sign in without it.
results = Results
games-won = won
rating-doubt = { $n ->
    [one] ± { $doubt }, 1 game
   *[other] ± { $doubt }, { $n } games
}
rating-help = Ratings: 1500 at the beginning; who has 400 more wins ten of eleven games of two. Games against bots and people with accounts count. The bots stand on the same scale.
claim-why = { $n ->
    [one] In this browser you have one more table, from before you signed in.
   *[other] In this browser you have { $n } more tables, from before you signed in.
}
claim = Take over
account-name = Your name
sessions = Where you are signed in
this-browser = this browser
last-seen = last seen { $day }
some-browser = a browser
my-data = Your data
export = Download what is known about you
delete-account = Delete the account
delete-why = Name, e-mail, password, chat and seats are deleted, and nobody can bring them back. Games you played with others stay, without your name on the chairs.
deleted-head = Your account is deleted
deleted-why = Nothing here knows you any more. You can go on as a guest.
changed = Saved.
refused-no-name = Say what you are called.
refused-name-taken = { $name } is somebody else’s name here.
refused-email = This is no e-mail address.
refused-email-taken = Another account has this e-mail address.
refused-password = A password has at least { $shortest } letters.
refused-password-wrong = This is not your password.
refused-sign-in = Name and password do not belong together.
refused-ticket = This link has been used, or is too old. Ask for another one.
refused-signed-in = You are signed in already.
refused-no-mail = This table sends no e-mail.
refused-not-sent = The e-mail could not be sent. Try again later.

# Clocks

clock = Time to think
clock-none = no clock
clock-turn = { $n ->
    [one] a minute a turn
   *[other] { $n } minutes a turn
}
clock-game = { $n ->
    [one] a minute for the game
   *[other] { $n } minutes for the game
}{ $more ->
    [0] {""}
    [one] {""}, and a second a turn
   *[other] {""}, and { $more } seconds a turn
}
clock-days = { $n ->
    [one] a day a turn
   *[other] { $n } days a turn
}
clock-odd = { $written } (seconds)
clock-zero = When the time is up
zero-bot = a bot plays until the player is back
zero-concede = the player has given up: a bot plays on, and the player comes last
zero-show = nothing: it is only shown
time-left = { $name }: { $time } left
time-up = { $name }: the time is up
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
late = time is up
conceded = gave up
refused-clock = There is no such clock: it is turn:SECONDS, game:SECONDS+SECONDS or days:DAYS, with bot, concede or show when the time is up.
refused-late = Your time is up: the bot makes this move. Take your chair back after it.
refused-conceded = You have given this game up.
time-minutes = { $n } min
left-for-you = { $time } left
next-game = { $n ->
    [one] Next game
   *[other] Next game ({ $n } wait)
}

# Vacation

vacation = Vacation
vacation-help = Stops your clocks that count in days. You have { $days ->
    [one] 1 day
   *[other] { $days } days
} left this year; a day that has begun counts.
vacation-until = You are on vacation until
vacation-go = Go on vacation
vacation-back = I am back
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
on-vacation = on vacation
refused-vacation = Choose how many days: you have { $days } left this year.

# Notices

notices = Notices
notices-help = In games whose clock counts in days: once, when it is your turn and you are not at the table.
notices-no-url = This table does not know its own address, so it cannot send any. Its operator names it with --url.
notice-mail = by e-mail
notice-mail-none = by e-mail: enter an address below first
notice-webhook = to this address, as JSON
notice-webhook-help = For programs: a POST with subject, text and link.
notice-subject = Your turn in { $game }
notice-line = It is your turn in { $game }, with { $others }. You have { $time } left.
notice-text =
    Hello { $name },

    { $line }

    { $address }

    Whether we write to you is set under “My account”.
refused-webhook = This is no address that we can send to: it begins with https:// or http://.
refused-webhook-inside = This address is not reachable from here, or lies inside our own network.
concede = Give up
concede-why = A bot plays your chair to the end, and you come last. You cannot take it back.

# Keeping order at a table

send-away = Send away
send-away-whom = Send { $name } away
stand-up = Stand up
mute = Mute here
unmute = Let speak again
about-whom = About { $name }
dialog-cancel = Cancel
close-table = Close the table
close-why = Nobody can sit down here any more.
close-why-playing = Everybody who plays is asked. The game ends then, without a result.
close-by = { $name } asks to close the table
close-what = The game ends without a result, for everybody.
renew-seat = New link
renew-all = New links for everything
renew-why = The old links lead nowhere then. Whoever had them is out, unless they sit here; the table is no longer listed.
links-renewed = These are the new links. The old ones lead nowhere.
trouble-closed = The table was closed by the people at it.
trouble-closed-operator = It was closed by whoever runs this site.
trouble-closed-why = It was closed by whoever runs this site: { $why }
refused-renewed = The links of this table were renewed. Ask its owner for the new one.
refused-not-welcome = You cannot sit down at this table.
refused-muted = The owner of this table lets you chat here no more.
refused-begun = The game has begun: chairs stay as they are.
refused-no-line = Nobody can be silenced by this line.
refused-close-alone = Nobody else plays here: give up, and the bots play to the end.

# The operator

admin = Administration
admin-why = For whoever runs this site: the token that the server was started with.
admin-token = Token
admin-tables = Tables
admin-processes = Processes
admin-bans = Bans
admin-limits = Limits
admin-deeds = What was done
admin-waiting = waiting
admin-playing = playing
admin-over = over
admin-closed = closed
admin-accounts = accounts
admin-live = live pages here
admin-this-process = this one
admin-silent = { $seconds ->
    [0] just heard of
    [one] heard of a second ago
   *[other] heard of { $seconds } seconds ago
}
admin-look = { $n ->
    [one] 1 page open
   *[other] { $n } pages open
}
admin-find = Table, name or player
admin-find-do = Find
admin-none = No table is called so.
admin-act = Close, delete, ban
admin-delete = Delete for ever
admin-newer = Newer
admin-older = Older
reason = Reason
ban-new = New ban
ban-whom = Name or address
ban-account = account
ban-browser = browser
ban-address = address
ban-hours = For
ban-for = { $hours ->
    [1] one hour
    [24] one day
    [168] one week
    [720] 30 days
   *[other] one year
}
ban-for-good = good
ban-do = Ban
ban-lift = Lift
no-bans = Nobody is banned.
banned-head = You may not come in
banned-until = Banned until { $until }.
banned-for-good = Banned for good.
banned-reason = Reason: { $reason }
limits-why = So many at once, and so many a second after that. A factor holds in all processes from now on.
limit-kind = What
limit-browser = a browser
limit-table = a table
limit-address = an address
limit-account = an account
limit-factor = Factor
limit-sockets = live pages open
deed-ban = Banned
deed-lift = Lifted the ban of
deed-close = Closed
deed-delete = Deleted
deed-limit = Set the limit
no-deeds = Nothing so far.
refused-token = This is not the token.
refused-proof = This form is not from the admin page as you see it now. Load the page again.
refused-no-table = There is no such table, or nothing goes on there.
refused-ban-address = This is no address that can be banned: an IPv4 or IPv6 address, or a network such as 192.0.2.0/24.
refused-ban-whom = There is nobody of this name.
refused-ban-hours = Choose for how long.
refused-limit = There is no such limit.

# Friends

friends = Friends
friends-none = Nobody yet. Ask by the name of an account.
friends-only = among friends
friend-asks = { $name } wants to be your friend
friend-accept = Accept
friend-decline = Decline
friend-here = here
friend-away = not here
friend-asked = asked, no answer yet
friend-withdraw = Withdraw
friend-remove = Friends no more
friend-name = Name of an account
friend-ask = Ask to be friends
block = Block
blocked = Blocked
unblock = Unblock
block-help = Whoever you block cannot sit down at your tables or ask to be your friend, and you do not see what they write. They are not told.
door-friends = My friends
door-friends-help = shown to them under open tables
refused-friend-nobody = There is no account of this name.
refused-friend-self = That is you.
refused-friend-blocked = You have blocked them: unblock them first.
refused-friends-many = You cannot have more than { $most }.
refused-account-only = For this you need an account.

# Notices by the browser

push-on = Tell me in this browser
push-off = No longer tell me in this browser
push-help = { $n ->
    [0] The browser shows it even when no page of Comptoir is open, as long as you are signed in.
    [one] One of your browsers tells you, even when no page of Comptoir is open.
   *[other] { $n } of your browsers tell you, even when no page of Comptoir is open.
}
push-denied = This browser does not let Comptoir show notices: allow them in its settings for this site.
push-failed = This browser’s push service cannot be reached at the moment. Try again later.
refused-push = This is no subscription of a browser.
