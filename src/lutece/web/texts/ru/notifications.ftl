### Being told that it is my turn, and vacation. The server reads this file, too: it writes the messages.

## Messages

notify-turn-title = Ваш ход: { $game }
notify-turns-title = { $count ->
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
  }
notify-line = { $game } · { $others }
notify-line-minutes = { $game } · { $others } · { $minutes ->
    [one] осталась { $minutes } минута
    [few] осталось { $minutes } минуты
   *[many] осталось { $minutes } минут
  }
notify-line-hours = { $game } · { $others } · { $hours ->
    [one] остался { $hours } час
    [few] осталось { $hours } часа
   *[many] осталось { $hours } часов
  }
notify-mail-stop = Вы сами попросили Lutèce присылать эти письма. Чтобы больше их не получать:
notify-webhook-stop = Эти сообщения можно отключить в Lutèce на странице «Ваше имя».
notify-confirm-subject = Подтвердите почтовый адрес для Lutèce
notify-confirm-words = Кто-то указал этот адрес на { $server }, чтобы получать письма, когда наступает его ход. Если это были вы, откройте ссылку:
notify-confirm-not-you = Если это были не вы, ничего делать не нужно: больше писем не будет.
notify-test-title = Lutèce: проверка
notify-test = Так вы узнаете, что наступил ваш ход.

## On the page

notify-heading = Когда наступает мой ход
notify-about = Когда вас нет за столом, Lutèce может сообщить, что наступил ваш ход: одно сообщение за ход или одно сразу о нескольких столах.
notify-push = Уведомления в этом браузере
notify-push-on = Уведомлять в этом браузере
notify-push-label = { $browser }, { $system }
notify-push-denied = Браузер блокирует уведомления этого сайта. Разрешите их в настройках сайта и попробуйте снова.
notify-push-none = Этот браузер не принимает уведомления. На iPhone и iPad сначала добавьте страницу на экран «Домой».
notify-push-insecure = Для уведомлений нужен адрес с https или localhost.
notify-push-failed = Служба уведомлений браузера не отвечает. Попробуйте позже.
notify-mail = Почта
notify-mail-address = Почтовый адрес
notify-mail-add = Прислать ссылку для подтверждения
notify-mail-sent = Письмо отправлено. Откройте ссылку из него, чтобы подтвердить адрес.
notify-webhook = Вебхук
notify-webhook-about = Для канала в Discord или Slack или для вашей программы: адрес с https, который принимает JSON с полями «content» и «text».
notify-webhook-url = Адрес вебхука
notify-webhook-add = Добавить
notify-added = Сообщения будут приходить сюда.
notify-push-kind = Уведомления
notify-removed = Удалено.
notify-here = { $name } (этот браузер)
notify-test-do = Проверить
notify-tested = Проверочное сообщение отправлено.
notify-again = Прислать ссылку ещё раз
notify-unconfirmed = ещё не подтверждён
notify-problem = Последнее сообщение не дошло: { $reason }
notify-disabled = Отключено после нескольких неудач. { $reason } После удачной проверки включится снова.
notify-confirm-title = Подтвердить этот почтовый адрес?
notify-confirm-about = Сюда придёт письмо, когда наступит ваш ход, а вас не будет за столом.
notify-confirm-do = Подтвердить
notify-confirmed = Адрес подтверждён. В каждом письме есть ссылка, чтобы больше их не получать.
notify-stop-title = Больше не присылать письма?
notify-stop-about = Lutèce больше не будет писать на этот адрес.
notify-stop-do = Больше не присылать
notify-stopped = На этот адрес писем больше не будет.
notify-link-old = Ссылка больше не действует: адрес удалён или не был подтверждён вовремя.
notify-home = В зал

## Vacation

vacation-heading = Отпуск
vacation-about = Пока вы в отпуске, ваши часы стоят за столами, где на ход или на всю партию даётся 12 часов и больше, и уведомления не приходят. Играть при этом можно. Остальные видят у вашего места, что вы в отпуске.
vacation-left = { $days ->
    [one] В этом году остался { $days } день из { $all }
    [few] В этом году осталось { $days } дня из { $all }
   *[many] В этом году осталось { $days } дней из { $all }
  }
vacation-on = Вы в отпуске.
vacation-start = Уйти в отпуск
vacation-end = Закончить отпуск
vacation-started = Хорошего отдыха! Ваши часы остановлены.
vacation-ended = С возвращением! Ваши часы снова идут.

## What the server refuses

server-target-address = Туда нельзя отправить сообщение: адрес неверный.
server-target-private = На адреса частных сетей сообщения не отправляются.
server-target-unknown-host = Туда нельзя отправить сообщение: сервера с таким именем нет.
server-target-unreachable = Сервер по этому адресу не отвечает.
server-target-rejected = Сервер по этому адресу не принимает сообщение.
server-target-gone = Этот браузер больше не принимает сообщения: включите уведомления снова.
server-target-keys = Ключи уведомлений этого браузера недействительны.
server-mail-down = Почтовый сервер не отвечает. Попробуйте позже.
server-no-mail-here = Этот сервер не отправляет писем.
server-unknown-channel = Такого способа уведомления у вас нет.
server-too-many-channels = Способов уведомления уже { $count }: сначала удалите один.
server-no-vacation-left = В этом году у вас не осталось дней отпуска.
