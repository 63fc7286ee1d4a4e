
lessons-title = Уроки: { $game }
lessons-about =
    { $count ->
        [one] { $count } короткое упражнение на настоящем поле.
        [few] { $count } коротких упражнения на настоящем поле.
       *[other] { $count } коротких упражнений на настоящем поле.
    } Попробуйте ход, и урок подскажет, верен ли он.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-again = Начать сначала
lessons-list = Все уроки
lessons-none = Уроков здесь нет

lesson-title = { $lesson } · { $game }
lesson-panel = Урок
lesson-place = Урок { $place } из { $count }
lesson-step = Шаг { $step } из { $steps }
lesson-is-done = пройден
lesson-not-it = Так можно, но этот урок о другом.
lesson-show = Показать
lesson-again = Попробовать снова
lesson-next = Следующий урок
lesson-first-game = Сыграть первую игру
lesson-first-game-about = Вот и всё. Теперь сыграйте целую партию с новичком: будут подсказки, если захотите, и предупреждение перед грубой ошибкой.
lesson-you = Вы
lesson-other = { $number ->
    [1] Бруно
    [2] Клара
   *[other] Дени
}



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



page-title = Lutèce · Paris и Paris Paris онлайн
page-nav = Меню
page-lobby = Зал
page-rules = Правила
page-account = Ваше имя
page-language = Язык
page-theme = Тема
page-theme-is = Тема: { $theme }
page-theme-auto = Как на устройстве
page-theme-light = День
page-theme-dark = Ночь
page-sound = Подавать звуковой сигнал, когда наступает мой ход
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-motion = Анимация
page-motion-off = нет
page-motion-slow = медленно
page-motion-normal = обычно
page-motion-fast = быстро
page-confirming = Переспрашивать перед решением, которое завершает мой ход или которое нельзя отменить
page-warning = Предупреждать о грубой ошибке в партиях с ботами
page-preferences = Настройки
page-close = Закрыть
page-cancel = Отмена
page-save = Сохранить
page-copy-link = Копировать
page-copied = Скопировано
page-try-again = Попробовать снова
page-try-now = Попробовать сейчас
page-lost = Такой страницы нет. Вы в зале.
page-problem-title = Не удалось загрузить
page-problem-offline = Сервер не отвечает. Запущен ли он и есть ли у вас связь?
page-problem-server = Сервер не смог этого сделать (ошибка { $status }).
page-problem-page = На странице что-то пошло не так. Попробуйте перезагрузить её.

game-paris = Paris
game-paris-paris = Paris Paris


lobby-over = Две игры, один город
lobby-welcome = Bienvenue, присаживайтесь
lobby-welcome-back = Рады видеть вас, { $name }
lobby-lead = Отправьте друзьям ссылку или сразу сыграйте с ботами. Без регистрации и установки.
lobby-your-name = Ваше имя за столом
lobby-name-made-up = Это имя мы придумали для вас: можете его изменить.
lobby-you-are = Вы играете под именем { $name }
lobby-that-is-me = Это я
lobby-about-paris = Пройдите путь от банков до парадных фасадов вокруг Арки и возведите достопримечательности нового города.
lobby-about-paris-paris = Открывайте магазины там, где остановятся туристические автобусы. Простые правила, острая борьба.
lobby-facts = { $fewest }–{ $most } игрока
lobby-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
lobby-play-now = Сыграть с ботами
lobby-new-table = Создать стол
lobby-learn = Ни разу не играли? Научитесь за несколько минут
lobby-lessons = Уроки
lobby-lessons-of = Уроки: { $game }
table-learn = Впервые играете в эту игру? Короткие уроки покажут, как она идёт.
table-learn-go = Показать
table-learn-no = Нет, спасибо
lobby-puzzles = Задачи
lobby-title-new = Новый стол · Lutèce
lobby-mine = Ваши столы
lobby-open = Открытые столы
lobby-open-none = Сейчас ни один стол не ждёт игроков. Создайте свой, и другие увидят его здесь.
lobby-running = Идут сейчас: посмотреть
lobby-done = Завершённые
lobby-waiting =
    { $free ->
        [one] ждём ещё { $free } игрока
       *[other] ждём ещё { $free } игроков
    }
lobby-over-state = завершена
lobby-won = { $count ->
    [one] победа: { $names }
   *[other] общая победа: { $names }
  }
lobby-your-turn = Ваш ход
lobby-turn-of = { $name } думает
lobby-footer = Lutèce — независимый проект; Paris — игра Вольфганга Крамера и Михаэля Кислинга, Paris Paris — игра Михаэля Шахта.
lobby-mistakes = Мои ошибки: чему учат разобранные партии


new-title = Новый стол: { $game }
new-seats = Кто играет?
new-seat = Место { $seat }
new-add-seat = Добавить место
new-remove-seat = Убрать это место
new-hot-seat = Игроки за одним экраном ходят по очереди: между ходами опускается занавес, чтобы никто не увидел чужих секретов.
new-beside = Кто здесь сидит?
new-nobody = Вы не играете: вы будете смотреть.
new-pace = Темп игры
new-options = Варианты
new-hints = Подсказки
new-hints-about = Каждый игрок может просить подсказки; садясь за стол, все с этим соглашаются. В итогах видно, сколько подсказок использовано.
new-components = Свои компоненты
new-components-about = Файл компонентов с вашими числами или названиями; образец создаёт команда «lutece components --export». Если вы переименовали остановку, линию или достопримечательность, измените название во всём файле.
new-open = Открыть стол
new-begin = Начать
seat-me = Я
seat-me-about = вы, на этом устройстве
seat-link = Друг
seat-link-about = садится по вашей ссылке
seat-open = Кто угодно
seat-open-about = стол виден в зале
seat-bot = Бот
pace-none = Без ограничения времени
pace-none-about = Каждый думает столько, сколько нужно.
pace-live-about = Все играют прямо сейчас; на каждый ход даётся немного времени.
pace-day-about = Возвращайтесь когда угодно, но ходите в течение суток.

option-paris-free-placement = Свободное размещение
option-paris-free-placement-about = Взятые здания выкладываются в район по вашему выбору (P-11).
option-paris-random-setup = Случайная подготовка
option-paris-random-setup-about = Жетоны ресурсов, престижа и бонусов раскладываются на поле случайно (P-10).
option-paris-arc-builds-landmarks = Достопримечательности с Арки
option-paris-arc-builds-landmarks-about = Ключ на Арке может добавить достопримечательность в любой район (P-23).
option-paris-even-start = Равный старт
option-paris-even-start-about = Первый игрок имеет преимущество, поэтому остальные начинают с дополнительными франками (P-2).
option-paris-open-screens = Открытая информация
option-paris-open-screens-about = Видно всё, что за ширмами, кроме жетонов конца игры (P-44).

level-random = Случайный
level-random-about = делает любой возможный ход
level-greedy = Жадный
level-greedy-about = сразу берёт как можно больше очков
level-shrewd = Расчётливый
level-shrewd-about = выбирает самый выгодный ход, не считая дальше
level-novice = Новичок
level-novice-about = смотрит чуть вперёд и довольствуется любым неплохим ходом
level-casual = Любитель
level-casual-about = думает недолго
level-strong = Сильный
level-strong-about = обдумывает каждый ход
level-expert = Эксперт
level-expert-about = не спешит: до двух секунд на ход


waiting-title = Стол: { $game }
waiting-sitting = Игра начнётся, как только все места будут заняты.
waiting-invited = Для вас оставлено место.
waiting-full = Все места заняты. Когда игра начнётся, можно будет смотреть.
waiting-hints = За этим столом разрешены подсказки. Садитесь, если согласны.
waiting-kept = Свободное место оставлено для гостя (приглашает { $name }). Чтобы сесть, попросите ссылку-приглашение; по этому адресу можно только смотреть, когда игра начнётся.
waiting-kept-seat = Для гостя (приглашает { $name })
waiting-invite = Ссылка-приглашение
waiting-invite-about = Кто откроет эту ссылку, сможет сесть за стол. Адрес этой страницы позволяет только смотреть.
waiting-take = Сесть здесь
waiting-join = Присоединиться
waiting-leave = Покинуть стол
waiting-close = Закрыть этот стол


table-title = { $game } · Lutèce
table-seats = Игроки
table-someone = Кто-то
table-seat-free = Свободное место
table-seat-invited = Место для друга
table-you = вы
table-bot = бот
table-stand-in = замена: { $level }
table-online = в сети
table-offline = не в сети
table-to-move = ходит
table-your-turn = Ваш ход
table-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }
table-winner = победа
table-time-left = Осталось времени
table-prompt = Ваше решение
table-over = Игра окончена.
table-only-end = { $seat }: остаётся только завершить ход.
    .you = Остаётся только завершить ход.
table-confirm = Это нельзя отменить:
table-confirm-turn = Это завершит ваш ход:
table-do-it = Подтвердить
table-read-rule = Прочитать правило { $rule }
table-rule = Правило
table-rule-called = Правило { $rule }: { $title }
table-end-turn = Завершить ход
table-undo = Отменить
table-way = { $first }, затем { $then }
table-ways = Сначала: { $ways }.
table-undo-turn = Отменить ход
table-skip = Пропустить анимацию
table-moves =
    { $count ->
        [one] Ещё { $count } вариант…
        [few] Ещё { $count } варианта…
       *[other] Ещё { $count } вариантов…
    }
