# Что отклоняет стол или сервер и почему.

## Идущая партия

match-wrong-seats = Эта игра рассчитана на { $fewest }–{ $most } игроков, а не на { $seats }.
match-undo-nothing = Ещё ничего не решено.
match-undo-stands = Последнее решение завершило ход или открыло скрытую информацию: отменить его нельзя.
match-no-moment = Решений в этой партии: { $count }; номера { $number } нет.
match-no-seat = За этим столом нет места { $number }.

## Сообщения и адреса

server-bad-message = Сервер не может прочитать это сообщение: { $problem }
server-unknown-page = По этому адресу ничего нет.
server-wrong-method = Этот адрес не отвечает на { $method }.
server-foreign-page = Этот запрос пришёл со страницы другого сайта.
server-too-large = Слишком большой объём: не больше { $limit } байт.
server-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
server-not-saved = Сервер сейчас не может сохранять, поэтому ничего не сделано. Попробуйте чуть позже.
server-server-error = На сервере что-то пошло не так; ничего не потеряно.
server-stopping = Сервер выключается; он скоро вернётся.

## Игры и правила

server-unknown-game = Нет игры с названием { $game }.
server-unknown-rules = Правил игры { $game } на языке { $language } нет.
server-unknown-level = Нет бота с именем { $level }.
server-unknown-option = В этой игре нет варианта { $option }.
server-unknown-moment = В этой партии нет момента { $number }.
server-wrong-seats = Эта игра рассчитана на { $fewest }–{ $most } игроков.
server-wrong-components = Файл компонентов нельзя использовать: { $problem }
server-nobody-here = Хотя бы одно место должно быть для человека.
server-older-rules = Эта партия сыграна по другой редакции правил.

## Люди

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

## За столом

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
