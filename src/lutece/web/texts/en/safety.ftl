### Peace at the table, and what is kept of people.

## Talk

safety-about = { $name }: hide, mute or report
safety-hide = Hide what they say
safety-hide-about = You will not see what { $name } writes, at any table, in this browser.
safety-hidden-now = You will not see what { $name } writes.
safety-hidden = Hidden from you: { $names }.
safety-unhide = Show it
safety-mute = Mute at this table
safety-mute-about = You set up this table: { $name } will no longer be able to write here, and what { $name } wrote is hidden from everyone.
safety-muted-now = { $name } can no longer write here.
safety-muted = Cannot write here
safety-unmute = Let them write again
safety-report = Report
safety-report-about = Report { $name } to the people who run this server. The last messages from { $name } here are sent along; { $name } is not told.
safety-report-why = What is wrong? (optional)
safety-reported = Thank you. The people who run this server will read your report.
safety-chat-closed = The chat is only for players at this table.

## How open a table is

safety-open = Who can join in
safety-listed = Show this table in the lobby
safety-listed-about = Anyone can find it and watch.
safety-open-chat = Spectators may chat
safety-open-chat-about = Otherwise only players at the table can read and write the chat.

## What is kept of me

safety-former = A former player
safety-data = What is kept about you
safety-data-about = Your name, how you sign in (as hashes, never the password itself), your seats, moves and results, and what you wrote in chats in the last six months. No network address. An e-mail address only if you give one for messages about your turns. Apart from those messages, nothing is passed on to anyone.
safety-data-guest = A guest who does not come back for 400 days is deleted.
safety-data-account = An account is kept until you delete it.
safety-export = Download everything about me
safety-delete = Delete my account
safety-delete-words = Your name, your ways to sign in and everything you wrote in chats are deleted at once, for good. Nobody can restore them.
safety-delete-games = Your games stay for the people who played them with you: your seat becomes “a former player”, and a bot takes over in games still in progress.
safety-delete-do = Delete for good
safety-deleted = Everything that was kept about you is deleted.

## Refusals

server-unknown-host = This server does not answer to the name { $host }. To allow it, start the server with: lutece serve --name { $host }
server-chat-closed = The chat of this table is only for players at the table.
server-muted = The player who set up this table does not want you to write here.
server-unknown-person = This person is not at this table and has not written here.
server-too-many-muted = { $count } people are already muted here, which is the limit.