table-all-moves = Все варианты списком
table-no-moves = Сейчас вам нечего решать.
table-choose = Что именно?
table-result = Итог
table-replay = Повтор
table-log = Журнал
table-log-unread = Журнал и чат (новых сообщений: { $unread })
table-log-empty = Пока ничего не произошло.
table-sealed = Расклад определён заранее
table-sealed-about = Этот хеш начального числа зафиксирован до первого хода. Его можно записать: когда партия закончится, начальное число будет показано, и каждый сможет проверить, что расклад тот самый.
table-go-to-moment = Посмотреть стол после шага { $number }
table-chat = Чат
table-chat-unread = Чат ({ $unread })
table-side = Журнал и чат
table-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
table-watching = Вы зритель
table-menu = Меню
table-invite = Пригласить
table-watch-link = По этой ссылке можно только смотреть:
table-whole-board = Показать всё поле
table-tap-again = Теперь коснитесь нужного.
table-more = Ниже есть ещё
table-leave = Покинуть стол
table-leave-words = За вас будет играть бот. Вы можете вернуться на своё место в любой момент.
table-leave-do = Пусть за меня играет бот
table-end-words = Больше никто здесь не сидит: можно и закрыть стол насовсем.
table-end-do = Закрыть этот стол
table-leave-stay = Остаться
table-bot-plays-for-you = За вас играет бот.
table-take-back = Вернуться на место
table-move-waits = Нет связи. Ваш ход ждёт отправки.
table-not-sent = Нет связи: попробуйте позже.
table-lost = Связь потеряна; новая попытка через { $seconds } с.
table-lost-now = Связь потеряна; пробуем снова…
table-none = Этот стол не удаётся показать
table-none-words = Возможно, ссылка неполная или стола больше нет.
table-closed = Этот стол закрыт.

curtain-title = { $name }, ваш ход
curtain-words = Остальные, пожалуйста, отвернитесь.
curtain-ready = Я — { $name }

replay-title = Повтор
replay-first = К началу
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-moment = Момент игры
replay-where = { $number } из { $end }
replay-copy = Ссылка на этот момент
replay-copied = Ссылка на этот момент скопирована.
replay-now = К текущему моменту

over-title = Игра окончена
over-won = Победа: { $name }!
over-shared = Победу делят { $names }!
over-picture = { $winner } Поле в конце партии, счёт и очки по раундам.
over-best-turn = Больше всего очков за раз: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в раунде { $round }
over-share = Поделиться
over-save-picture = Сохранить картинку
over-course = Очки по раундам
over-points = Откуда взялись очки
over-total = Всего
over-record = Запись
over-fair-unknown = Был ли расклад честным?
over-fair = Расклад тот, что был обещан ✓
over-unfair = Начальное число не совпадает с хешем ✗
over-fair-about = До первого хода был показан хеш начального числа. Теперь показано само число, и страница заново вычислила его хеш. «lutece verify» проверяет по записи и сам расклад.
over-seed = Начальное число
over-hash = Хеш

chat-empty = Поздоровайтесь.
chat-sat-down = { $name } садится за стол.
chat-stood-up = { $name } покидает стол.
chat-stands-in = Теперь вместо игрока { $name } играет бот ({ $level }).
chat-took-back = { $name } снова играет.
chat-away = { $name } не в сети.
chat-here = { $name } снова в сети.
chat-write = Скажите что-нибудь…
chat-send = Отправить
chat-no-name = Чтобы писать в чат, введите имя.


help-title = Горячие клавиши
help-words = За столом всё можно делать без мыши. То, что можно выбрать, светится; наведите указатель или перейдите клавишами, чтобы узнать, что это.
help-arrows = переход между вариантами
help-enter = выбрать
help-tab = то же, по очереди
help-moves = все варианты списком
help-undo = отменить последний шаг
help-undo-turn = отменить весь ход
help-end = завершить ход, пропустить, отказаться
help-skip = пропустить анимацию
help-log = журнал
help-chat = чат
help-rules = правило, которое сейчас действует; после игры — разбор
help-replay = просмотреть прошлые ходы; затем ← и →
help-escape = закрыть или вернуться к текущему моменту
help-help = эта справка


rules-of = Правила игры { $game }
rules-own-page = Открыть отдельной страницей
rules-coming = Правила загружаются…
rules-search = Искать в правилах
rules-print = Печать
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
rules-figure-back = Назад
rules-figure-on = Дальше
rules-figure-at = { $step } из { $steps }
rules-figure-begin = Ходит A.
rules-figure-chosen = A выбирает.
rules-figure-try = Попробовать


account-title = Кто вы
account-name = Ваше имя
account-shown-name = Каким его видят другие
account-named = Теперь другие видят это имя.
account-guest = Вы гость: вас знает только этот браузер.
account-nobody = Вы ещё ни разу не садились за стол.
account-signed-in = Вы вошли как { $login }.
account-sign-out = Выйти
account-keep = Сохранить свои столы
account-keep-about = С учётной записью вы найдёте свои столы на любом устройстве.
account-make = Создать учётную запись
account-made = Учётная запись создана.
account-login = Логин
account-password = Пароль
account-password-change = Сменить пароль
account-password-now = Текущий пароль
account-password-new = Новый пароль
account-password-changed = Пароль изменён. На других устройствах выполнен выход.
account-passkey = Ключ доступа
account-passkey-about = Ключ доступа на этом устройстве: пароль помнить не нужно.
account-passkeys =
    { $count ->
        [one] У вас { $count } ключ доступа.
        [few] У вас { $count } ключа доступа.
       *[other] У вас { $count } ключей доступа.
    }
account-passkey-make = Создать ключ доступа
account-passkey-made = Ключ доступа создан.
account-passkey-use = Войти с ключом доступа
account-passkey-no = Ключ доступа не использован. Можно попробовать ещё раз.
account-sign-in = Войти
account-tokens = Свои боты
account-tokens-about = С токеном программа играет от вашего имени. Он показывается один раз.
account-token = Токен
account-token-make = Создать токен
account-token-label = Для чего он?
account-delete = Удалить


paris-board-board = Игровое поле Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

paris-board-part-piles = Здания
paris-board-part-end-tiles = Конец игры
paris-board-part-market = Рынок
paris-board-part-vp-tiles = Жетоны ПО
paris-board-part-landmarks = Досто{ "\u00AD" }примеча{ "\u00AD" }тельности
paris-board-none-left = пусто
paris-board-waits = ждёт места
paris-board-buy = купить
paris-board-sell = продать
paris-board-notice-round = Последний жетон конца игры взят: этот раунд и ещё один.
paris-board-notice-final = Финальный раунд.
paris-board-used-tiles = использованы

paris-board-arc = Триумфальная арка. Ключ здесь ничего не приносит, зато может перейти на любое свободное здание или любую свободную достопримечательность в любом районе.
paris-board-bank = Банк { $district-gen }. Ключ здесь сразу приносит { $francs-words }.
paris-board-building = { $type-start } ценностью { $value } { $district-in }.
paris-board-site = Здесь { $district-in } будет { $type } ценностью { $value }.
paris-board-site-any = Свободное место для здания ценностью { $value } { $district-in }.
paris-board-costs = Стоит { $cost } за вычетом ценности места, которое покидает ключ.
paris-board-brings-token = Даёт { $kind }.
paris-board-brings-bonus = { $francs ->
    [0] Даёт жетон бонуса.
   *[other] Даёт жетон бонуса за { $francs-words }.
  }
paris-board-brings-vp = Даёт { $vp } ПО.
paris-board-landmark = { $landmark }, ценность { $value }.
paris-board-landmark-new = Сейчас можно построить { $district-in }.
paris-board-landmark-site = Место для достопримечательности { $district-in }.
paris-board-slot = { $kind } за { $vp } ПО
paris-board-slots = Переместив сюда ключ, можно сбросить: { $slots }.
paris-board-keys-here = Ключи здесь: { $who }.
paris-board-district-scores = { $district }, в конце игры: 1-е место — { $first } ПО, 2-е — { $second }, 3-е — { $third }.
paris-board-district-free = { $district }: жетона ПО ещё нет, в конце игры район ничего не принесёт.
paris-board-worth = Если использовать сейчас: { $vp } ПО.
paris-board-plus = +{ $vp } ПО
paris-board-totals = Общая ценность по игрокам: { $totals }.

paris-board-bonus = { $left ->
    [1] Жетон бонуса { $number }:
   *[other] Жетон бонуса { $number } (осталось { $left }):
  }
paris-board-space-empty = Клетка { $space } трека бонусов пуста.
paris-board-tile = Жетон бонуса { $number }:
paris-board-tile-used = Жетон бонуса { $number }, использован:
paris-board-end-tile = Жетон конца игры:
paris-board-meeple = { $space ->
    [0] Фишка помощника игрока { $seat } ждёт перед треком бонусов.
   *[other] Фишка помощника игрока { $seat } стоит на клетке { $space }. Она берёт жетоны только дальше.
}
    .you = { $space ->
        [0] Ваша фишка помощника ждёт перед треком бонусов.
       *[other] Ваша фишка помощника стоит на клетке { $space }. Она берёт жетоны только дальше.
    }
paris-board-does-gift = { $francs ->
    [0] { $vp } ПО.
   *[other] { $vp ->
        [0] { $francs-words }.
       *[other] { $francs-words } и { $vp } ПО.
      }
  }
