### Being told that it is my turn, and vacation. The server reads this file, too: it writes the messages.

## Messages

notify-turn-title = Your turn in { $game }
notify-turns-title = Your turn at { $count } tables
notify-line = { $game } with { $others }
notify-line-minutes = { $game } with { $others } · { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
  }
notify-line-hours = { $game } with { $others } · { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
notify-mail-stop = You asked Lutèce for these e-mails. To stop them:
notify-webhook-stop = You can switch these messages off in Lutèce, on the page “Your name”.
notify-confirm-subject = Confirm your e-mail address for Lutèce
notify-confirm-words = Somebody entered this address at { $server } to get an e-mail when it is their turn in a game. If that was you, open this link:
notify-confirm-not-you = If it was not you, you need not do anything. You will get no further e-mails.
notify-test-title = Lutèce: a test
notify-test = This is how you will hear that it is your turn.

## On the page

notify-heading = When it is my turn
notify-about = When you are away from a table, Lutèce can notify you that it is your turn: one message per turn, or one message for several tables.
notify-push = Notifications in this browser
notify-push-on = Notify me in this browser
notify-push-label = { $browser } on { $system }
notify-push-denied = This browser blocks notifications from this site. Allow them in its settings for the site, then try again.
notify-push-none = This browser cannot receive notifications. On an iPhone or iPad, add the page to the Home Screen first.
notify-push-insecure = Notifications need an address with https, or localhost.
notify-push-failed = The browser’s push service cannot be reached. Try again later.
notify-mail = E-mail
notify-mail-address = E-mail address
notify-mail-add = Send me a link to confirm it
notify-mail-sent = An e-mail is on its way. Open its link to confirm the address.
notify-webhook = Webhook
notify-webhook-about = For a Discord or Slack channel, or your own program: an https address that accepts JSON with “content” and “text”.
notify-webhook-url = Webhook address
notify-webhook-add = Add
notify-added = You will be notified here.
notify-push-kind = Notifications
notify-removed = Removed.
notify-here = { $name } (this browser)
notify-test-do = Send a test
notify-tested = The test has been sent.
notify-again = Send the link again
notify-unconfirmed = not confirmed yet
notify-problem = The last message did not arrive: { $reason }
notify-disabled = Switched off after several failures. { $reason } A successful test switches it on again.
notify-confirm-title = Confirm this e-mail address?
notify-confirm-about = You will get an e-mail here when it is your turn and you are away from the table.
notify-confirm-do = Confirm
notify-confirmed = This address is confirmed. Every e-mail has a link to unsubscribe.
notify-stop-title = Stop these e-mails?
notify-stop-about = Lutèce will send no more e-mails to this address.
notify-stop-do = Stop the e-mails
notify-stopped = No more e-mails will come to this address.
notify-link-old = This link is no longer valid: the address was removed, or was not confirmed in time.
notify-home = To the lobby

## Vacation

vacation-heading = Vacation
vacation-about = While you are on vacation, your clock is stopped at tables with 12 hours or more per turn or per game, and no notifications are sent. You can still play. The others see at your seat that you are on vacation.
vacation-left = { $days } of { $all } days left this year
vacation-on = You are on vacation.
vacation-start = Go on vacation
vacation-end = I am back
vacation-started = Enjoy your vacation! Your clocks are stopped.
vacation-ended = Welcome back. Your clocks are running again.

## What the server refuses

server-target-address = Messages cannot be sent there: this is not a valid address.
server-target-private = Messages are not sent to private addresses.
server-target-unknown-host = Messages cannot be sent there: there is no server with that name.
server-target-unreachable = The server there does not respond.
server-target-rejected = The server there does not accept the message.
server-target-gone = This browser no longer accepts messages: switch notifications on again.
server-target-keys = The notification keys of this browser are not valid.
server-mail-down = The mail server is not responding. Try again later.
server-no-mail-here = This server does not send e-mail.
server-unknown-channel = You have no such notification channel.
server-too-many-channels = You already have { $count } notification channels: remove one first.
server-no-vacation-left = You have no vacation days left this year.
