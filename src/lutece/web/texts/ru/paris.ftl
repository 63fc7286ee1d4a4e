# Paris: всё, что говорит сама игра. Слова игрового поля — в paris-board.ftl.
#
# Формы: .gen, .acc, .ins — родительный, винительный и творительный падеж; .in — «в Шайо»; места:
# .onto — «на банк», .on — «на банке», .from — «с банка», .label — коротко; способы: .by —
# творительный падеж.

## Названия

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

## Что делают жетоны бонусов

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

## О чём спрашивают

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

## Что делает решение

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

## Что произошло

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

## Почему нельзя

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

## Sources of points

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