paris-board-does-counts = считается { $end-ins }.
paris-board-does-counts-two = считается { $end-ins }, один или два раза.
paris-board-does-share-own = переместить ключ туда, где уже лежит ваш ключ.
paris-board-does-share-others = переместить ключ туда, где лежат ключи других игроков.
paris-board-does-extra-key = заплатить { $francs-words } и взять один свой ключ из резерва.
paris-board-does-any-tile = взять любой жетон бонуса с трека; ваша фишка помощника остаётся на месте.
paris-board-does-per-tile = { $vp } ПО за каждый другой ваш неиспользованный жетон бонуса.
paris-board-does-per-building = { $vp } ПО за каждое занятое вами здание ценностью { $value }.
paris-board-does-pairs-prestige = { $vp } ПО за каждую сброшенную пару одинаковых жетонов престижа.
paris-board-does-pairs-resource = { $vp } ПО за каждую сброшенную пару одинаковых жетонов ресурсов.
paris-board-does-back = передвинуть свою фишку помощника назад на 1–{ $most } клеток и взять там жетон.
paris-board-does-per-franc = в конце игры { $vp } ПО за каждый франк.
paris-board-does-per-landmark = { $vp } ПО за каждую занятую вами достопримечательность.
paris-board-does-types = { $scale } ПО за 4, 5, 6 или 7 занятых вами типов; все достопримечательности — один тип.

paris-board-pile = Стопка { $pile }: { $left ->
    [1] остался 1 жетон, это здание
   *[other] осталось жетонов: { $left }, верхний — здание
  } { $district-gen }.
paris-board-pile-empty = Стопка { $pile } пуста.
paris-board-drawn = Выберите район: { $type }, ценность { $value }.
paris-board-supply = В общем резерве: { $cost }. Купить один — { $francs-words }, продать один — { $price-words }.
paris-board-token = Жетоны { $kind-gen }: продать один — { $francs-words }.
paris-board-vp-tile = Жетон ПО: первый в районе получает { $first }, второй — { $second }, третий — { $third }.
paris-board-end-tiles = { $left ->
    [0] Все жетоны конца игры взяты.
   *[other] Осталось жетонов конца игры: { $left }. Когда стопки закончатся, взять такой жетон — действие.
  }
paris-board-screen = { $count ->
    [0] За ширмой игрока { $seat }: франки, ключи и жетоны.
   *[other] За ширмой игрока { $seat }: франки, ключи и жетоны, из них жетонов конца игры: { $count }.
}
    .you = { $count ->
        [0] За вашей ширмой: франки, ключи и жетоны.
       *[other] За вашей ширмой: франки, ключи и жетоны, из них жетонов конца игры: { $count }.
    }
paris-board-first = Первый игрок — { $seat }: здесь начинается каждый раунд.
    .you = Вы — первый игрок: здесь начинается каждый раунд.
paris-board-francs = Франки: { $count }.
paris-board-keys = Ключи на руках: { $count }.
paris-board-reserve = Ключи в резерве: { $count }. В игру их вводят жетоны бонусов 13 и 14.
paris-board-final-rounds = { $rounds ->
    [1] Это финальный раунд.
   *[other] Этот раунд доигрывается, затем будет финальный.
  }


paris-board-points-eight = Здания ценностью 8
paris-board-points-prestige = Престиж
paris-board-points-tiles = Жетоны бонусов
paris-board-points-ends = Жетоны конца игры
paris-board-points-francs = Франки (жетон бонуса 27)


paris-paris-board-map = План города с пятью автобусными линиями
paris-paris-board-stop = «{ $name }»: остановка { $line-obl } линии, место для одного магазина.
paris-paris-board-crossing = «{ $name }»: пересечение { $line-obl } и { $line2-obl } линий, место для двух магазинов.
paris-paris-board-no-shop = Магазинов пока нет.
paris-paris-board-shops = Магазины здесь: { $owners }.
paris-paris-board-neighbours = Соседние остановки: { $names }.
paris-paris-board-shop = Магазин на остановке «{ $name }» ({ $owner }). Приносит очки, когда автобус останавливается здесь или рядом.
paris-paris-board-shop-leaves = Магазин на остановке «{ $name }» ({ $owner }). Остановка заполнена: один магазин нужно вытеснить.
paris-paris-board-earned = { $points ->
    [one] Только что принёс { $points } очко.
    [few] Только что принёс { $points } очка.
   *[many] Только что принёс { $points } очков.
}
paris-paris-board-tile = { $count ->
    [1] { $line-start } жетон остановки «{ $name }». Возьмите его, чтобы открыть там магазин.
   *[other] Жетоны { $line-obl } линии для остановки «{ $name }»: { $count }. Возьмите один, чтобы открыть там магазин.
}
paris-paris-board-tile-last = { $line-start } жетон остановки «{ $name }». Когда каждый возьмёт по жетону, малый тур пройдёт на остановке оставшегося.
paris-paris-board-stays = Таблички у других жетонов: сколько очков принесёт этот магазин, если останется тот жетон.
paris-paris-board-line = { $line-cap } линия: «{ $first }» — «{ $last }». В большом туре автобус останавливается на четырёх её пересечениях.
paris-paris-board-parking = Место { $line-obl } линии на парковке. Сюда кладут жетон, оставшийся в конце раунда.
paris-paris-board-parked = Здесь лежит { $line-masc } жетон остановки «{ $name }». Следующий оставшийся { $line-masc } жетон начнёт большой тур.
paris-paris-board-bus = Автобус. Этот раунд начинает тот, у кого он стоит: { $owner }. Затем автобус получает игрок слева.
paris-paris-board-bag = Мешок для магазинов, вытесненных другими. До конца игры в него никто не смотрит.
paris-paris-board-bag-open = В мешке: { $counts }. Игрок, у которого их больше всех (без ничьей), получает по 1 очку за каждый.
paris-paris-board-open-marker = Открытый маркер: после особых туров игроков последний тур идёт по { $line-obl } линии.
paris-paris-board-marker = Маркер особого тура ({ $owner }): { $line } линия.
paris-paris-board-marker-mine = Ваш маркер особого тура: в конце автобус ещё раз проедет по { $line-obl } линии. Другие его не видят.
paris-paris-board-marker-hidden = Маркер особого тура ({ $owner }), закрыт до конца игры.
paris-paris-board-stock = { $count ->
    [0] В запасе магазинов не осталось ({ $owner }).
   *[other] Магазинов в запасе ({ $owner }): { $count }.
}
paris-paris-board-round = Раунд { $round } из { $rounds }
paris-paris-board-round-about = Раунд { $round } из { $rounds }: на каждый раунд одна стопка жетонов.
paris-paris-board-small-tour = Малый тур: { $name }
paris-paris-board-grand-tour = Большой тур: { $line } линия
paris-paris-board-special-tour = Особый тур ({ $seat }): { $line } линия
    .you = Ваш особый тур: { $line } линия
paris-paris-board-open-tour = Последний тур: { $line } линия
paris-paris-board-nobody = Никто не получает очков
paris-paris-board-bag-scores = Очки за мешок: { $seat }
    .you = Очки за мешок получаете вы


paris-paris-board-points-small = Малые туры
paris-paris-board-points-grand = Большие туры
paris-paris-board-points-special = Особые туры
paris-paris-board-points-open = Последний тур
paris-paris-board-points-bag = Магазины в мешке



paris-paris-line-green = зелёная
    .cap = Зелёная
    .obl = зелёной
    .masc = зелёный
    .start = Зелёный
paris-paris-line-red = красная
    .cap = Красная
    .obl = красной
    .masc = красный
    .start = Красный
paris-paris-line-blue = синяя
    .cap = Синяя
    .obl = синей
    .masc = синий
    .start = Синий
paris-paris-line-yellow = жёлтая
    .cap = Жёлтая
    .obl = жёлтой
    .masc = жёлтый
    .start = Жёлтый
paris-paris-line-violet = фиолетовая
    .cap = Фиолетовая
    .obl = фиолетовой
    .masc = фиолетовый
    .start = Фиолетовый

paris-paris-stop-bastille = Бастилия
paris-paris-stop-buttes-chaumont = Бют-Шомон
paris-paris-stop-champ-de-mars = Марсово поле
paris-paris-stop-concorde = Конкорд
paris-paris-stop-gare-de-lyon = Лионский вокзал
paris-paris-stop-gare-du-nord = Северный вокзал
paris-paris-stop-hotel-de-ville = Отель-де-Виль
paris-paris-stop-invalides = Дом инвалидов
paris-paris-stop-jardin-des-plantes = Сад растений
paris-paris-stop-les-halles = Ле-Аль
paris-paris-stop-louvre = Лувр
paris-paris-stop-luxembourg = Люксембург
paris-paris-stop-montmartre = Монмартр
paris-paris-stop-montparnasse = Монпарнас
paris-paris-stop-notre-dame = Нотр-Дам
paris-paris-stop-odeon = Одеон
paris-paris-stop-opera = Опера
paris-paris-stop-orsay = Орсе
paris-paris-stop-place-de-clichy = Площадь Клиши
paris-paris-stop-pompidou = Помпиду
paris-paris-stop-pont-neuf = Пон-Нёф
paris-paris-stop-quartier-latin = Латинский квартал
paris-paris-stop-republique = Репюблик
paris-paris-stop-saint-michel = Сен-Мишель
paris-paris-stop-st-nicolas = Сен-Николя
paris-paris-stop-other = { $name }


paris-paris-ask-nothing = Игра окончена.
paris-paris-ask-take = { $seat }: возьмите жетон и откройте магазин на его остановке.
    .you = Возьмите жетон и откройте магазин на его остановке.
paris-paris-ask-push = { $seat }: остановка «{ $stop }» заполнена. Чей магазин вытеснить?
    .you = Остановка «{ $stop }» заполнена. Чей магазин вытеснить?


paris-paris-do-open = «{ $stop }», { $line-masc } жетон: открыть магазин
paris-paris-do-nothing = «{ $stop }», { $line-masc } жетон: у вас не осталось магазинов
paris-paris-do-choose = «{ $stop }», { $line-masc } жетон: вытеснить магазин ({ $owner } или { $other })
paris-paris-do-replace = «{ $stop }», { $line-masc } жетон: вытеснить магазин ({ $owner })
paris-paris-do-replace-own = «{ $stop }», { $line-masc } жетон: заменить свой магазин
paris-paris-do-push = Вытеснить магазин игрока { $seat } с остановки «{ $stop }»
    .you = Вытеснить свой магазин с остановки «{ $stop }»


