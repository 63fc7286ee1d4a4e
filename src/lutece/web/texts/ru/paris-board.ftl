# Подписи и подсказки игрового поля Paris.

paris-board-board = Игровое поле Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

# Рядом с полем
paris-board-part-piles = Здания
paris-board-part-end-tiles = Конец игры
paris-board-part-market = Рынок
paris-board-part-vp-tiles = Жетоны ПО
# Мягкие переносы: столбец бывает узким.
paris-board-part-landmarks = Досто{ "\u00AD" }примеча{ "\u00AD" }тельности
paris-board-none-left = пусто
paris-board-waits = ждёт места
# Рынок узкий: сколько стоит купить, сколько даёт продажа.
paris-board-buy = купить
paris-board-sell = продать
paris-board-notice-round = Последний жетон конца игры взят: этот раунд и ещё один.
paris-board-notice-final = Финальный раунд.
paris-board-used-tiles = использованы

# Места
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

# Трек бонусов и его жетоны
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

# Рядом с полем и за ширмами
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

## Where the points came from

paris-board-points-eight = Здания ценностью 8
paris-board-points-prestige = Престиж
paris-board-points-tiles = Жетоны бонусов
paris-board-points-ends = Жетоны конца игры
paris-board-points-francs = Франки (жетон бонуса 27)
