### Peace at the table, and what is kept of people.

## Talk

safety-about = { $name }: hide, mute or report
safety-hide = Hide what they say
safety-hide-about = You will not see what { $name } writes, at any table, in this browser.
safety-hidden-now = You will not see what { $name } writes.
safety-hidden = Hidden from you: { $names }.
safety-unhide = Show it
safety-mute = Mute at this table
safety-mute-about = You set this table up: { $name } may write here no more, and nobody sees what they wrote.
safety-muted-now = { $name } may not write here any more.
safety-muted = May not write here
safety-unmute = Let them write again
safety-report = Report
safety-report-about = Tell whoever runs this server about { $name }. What { $name } wrote here last goes with it; { $name } does not learn of it.
safety-report-why = What is wrong? (need not be said)
safety-reported = Thank you. Whoever runs this server will read it.
safety-chat-closed = The chat is for those who sit at this table.

## How open a table is

safety-open = Who may come in
safety-listed = Show this table in the lobby
safety-listed-about = Anyone can find it and watch.
safety-open-chat = Whoever watches may talk along
safety-open-chat-about = Otherwise only those who sit at the table read and write the chat.

## What is kept of me

safety-former = A former player
safety-data = What is kept about you
safety-data-about = Your name, how you sign in (as hashes, never the password itself), your seats, moves and results, and what you wrote in chats for half a year. No mail address, no network address, and nothing goes to anybody else.
safety-data-guest = A guest who does not come back for 400 days is deleted.
safety-data-account = An account stays until you delete it.
safety-export = Download everything about me
safety-delete = Delete my account
safety-delete-words = Your name, your ways to sign in and all that you wrote in chats are deleted at once, for good. Nobody can bring them back.
safety-delete-games = Games stay for those who played them with you: your seat becomes “a former player”, and where a game still runs a bot plays on.
safety-delete-do = Delete for good
safety-deleted = All that was kept about you is deleted.

## Refusals

server-unknown-host = This server does not answer to the name { $host }. Whoever runs it can allow it: lutece serve --name { $host }
server-chat-closed = The chat of this table is for those who sit at it.
server-muted = Whoever set this table up does not want you to write here.
server-unknown-person = Nobody of that kind is at this table or has spoken here.
server-too-many-muted = { $count } people may not speak here: that is as many as fit.