paris-paris-took = { $seat } берёт { $line-masc } жетон остановки «{ $stop }».
    .you = Вы берёте { $line-masc } жетон остановки «{ $stop }».
paris-paris-opened = { $seat } открывает магазин на остановке «{ $stop }».
    .you = Вы открываете магазин на остановке «{ $stop }».
paris-paris-no-shop-left = У игрока { $seat } не осталось магазинов для остановки «{ $stop }».
    .you = У вас не осталось магазинов для остановки «{ $stop }».
paris-paris-pushed-to-bag = Магазин игрока { $seat } вытеснен с остановки «{ $stop }» в мешок.
    .you = Ваш магазин вытеснен с остановки «{ $stop }» в мешок.
paris-paris-pushed-to-stock = Магазин игрока { $seat } вытеснен с остановки «{ $stop }» и возвращается в запас.
    .you = Ваш магазин вытеснен с остановки «{ $stop }» и возвращается в запас.
paris-paris-small-tour = Малый тур: остановка «{ $stop }» ({ $line } линия).
paris-paris-shop-scores = { $seat } получает 1 очко на остановке «{ $stop }».
    .you = Вы получаете 1 очко на остановке «{ $stop }».
paris-paris-nobody-scores = Магазинов по пути нет: никто не получает очков.
paris-paris-parked = { $line-start } жетон остановки «{ $stop }» отправляется на парковку.
paris-paris-grand-tour = Большой тур по { $line-obl } линии!
paris-paris-bus-calls = Автобус останавливается: «{ $stop }».
paris-paris-neighbour-scores = { $seat } получает 1 очко за соседний магазин на остановке «{ $stop }».
    .you = Вы получаете 1 очко за соседний магазин на остановке «{ $stop }».
paris-paris-bus-passed = Автобус переходит к игроку { $seat }.
    .you = Автобус переходит к вам.
paris-paris-laid-out = { $line-start } жетон выложен на остановку «{ $stop }».
paris-paris-special-tour = { $seat } открывает { $line-masc } маркер: особый тур по этой линии.
    .you = Вы открываете { $line-masc } маркер: особый тур по этой линии.
paris-paris-open-tour = Последний тур: { $line } линия открытого маркера.
paris-paris-bag-scores = { $points ->
    [one] Больше всего магазинов в мешке у игрока { $seat }: { $points } очко.
    [few] Больше всего магазинов в мешке у игрока { $seat }: { $points } очка.
   *[other] Больше всего магазинов в мешке у игрока { $seat }: { $points } очков.
}
    .you = { $points ->
        [one] Больше всего магазинов в мешке у вас: { $points } очко.
        [few] Больше всего магазинов в мешке у вас: { $points } очка.
       *[other] Больше всего магазинов в мешке у вас: { $points } очков.
    }
paris-paris-game-over = Игра окончена.


paris-paris-why-over = Игра окончена.
paris-paris-why-no-such = Такого решения нет.
paris-paris-why-push-first = Сначала выберите, чей магазин вытеснить с остановки «{ $stop }».
paris-paris-why-no-shop-there = У игрока { $seat } нет магазина на остановке «{ $stop }».
    .you = У вас нет магазина на остановке «{ $stop }».
paris-paris-why-nothing-to-push = Сейчас вытеснять нечего: сначала возьмите жетон.
paris-paris-why-not-on-show = { $line-start } жетон остановки «{ $stop }» не выложен.

paris-paris-heading-take = Взять жетон
paris-paris-heading-push = Вытеснить магазин


paris-paris-source-small-tours = Малые туры
paris-paris-source-grand-tours = Большие туры
paris-paris-source-special-tours = Особые туры
paris-paris-source-open-tour = Последний тур
paris-paris-source-bag = Магазины в мешке



paris-kind-wood = дерево
    .gen = дерева
    .ins = деревом
    .start = Дерево
paris-kind-marble = мрамор
    .gen = мрамора
    .ins = мрамором
    .start = Мрамор
paris-kind-gold = золото
    .gen = золота
    .ins = золотом
    .start = Золото
paris-kind-prestige-bronze = бронзовый престиж
    .gen = бронзового престижа
    .ins = бронзовым престижем
    .start = Бронзовый престиж
paris-kind-prestige-silver = серебряный престиж
    .gen = серебряного престижа
    .ins = серебряным престижем
    .start = Серебряный престиж
paris-kind-prestige-gold = золотой престиж
    .gen = золотого престижа
    .ins = золотым престижем
    .start = Золотой престиж

paris-type-cafe = кафе
    .acc = кафе
    .start = Кафе
paris-type-bakery = пекарня
    .acc = пекарню
    .start = Пекарня
paris-type-residence = резиденция
    .acc = резиденцию
    .start = Резиденция
paris-type-restaurant = ресторан
    .acc = ресторан
    .start = Ресторан
paris-type-hotel = отель
    .acc = отель
    .start = Отель
paris-type-theatre = театр
    .acc = театр
    .start = Театр

paris-district-montmartre = Монмартр
    .gen = Монмартра
    .in = на Монмартре
paris-district-la-villette = Ла-Виллет
    .gen = Ла-Виллет
    .in = в Ла-Виллет
paris-district-belleville = Бельвиль
    .gen = Бельвиля
    .in = в Бельвиле
paris-district-saint-germain = Сен-Жермен
    .gen = Сен-Жермена
    .in = в Сен-Жермене
paris-district-chaillot = Шайо
    .gen = Шайо
    .in = в Шайо
paris-district-batignolles = Батиньоль
    .gen = Батиньоля
    .in = в Батиньоле
paris-district-other = { $name }
    .gen = района { $name }
    .in = в районе { $name }

paris-landmark-luxembourg-gardens = Люксем{ "\u00AD" }бург{ "\u00AD" }ский сад
    .acc = Люксембургский сад
    .gen = Люксембургского сада
    .on = Люксембургском саду
paris-landmark-tuileries = Тюильри
    .acc = Тюильри
    .gen = Тюильри
    .on = Тюильри
paris-landmark-grand-palais = Гран-Пале
    .acc = Гран-Пале
    .gen = Гран-Пале
    .on = Гран-Пале
paris-landmark-opera-garnier = Опера Гарнье
    .acc = Оперу Гарнье
    .gen = Оперы Гарнье
    .on = Опере Гарнье
paris-landmark-sacre-coeur = Сакре-Кёр
    .acc = Сакре-Кёр
    .gen = Сакре-Кёр
    .on = Сакре-Кёр
paris-landmark-notre-dame = Нотр-Дам
    .acc = Нотр-Дам
    .gen = Нотр-Дама
    .on = Нотр-Даме
paris-landmark-louvre = Лувр
    .acc = Лувр
    .gen = Лувра
    .on = Лувре
paris-landmark-eiffel-tower = Эйфелева башня
    .acc = Эйфелеву башню
    .gen = Эйфелевой башни
    .on = Эйфелевой башне
paris-landmark-other = { $name }
    .acc = достопримечательность { $name }
    .gen = достопримечательности { $name }
    .on = достопримечательности { $name }

paris-place-arc = Триумфальная арка
    .acc = Триумфальную арку
    .gen = Триумфальной арки
    .onto = на Триумфальную арку
    .on = на Триумфальной арке
    .from = с Триумфальной арки
    .label = Триумфальная арка
paris-place-bank = банк { $district-gen }
    .acc = банк { $district-gen }
    .gen = банка { $district-gen }
    .onto = на банк { $district-gen }
    .on = на банке { $district-gen }
    .from = с банка { $district-gen }
    .label = банк ({ $district })
paris-place-building = здание { $value } { $district-in }
    .acc = здание { $value } { $district-in }
    .gen = здания { $value } { $district-in }
    .onto = на здание { $value } { $district-in }
    .on = на здании { $value } { $district-in }
    .from = со здания { $value } { $district-in }
    .label = { $district } { $value }
paris-place-landmark = { $landmark } { $district-in }
    .acc = { $landmark-acc } { $district-in }
    .gen = { $landmark-gen } { $district-in }
    .onto = на { $landmark-acc } { $district-in }
    .on = на { $landmark-on } { $district-in }
    .from = с { $landmark-gen } { $district-in }
    .label = { $landmark } ({ $district })

paris-end-vp = { $count } ПО
    .ins = { $count } ПО
paris-end-francs = { $count ->
    [one] { $count } франк
    [few] { $count } франка
   *[other] { $count } франков
}
    .ins = { $count ->
        [one] { $count } франком
       *[other] { $count } франками
    }
paris-end-wood = дерево
    .ins = деревом
paris-end-marble = мрамор
    .ins = мрамором
paris-end-gold = золото
    .ins = золотом
paris-end-prestige-bronze = бронзовый престиж
    .ins = бронзовым престижем
paris-end-prestige-silver = серебряный престиж
    .ins = серебряным престижем
paris-end-prestige-gold = золотой престиж
    .ins = золотым престижем
paris-end-any-resource = ресурс по выбору
    .ins = ресурсом по выбору
paris-end-any-prestige = престиж по выбору
    .ins = престижем по выбору

paris-way-token = жетон
    .by = жетоном
paris-way-tile = жетон бонуса { $number }
    .by = жетоном бонуса { $number }
paris-way-end = жетон конца игры
    .by = жетоном конца игры

paris-amount-francs = { $count ->
    [one] { $count } франк
    [few] { $count } франка
   *[other] { $count } франков
}
paris-amount-vp = { $count } ПО
paris-amount-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
paris-amount-marble = { $count ->
    [one] { $count } мрамор
   *[other] { $count } мрамора
}
paris-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
paris-amount-prestige-bronze = { $count ->
    [one] { $count } бронзовый престиж
    [few] { $count } бронзовых престижа
   *[other] { $count } бронзовых престижей
}
paris-amount-prestige-silver = { $count ->
    [one] { $count } серебряный престиж
    [few] { $count } серебряных престижа
   *[other] { $count } серебряных престижей
}
paris-amount-prestige-gold = { $count ->
    [one] { $count } золотой престиж
    [few] { $count } золотых престижа
   *[other] { $count } золотых престижей
}
paris-amount-prestige = до { $count } ПО за престиж
paris-amount-bonus = жетон бонуса
paris-amount-paid-bonus = { $count ->
    [one] жетон бонуса за { $count } франк
    [few] жетон бонуса за { $count } франка
   *[other] жетон бонуса за { $count } франков
}


paris-effect-gift = { $gift }
paris-effect-counts-as = считается 1 { $kind-ins }
paris-effect-any-prestige = считается 1 престижем по вашему выбору
paris-effect-any-resource = считается 1 ресурсом по вашему выбору
paris-effect-two-prestige = считается 1 или 2 престижами по вашему выбору
paris-effect-two-resources = считается 1 или 2 ресурсами по вашему выбору
paris-effect-per-building = { $each } ПО за каждое занятое вами здание ценностью { $value }
paris-effect-share-own = переместить ключ туда, где уже лежит ваш ключ
paris-effect-share-others = переместить ключ туда, где лежат ключи других игроков
paris-effect-key = заплатить { $price-words } и взять один свой ключ из резерва
paris-effect-any-tile = взять любой жетон бонуса с трека; фишка помощника остаётся на месте
paris-effect-per-tile = { $each } ПО за каждый другой ваш неиспользованный жетон бонуса
paris-effect-prestige-pairs = { $each } ПО за каждую сброшенную пару одинаковых жетонов престижа
paris-effect-resources-pairs = { $each } ПО за каждую сброшенную пару одинаковых жетонов ресурсов
paris-effect-meeple-back = передвинуть фишку помощника назад на 1–{ $spaces } клеток и взять там жетон
paris-effect-per-franc = в конце игры 1 ПО за каждый франк
paris-effect-per-landmark = { $each } ПО за каждую занятую вами достопримечательность
paris-effect-per-types = { $scale } ПО за 4/5/6/7 разных типов


paris-ask-nothing = Игра окончена.
paris-ask-main = { $seat }: выложите или переместите ключ. Можно также покупать, продавать и использовать жетоны.
    .you = Выложите или переместите ключ. Можно также покупать, продавать и использовать жетоны.
paris-ask-main-late = { $seat }: выложите ключ, переместите ключ или возьмите жетон конца игры. Можно также покупать, продавать и использовать жетоны.
    .you = Выложите ключ, переместите ключ или возьмите жетон конца игры. Можно также покупать, продавать и использовать жетоны.
paris-ask-main-done = { $seat }: покупайте, продавайте, используйте жетоны или завершите ход.
    .you = Покупайте, продавайте, используйте жетоны или завершите ход.
paris-ask-draw = { $seat }: возьмите здание из одной из стопок.
    .you = Возьмите здание из одной из стопок.
paris-ask-site = { $seat }: выберите район для здания.
    .you = Выберите район для здания.
paris-ask-target = { $seat }: выберите, куда переместить ключ.
    .you = Выберите, куда переместить ключ.
paris-ask-pay = { $seat }: выберите, что потратить как { $kind }.
    .you = Выберите, что потратить как { $kind }.
paris-ask-vp-tile = { $seat }: четвёртый ключ! Можно выложить жетон ПО: он задаёт, сколько в конце приносят 1-е, 2-е и 3-е места в выбранном районе.
    .you = Четвёртый ключ! Можно выложить жетон ПО: он задаёт, сколько в конце приносят 1-е, 2-е и 3-е места в выбранном районе.
paris-ask-vp-site = { $seat }: выберите район для жетона ПО.
    .you = Выберите район для жетона ПО.
paris-ask-bonus = { $francs ->
    [0] { $seat }: можно взять жетон бонуса. Ваша фишка перейдёт к нему; назад она не ходит.
   *[other] { $seat }: можно взять жетон бонуса за { $francs-words }. Ваша фишка перейдёт к нему; назад она не ходит.
}
    .you = { $francs ->
        [0] Можно взять жетон бонуса. Ваша фишка перейдёт к нему; назад она не ходит.
       *[other] Можно взять жетон бонуса за { $francs-words }. Ваша фишка перейдёт к нему; назад она не ходит.
    }
paris-ask-bonus-too-dear = { $seat }: можно продать жетоны или использовать те, что дают франки, чтобы взять жетон бонуса за { $francs-words }.
    .you = Можно продать жетоны или использовать те, что дают франки, чтобы взять жетон бонуса за { $francs-words }.
paris-ask-prestige = { $seat }: можно сбросить { $kind } и получить { $vp } ПО ({ $landmark }).
    .you = Можно сбросить { $kind } и получить { $vp } ПО ({ $landmark }).
paris-ask-pick = { $seat }: выберите жетон бонуса, который возьмёте по жетону { $number }.
    .you = Выберите жетон бонуса, который возьмёте по жетону { $number }.
paris-ask-return = { $seat }: выберите пару, которую сбросите за { $vp } ПО (жетон { $number }).
    .you = Выберите пару, которую сбросите за { $vp } ПО (жетон { $number }).
paris-ask-end-tile = { $seat }: возьмите один из жетонов конца игры.
    .you = Возьмите один из жетонов конца игры.


paris-do-draw = Взять из стопки { $pile }: здание { $district-gen }
paris-do-site = Выложить { $type-acc } ценностью { $value } { $district-in }
paris-do-place = { $francs ->
    [0] Выложить ключ { $place-onto }
   *[other] Выложить ключ { $place-onto } и получить { $francs-words }
}
paris-do-move = Переместить ключ { $place-from }
paris-do-to = Переместить ключ на { $type-acc } ({ $place-label }) за { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", жетон " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; награда: { $gains }
}
paris-do-to-landmark = Переместить ключ { $place-onto } за { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", жетон " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; награда: { $gains }
}
paris-do-build = Построить { $place-acc } и переместить туда ключ за { $cost }{ $gains ->
    [none] { "" }
   *[other] ; награда: { $gains }
}
paris-do-take = Просмотреть жетоны конца игры и взять один
paris-do-pass = Пропустить действие: без траты жетонов ни одно выполнить нельзя
paris-do-end = Завершить ход
paris-do-buy = Купить { $kind } за { $francs-words }
paris-do-sell = Продать { $kind } за { $francs-words }
paris-do-sell-tile = Продать жетон бонуса { $tile } за { $francs-words }
paris-do-sell-end = Продать жетон конца игры ({ $end }) за { $francs-words }
paris-do-use = Использовать жетон бонуса { $tile }: { $effect }
paris-do-use-counting = Использовать жетон бонуса { $tile }: { $effect } (сейчас { $vp } ПО)
paris-do-use-end = Использовать жетон конца игры: { $end }
paris-do-end-tile = Взять жетон конца игры: { $end }
paris-do-pay = Потратить { $way } как { $kind }
paris-do-vp = Выложить жетон ПО { $first }/{ $second }/{ $third }
paris-do-vp-none = Не выкладывать жетон ПО
paris-do-vp-site = Выложить его { $district-in }
paris-do-bonus = { $francs ->
    [0] Взять жетон бонуса { $tile }: { $effect }
   *[other] Взять жетон бонуса { $tile } за { $francs-words }: { $effect }
}
paris-do-bonus-none = Не брать жетон бонуса
paris-do-prestige = Сбросить { $way } как { $kind } за { $vp } ПО
paris-do-prestige-none = Ничего не сбрасывать в эту ячейку
paris-do-return = Сбросить два жетона { $kind-gen } за { $vp } ПО
paris-do-return-none = Больше не сбрасывать пар


paris-drew = { $seat } берёт жетон здания: { $tile-label }.
    .you = Вы берёте жетон здания: { $tile-label }.
paris-built = { $place-label }: теперь здесь { $type }.
paris-fits-nowhere = { $tile-label }: места нет, жетон выходит из игры.
paris-placed = { $gain ->
    [none] { $seat } выкладывает ключ { $place-onto }.
   *[other] { $seat } выкладывает ключ { $place-onto } (+{ $gain }).
}
    .you = { $gain ->
        [none] Вы выкладываете ключ { $place-onto }.
       *[other] Вы выкладываете ключ { $place-onto } (+{ $gain }).
    }
paris-set-out = { $seat } платит { $francs-words } за переход: { $from-label } → { $place-label }.
    .you = Вы платите { $francs-words } за переход: { $from-label } → { $place-label }.
paris-moved = { $seat } перемещает ключ { $place-onto }.
    .you = Вы перемещаете ключ { $place-onto }.
paris-landmark-built = { $seat } строит { $place-acc }.
    .you = Вы строите { $place-acc }.
paris-paid = { $seat } тратит { $way } как { $kind }.
    .you = Вы тратите { $way } как { $kind }.
paris-shared = { $seat } использует жетон бонуса { $number }, чтобы разделить место.
    .you = Вы используете жетон бонуса { $number }, чтобы разделить место.
paris-second-unit-sold = { $seat } продаёт вторую единицу жетона бонуса { $number } за { $francs-words }.
    .you = Вы продаёте вторую единицу жетона бонуса { $number } за { $francs-words }.
paris-vp-tile-laid = { $seat } выкладывает жетон ПО { $vp_tile } { $district-in }.
    .you = Вы выкладываете жетон ПО { $vp_tile } { $district-in }.
paris-vp-tile-declined = { $seat } не выкладывает жетон ПО.
    .you = Вы не выкладываете жетон ПО.
paris-token-taken = { $seat } берёт { $kind } ({ $place-label }).
    .you = Вы берёте { $kind } ({ $place-label }).
paris-bonus-taken = { $seat } берёт жетон бонуса { $number }.
    .you = Вы берёте жетон бонуса { $number }.
paris-eight-scores = { $seat } получает { $vp } ПО.
    .you = Вы получаете { $vp } ПО.
paris-prestige-given = { $seat } сбрасывает { $prestige_way } как { $kind } и получает { $vp } ПО.
    .you = Вы сбрасываете { $prestige_way } как { $kind } и получаете { $vp } ПО.
paris-bought = { $seat } покупает { $kind } за { $francs-words }.
    .you = Вы покупаете { $kind } за { $francs-words }.
paris-sold = { $seat } продаёт { $kind } за { $francs-words }.
    .you = Вы продаёте { $kind } за { $francs-words }.
paris-tile-sold = { $seat } продаёт жетон бонуса { $number } за { $francs-words }.
    .you = Вы продаёте жетон бонуса { $number } за { $francs-words }.
paris-end-sold = { $seat } продаёт жетон конца игры ({ $end }) за { $francs-words }.
    .you = Вы продаёте жетон конца игры ({ $end }) за { $francs-words }.
paris-used-tile = { $gain ->
    [none] { $seat } использует жетон бонуса { $number }.
   *[other] { $seat } использует жетон бонуса { $number } (+{ $gain }).
}
    .you = { $gain ->
        [none] Вы используете жетон бонуса { $number }.
       *[other] Вы используете жетон бонуса { $number } (+{ $gain }).
    }
paris-used-end = { $seat } использует жетон конца игры: { $end }.
    .you = Вы используете жетон конца игры: { $end }.
paris-key-bought = { $seat } использует жетон бонуса { $number }: ключ из резерва за { $francs-words }.
    .you = Вы используете жетон бонуса { $number }: ключ из резерва за { $francs-words }.
paris-returned-pair = { $seat } сбрасывает два жетона { $kind-gen } и получает { $vp } ПО.
    .you = Вы сбрасываете два жетона { $kind-gen } и получаете { $vp } ПО.
paris-looked = { $seat } просматривает жетоны конца игры.
    .you = Вы просматриваете жетоны конца игры.
paris-end-kept = { $seat } оставляет себе один, не показывая другим.
    .you = Вы оставляете себе один, не показывая другим.
paris-end-taken = Это { $end }.
paris-passed = { $seat } пропускает действие.
    .you = Вы пропускаете действие.
paris-last-end-tile = { $seat } берёт последний жетон конца игры: раунд доигрывается, затем будет ещё один.
    .you = Вы берёте последний жетон конца игры: раунд доигрывается, затем будет ещё один.
paris-final-round = Начинается финальный раунд.
paris-francs-score = { $seat } получает { $vp } ПО за франки (жетон бонуса 27).
    .you = Вы получаете { $vp } ПО за франки (жетон бонуса 27).
paris-district-scores = { $level ->
    [1] { $seat }: 1-е место { $district-in }, { $vp } ПО.
    [2] { $seat }: 2-е место { $district-in }, { $vp } ПО.
   *[other] { $seat }: 3-е место { $district-in }, { $vp } ПО.
}
    .you = { $level ->
        [1] 1-е место { $district-in }, { $vp } ПО.
        [2] 2-е место { $district-in }, { $vp } ПО.
       *[other] 3-е место { $district-in }, { $vp } ПО.
    }
paris-game-over = Игра окончена.


paris-why-over = Игра окончена.
paris-why-no-such = Такого решения нет.
paris-why-not-asked = Сначала нужно сделать другой выбор.
paris-why-acted = Вы уже выполнили действие этого хода.
paris-why-act-first = Сначала выполните действие: выложите ключ, переместите ключ или возьмите жетон конца игры.
paris-why-piles-left = Жетоны конца игры можно брать, только когда все стопки закончились.
paris-why-ends-gone = Все жетоны конца игры ({ $count }) уже разобраны.
paris-why-no-pass = Пропускать нельзя: действие возможно без траты бонусов и жетонов конца игры.
paris-why-no-key-in-hand = У вас нет ключей на руках.
paris-why-key-there = Там уже есть ваш ключ.
paris-why-no-key-can = Ни один ваш ключ не может туда попасть. Нужен ключ на банке этого района или на месте меньшей ценности в нём либо, если место уже на поле, ключ на Арке.
paris-why-no-key-on = У вас нет ключа { $place-on }.
paris-why-nowhere-to-go = Оттуда ваш ключ не может попасть на место, которое вы можете сейчас оплатить.
paris-why-not-built = { $place-label }: здания там ещё нет.
paris-why-elsewhere = { $landmark } уже в другом районе.
paris-why-other-district = Сменить район может только ключ с Арки.
paris-why-not-higher = { $place-label }: не ценнее места, где лежит ваш ключ.
paris-why-arc-adds-none = Ключ на Арке не относится ни к одному району, поэтому не может добавить достопримечательность.
paris-why-must-top = Новая достопримечательность должна быть ценнее всех, что уже есть в районе.
paris-why-occupied = { $place-label }: место занято, а жетона бонуса (9 или 16), чтобы его разделить, у вас нет.
paris-why-too-dear = { $place-label }: нужно { $francs-words }, у вас { $held }.
paris-why-no-resources = { $place-label }: вам не хватает ресурсов.
paris-why-not-now = Сейчас ваш ключ не может попасть { $place-onto }.
paris-why-only-forward = Ваша фишка помощника движется только вперёд.
paris-why-space-empty = Клетка { $space } пуста.
paris-why-had-tile = У вас уже был жетон бонуса { $number }.
paris-why-sell-first = Не хватает франков: сначала продайте или используйте то, что их даёт.
paris-why-no-supply = В общем резерве нет { $kind-gen }.
paris-why-kind-too-dear = Не хватает франков: { $kind } стоит { $francs-words }.
paris-why-none-held = У вас нет { $kind-gen }.
paris-why-tile-used = Вы уже использовали жетон бонуса { $number }.
paris-why-no-tile = У вас нет жетона бонуса { $number }.
paris-why-tile-needs-key = Для жетона бонуса { $number } нужны указанные франки и ключ в резерве.
paris-why-tile-needs-pair = Для жетона бонуса { $number } нужна пара одинаковых жетонов.
paris-why-tile-finds-none = По жетону бонуса { $number } сейчас нечего взять.
paris-why-tile-no-effect = Жетон бонуса { $number } сейчас ничего не даст.
paris-why-no-end-tile = У вас нет этого жетона конца игры.
paris-why-none-left = Таких жетонов не осталось.
paris-why-no-site = Место занято, или в районе уже есть такой тип.
paris-why-vp-tile-gone = Этот жетон ПО уже лежит в одном из районов.
paris-why-vp-site-taken = В этом районе уже есть жетон ПО.
paris-why-not-so = Так оплатить следующую единицу нельзя.
paris-why-no-prestige = У вас нет такого престижа.
paris-why-no-pair = У вас нет такой пары жетонов.
paris-why-one-pair = Сбросьте хотя бы одну пару.
paris-why-no-tile-there = Там нет жетона, который вы можете взять.
paris-why-pile-empty = Эта стопка пуста.

paris-heading-end = Когда вы закончили
paris-heading-place = Выложить ключ
paris-heading-move = Переместить ключ
paris-heading-take = Взять
paris-heading-pass = Пропустить
paris-heading-bonus = Жетон бонуса
paris-heading-use = Использовать жетон
paris-heading-buy = Купить
paris-heading-sell = Продать


paris-source-districts = Районы
paris-source-landmarks = Престиж в достопримечательностях
paris-source-eights = Здания ценностью 8
paris-source-francs = Франки (жетон 27)
paris-source-gifts = Жетоны бонусов с постоянными очками
paris-source-per-building = Жетоны бонусов за здания
paris-source-per-tile = Жетон бонуса 20, за жетоны
paris-source-pairs = Жетоны бонусов 23 и 24, пары
paris-source-per-landmark = Жетон бонуса 29, за достопримечательности
paris-source-per-types = Жетон бонуса 30, за типы
paris-source-end-tiles = Жетоны конца игры


puzzles-title = Задачи
puzzles-of = Задачи: { $game }
puzzles-lead = Позиции из партий сильных ботов. Одно решение явно лучше всех остальных: найдите его.
puzzles-tried = попробовано: { $tried } из { $puzzles }
puzzle-panel = Задача
puzzle-find = Найдите лучшее решение
puzzle-you = Вы
puzzle-other = Игрок { $number }
puzzle-rating = Сложность { $rating }
puzzle-found-by = сразу нашли { $share } %
puzzle-tried = вы её уже решали, рейтинг не изменится
puzzle-themes = Тема: { $themes }
puzzle-found = Найдено: «{ $decision }».
puzzle-not-best = «{ $decision }»: не лучшее решение, на { $loss } меньше побед в 100 партиях.
puzzle-not-known = «{ $decision }»: не лучшее решение.
puzzle-lead = В 100 партиях на { $lead } больше побед, чем со следующим решением: «{ $decision }».
puzzle-why-best = По сравнению со следующим решением ожидается очков: { $terms }.
puzzle-solved-about = Решено точно: каждое продолжение разыграно до конца при 48 вариантах того, что скрыто.
puzzle-change = Ваш рейтинг: { $before } → { $after }
puzzle-my-rating = Ваш рейтинг: { $rating }
puzzle-next = Следующая задача
puzzle-skip = Другая
puzzle-link = Ссылка на эту задачу
puzzle-copied = Ссылка скопирована.
puzzle-mine = Рейтинг
puzzle-streak = Подряд
puzzle-best-streak = Лучшая серия
puzzle-done = Попробовано
puzzle-theme = Тема
puzzle-all-themes = Все темы
puzzle-theme-opening = начало
puzzle-theme-middle = середина
puzzle-theme-end = конец
puzzle-theme-deny = помешать другим
puzzle-theme-sacrifice = меньше очков, больше шансов
puzzle-theme-solved = точное решение


deck-title = Мои ошибки как задачи
deck-lead = Из разборов ваших партий
deck-find = Здесь можно сыграть лучше
deck-due =
    { $count ->
        [one] осталась { $count }
        [few] осталось { $count }
       *[other] осталось { $count }
    }
deck-game = партия
deck-empty = Пока пусто: сыграйте партию и нажмите «Разбор» в её итогах. Решения, которые дорого обошлись, попадут сюда.
deck-done = Всё найдено. Отлично!
deck-later = Сейчас ничего нет. Следующая задача: { $day }
deck-again = Задача вернётся { $day }
deck-repeat = Повторять
deck-repeat-about = Решённые задачи возвращаются через 1, 3, 7, 16, 35 и 90 дней.



over-review = Разбор
review-title = Разбор партии
review-coming = Разбор загружается…
review-waiting = Разбор ждёт своей очереди…
review-thinking = Партия разбирается…
review-chances = Шансы на победу
review-chart-about = Шансы на победу на протяжении партии. { $summary }
review-chart-seat = { $name }: { $first } % в начале, { $last } % в конце
review-points = Очки
review-points-about = Очки на протяжении партии. { $summary }
review-points-seat = { $name }: { $points } в конце
review-moments = Ключевые моменты
review-whose = Чьи моменты?
review-everybody = Все
review-none = Серьёзных ошибок нет: хорошо сыграно.
review-at = Шаг { $number }
review-go = Посмотреть шаг { $number }
review-loss = −{ $loss } %
review-costs = на { $loss } меньше побед в 100 партиях
review-where = { $place } из { $count }
review-moments-count =
    { $count ->
        [one] { $count } момент
        [few] { $count } момента
       *[other] { $count } моментов
    }
review-previous = Предыдущий момент
review-next = Следующий момент
review-list = График и моменты
review-begin = Выберите момент или нажмите →, чтобы перейти к самому важному.
review-played = Сыграно
review-better = Лучше
review-why = По сравнению с лучшим решением здесь ожидается очков: { $terms }.
review-term-less = «{ $source }» — на { $points } меньше
review-term-more = «{ $source }» — на { $points } больше
review-hard = Трудно найти.
review-numbers = Цифры
review-interval = Потеря побед в 100 партиях с вероятностью 95 %: от { $low } до { $high }
review-points-lost = Ожидаемая потеря очков к концу: { $points }
review-helped = Кто от этого выиграл, в победах на 100 партий: { $who }
review-terms = Ожидаемые очки по источникам: { $terms }
review-try = Попробовать снова
review-link = Ссылка на этот момент
review-copied = Ссылка скопирована: по ней разбор увидит любой.
review-copied-players = Ссылка скопирована. По ней разбор видят только игроки, пока хозяин стола не откроет его всем.
review-close = Закрыть разбор
review-share = Поделиться разбором
review-share-about = Разбор увидит любой, у кого есть ссылка, вместе с ошибками игроков.
review-ledger = Из чего сложился результат
review-ledger-about = Шансы на победу в процентах: исходная доля + свои решения + решения других + удача = результат (100 за победу).
review-fair = Исходная доля
review-own = Свои решения
review-others = Решения других
review-luck = Удача
review-result = Результат
review-mean = Средняя потеря
review-class = Уровень игры
review-figures = Все цифры таблицей
review-number = Шаг
review-decision = Решение
review-luck-of = удача { $luck }
review-label-blunder = Грубая ошибка
review-label-mistake = Ошибка
review-label-inaccuracy = Неточность
review-label-unclear = Разница слишком мала
review-label-good = Хорошее решение
review-label-forced = Без выбора
review-class-expert = Эксперт
review-class-strong = Сильный
review-class-casual = Любитель
review-class-novice = Новичок
review-class-beginner = Начинающий
review-phase-opening = начало
review-phase-middle = середина
review-phase-end = конец


practice-find = Упражнение: найдите решение лучше сыгранного.
practice-judging = Сравниваем с лучшим решением…
practice-found = Найдено: «{ $decision }». Можно играть дальше против ботов.
practice-not-yet = Ещё нет: на { $loss } меньше побед в 100 партиях.
practice-again = Ещё раз
practice-back = Назад к разбору
practice-answer = Показать ответ


hint-ask = Подсказка
hint-which = Что именно?
hint-why = Почему?
hint-thinking = Думаем…
hint-checking = Проверяем ваш ход…
hint-look = Посмотрите сюда: { $where }
hint-buttons = кнопки под полем
hint-do = Сделайте так:
hint-win = Шанс на победу с этим решением: { $win } %.
hint-compared = По сравнению с «{ $decision }» ожидается очков: { $terms }.
hint-even = По сравнению с «{ $decision }» это решение чаще ведёт к победе, хотя ни один источник очков сам по себе не решает.
hint-scores =
    { $points ->
        [one] Сразу приносит { $points } очко.
        [few] Сразу приносит { $points } очка.
       *[other] Сразу приносит { $points } очков.
    }
hint-lost = { $points ->
    [one] К концу партии у вас было бы примерно на { $points } очко меньше.
    [few] К концу партии у вас было бы примерно на { $points } очка меньше.
   *[other] К концу партии у вас было бы примерно на { $points } очков меньше.
}
hint-warning = Из 100 партий с этого места вы выиграли бы примерно на { $loss } меньше.
hint-take-back = Вернуть ход
hint-anyway = Всё равно сыграть
over-hints =
    { $count ->
        [one] помощь в { $count } решении
       *[other] помощь в { $count } решениях
    }
help-hint = подсказка, шаг за шагом, если подсказки разрешены
help-try = в разборе: попробовать момент снова


mistakes-title = Мои ошибки
mistakes-link = Мои ошибки во всех партиях
mistakes-lead =
    { $games ->
        [one] Что стоило вам больше всего в { $games } разобранной партии. Цена 10 означает: в 100 партиях на 10 побед меньше.
       *[other] Что стоило вам больше всего в { $games } разобранных партиях. Цена 10 означает: в 100 партиях на 10 побед меньше.
    }
mistakes-none = Пока показать нечего: сыграйте партию и нажмите «Разбор» в её итогах.
mistakes-by-source = По источникам очков
mistakes-by-phase = По стадиям партии
mistakes-count = Сколько
mistakes-cost = Цена
mistakes-no-source = прочее
mistakes-list = Попробовать снова
mistakes-solved = найдено ✓
mistakes-look = Посмотреть



safety-about = { $name }: скрыть, запретить писать или пожаловаться
safety-hide = Скрыть сообщения
safety-hide-about = Вы не будете видеть, что пишет { $name }, ни за одним столом в этом браузере.
safety-hidden-now = Сообщения скрыты: { $name }.
safety-hidden = Скрыты от вас: { $names }.
safety-unhide = Показать
safety-mute = Запретить писать за этим столом
safety-mute-about = Этот стол открыли вы: { $name } больше не сможет здесь писать, и никто не увидит прежних сообщений.
safety-muted-now = { $name } больше не может здесь писать.
safety-muted = Не могут здесь писать
safety-unmute = Снова разрешить
safety-report = Пожаловаться
safety-report-about = Сообщите владельцу сервера об игроке { $name }. Последние сообщения с этого стола будут приложены; { $name } об этом не узнает.
safety-report-why = Что не так? (необязательно)
safety-reported = Спасибо. Владелец сервера прочтёт вашу жалобу.
safety-chat-closed = Чат только для тех, кто сидит за этим столом.


safety-open = Кто может участвовать
safety-listed = Показывать этот стол в зале
safety-listed-about = Каждый сможет его найти и смотреть.
safety-open-chat = Зрители могут писать в чат
safety-open-chat-about = Иначе чат читают и пишут только те, кто сидит за столом.


safety-former = Бывший игрок
safety-data = Что хранится о вас
safety-data-about = Ваше имя, способы входа (в виде хешей, никогда не сам пароль), ваши места, ходы и результаты, а также сообщения в чатах за последние полгода. Сетевой адрес не хранится. Почтовый адрес — только если вы дали его для уведомлений о ходе; в остальном ничего никому не передаётся.
safety-data-guest = Гость, который не возвращается 400 дней, удаляется.
safety-data-account = Учётная запись остаётся, пока вы её не удалите.
safety-export = Скачать всё обо мне
safety-delete = Удалить мою учётную запись
safety-delete-words = Ваше имя, способы входа и всё, что вы писали в чатах, удаляются сразу и навсегда. Вернуть их не сможет никто.
safety-delete-games = Партии остаются тем, кто играл их с вами: на вашем месте будет указано «бывший игрок», а в идущих партиях продолжит бот.
safety-delete-do = Удалить навсегда
safety-deleted = Всё, что о вас хранилось, удалено.


server-unknown-host = Этот сервер не отвечает на имя { $host }. Чтобы разрешить его: lutece serve --name { $host }
server-chat-closed = Чат этого стола только для тех, кто за ним сидит.
server-muted = Тот, кто открыл этот стол, не хочет, чтобы вы здесь писали.
server-unknown-person = Этого человека нет за столом, и он здесь не писал.
server-too-many-muted =
    { $count ->
        [one] Здесь уже не может писать { $count } человек: это предел.
        [few] Здесь уже не могут писать { $count } человека: это предел.
       *[many] Здесь уже не могут писать { $count } человек: это предел.
    }



match-wrong-seats = Эта игра рассчитана на { $fewest }–{ $most } игроков, а не на { $seats }.
match-undo-nothing = Ещё ничего не решено.
match-undo-stands = Последнее решение завершило ход или открыло скрытую информацию: отменить его нельзя.
match-no-moment = Решений в этой партии: { $count }; номера { $number } нет.
match-no-seat = За этим столом нет места { $number }.


server-bad-message = Сервер не может прочитать это сообщение: { $problem }
server-unknown-page = По этому адресу ничего нет.
server-wrong-method = Этот адрес не отвечает на { $method }.
server-foreign-page = Этот запрос пришёл со страницы другого сайта.
server-too-large = Слишком большой объём: не больше { $limit } байт.
server-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
server-not-saved = Сервер сейчас не может сохранять, поэтому ничего не сделано. Попробуйте чуть позже.
server-server-error = На сервере что-то пошло не так; ничего не потеряно.
server-stopping = Сервер выключается; он скоро вернётся.


server-unknown-game = Нет игры с названием { $game }.
server-unknown-rules = Правил игры { $game } на языке { $language } нет.
server-unknown-level = Нет бота с именем { $level }.
server-unknown-option = В этой игре нет варианта { $option }.
server-unknown-moment = В этой партии нет момента { $number }.
server-wrong-seats = Эта игра рассчитана на { $fewest }–{ $most } игроков.
server-wrong-components = Файл компонентов нельзя использовать: { $problem }
server-nobody-here = Хотя бы одно место должно быть для человека.
server-older-rules = Эта партия сыграна по другой редакции правил.


server-name-needed = Сначала введите имя.
server-bad-name = Имя — от 1 до { $most } видимых символов.
server-bad-login = Логин — от 3 до 40 букв, цифр, точек, дефисов или подчёркиваний.
server-short-password = Пароль — от { $fewest } до 200 символов.
server-login-taken = Этот логин занят.
server-has-account = У вас уже есть учётная запись.
server-wrong-password = Неверный логин или пароль.
server-wrong-passkey = Этот ключ доступа здесь не подходит: { $problem }
server-no-passkeys-here = Ключам доступа нужен адрес с именем и https или localhost.
server-unknown-passkey = У вас нет такого ключа доступа.
server-too-many-passkeys = Ключей доступа у вас уже { $count }: это предел.
server-unknown-token = У вас нет такого токена.
server-browser-needed = С токеном этого сделать нельзя: нужен браузер, в котором вы вошли.
server-wrong-token = Этот токен недействителен.
server-too-many-tokens = Токенов у вас: { $count }. Сначала удалите один.


server-unknown-lesson = Урока { $lesson } по игре { $game } нет.
server-lesson-changed = Этот урок тем временем изменился: начните его заново.
server-unknown-table = Стол { $table } не найден. Возможно, его закрыли.
server-unknown-seat = За этим столом нет места { $seat }.
server-too-many-tables = Открытых партий у вас: { $count }. Сначала доиграйте или закройте одну.
server-seat-taken = Это место занято.
server-needs-invitation = Это место для тех, у кого есть ссылка.
server-no-free-seat = За этим столом нет свободного места для вас.
server-not-at-table = Вы не сидите за этим столом.
server-not-your-seat = Это не ваше место.
server-not-your-turn = Сейчас не ваш ход.
server-not-started = Игра не началась: есть свободные места.
server-not-over = Игра ещё не окончена: запись раскрыла бы скрытую информацию.
server-bad-clock = Нужно хотя бы 10 секунд на ход или 1 минута на партию, но не больше 30 дней.
server-wrong-record = Эту запись нельзя открыть: { $problem }
server-still-playing = Реванш начнётся, когда эта игра закончится.
server-paused = Игра на паузе.
server-cannot-pause = Остановить можно только идущие часы, а продолжить — только остановленные.
server-cannot-take-back = Последний ход уже не вернуть: с тех пор что-то открылось или ходили другие игроки.
server-nothing-proposed = Это предложение больше не действует.
server-not-asked = Никто не спрашивал, здесь ли вы.
server-game-over = Игра окончена.
server-no-puzzles = Для этой редакции правил нет задач: { $game }.
server-unknown-puzzle = Задачи { $puzzle } нет.
server-table-closed = Этот стол закрыт.
server-cannot-close = Закрыть стол может только тот, кто за ним сидит, и только до конца игры.
server-behind = Игра ушла вперёд. Вот как она выглядит сейчас.
server-cannot-undo = Отменить нельзя: ход завершён, открыта скрытая информация или решение не ваше.
server-illegal = { $decision } — сейчас так нельзя.
server-nothing-to-say = Сообщение в чате — от 1 до { $most } символов.
server-too-many-watchers = За этим столом уже слишком много зрителей.
server-bot-failed = Бот { $level } на месте { $seat } не отвечает. Обновите страницу, чтобы он попробовал снова.
server-too-slow = Запрос шёл слишком долго.
server-too-many-connections = У вас слишком много открытых соединений: закройте несколько страниц.
server-not-your-table = Это может сделать только тот, кто открыл этот стол.
server-no-review = Эта партия ещё не разобрана.
server-review-not-shared = Разбор доступен только игрокам: он не открыт для других.
server-too-many-reviews = Уже ждут разборов: { $count }. Попробуйте, когда часть будет готова.
server-review-failed = Эту партию не удаётся разобрать; причина — в журнале сервера.
server-nothing-reviewed = Решение { $number } этой партии ещё не разобрано.
server-no-hints = Подсказки — для игр с ботами или там, где все согласились.
server-not-practice = Это не стол для упражнений.
server-nothing-decided = За этим столом ещё ничего не решено.
server-cannot-think = Ни один бот не может оценить эту игру: { $problem }



rematch = Реванш
rematch-join = Принять реванш
rematch-watch = Смотреть реванш
rematch-proposed = Вам предлагают реванш.
table-seat-kept = Место ждёт игрока { $name }


clock-turn = { $time } на ход
clock-game = { $time } на партию
clock-reserve = { $time } в запасе
clock-increment = { $time } за ход
clock-own-turn = Время на каждый ход
clock-own-unit = Единица времени
clock-own-game = Время на всю партию
clock-own-increment = Добавка после каждого хода
clock-seconds = секунды
clock-minutes = минуты
clock-hours = часы
clock-days = дни
pace-game-about = Время общее на все ваши ходы, и каждый ход немного добавляет.
pace-own = Свой темп
pace-own-about = Ненужное поле оставьте пустым. Если указаны оба времени, сначала расходуется время хода, затем общее.
pause = Остановить часы
pause-proposed = { $name } просит паузу.
paused = Игра на паузе.
paused-go-on = Продолжить
proposal-agree = Согласиться
proposal-refuse = Нет, спасибо
proposal-waits = Ждём остальных…
proposal-declined = Согласились не все.
asked = Ваше время вышло. Вы ещё здесь? Если нет, за вас будет играть бот.
asked-stay = Я здесь
asked-left =
    { $count ->
        [one] Дополнительное время можно попросить ещё { $count } раз.
        [few] Дополнительное время можно попросить ещё { $count } раза.
       *[many] Дополнительное время можно попросить ещё { $count } раз.
    }
asked-other = У игрока { $name } вышло время; ждём ответа.
over-by-bot-late = За игрока { $name } играл бот, шаги { $first }–{ $last }: время вышло.
over-by-bot-left = За игрока { $name } играл бот, шаги { $first }–{ $last }: место пустовало.
over-by-bot-look = Посмотреть


take-back = Вернуть ход
take-back-ask = Попросить вернуть ход
take-back-proposed = { $name } просит вернуть последний ход.
table-points-left =
    { $points ->
        [one] Это ваш последний ход. «{ $words }» ещё даст { $points } очко.
        [few] Это ваш последний ход. «{ $words }» ещё даст { $points } очка.
       *[many] Это ваш последний ход. «{ $words }» ещё даст { $points } очков.
    }
table-end-anyway = Всё равно завершить


lobby-round = раунд { $round }
lobby-time-left = осталось: { $time }
lobby-paused = пауза
lobby-own-components = свои компоненты


history-link = Мои игры
history-title = Мои игры
history-game = Игра
history-all-games = Все игры
history-result = Итог
history-all-results = Победы и поражения
history-won = победа
history-lost = поражение
history-none = Завершённых игр пока нет.
history-more = Ещё игры
history-stand-in = часть партии за вас играл бот
history-people = люди
history-statistics = Статистика
history-players = Игроков
history-against = Соперники
history-count = Игр
history-wins = Побед
history-mean = Очков в среднем
history-best = Рекорд
history-opponents = С кем вы играли
history-opponent = Игрок
history-record = Открыть запись
history-record-about = Запись — это файл, который можно сохранить в итогах игры. Из неё получается стол для просмотра с именами из файла.
replay-turn-back = На ход назад
replay-turn-forward = На ход вперёд
waiting-invites = { $name } приглашает вас сыграть в { $game }


together-tell-me = Сообщать, когда наступит мой ход
vacation-seat = в отпуске
vacation-clock = { $name } в отпуске: часы стоят.
server-on-vacation = Часы стоят, пока игрок в отпуске.
