paris-paris-lesson-open = 商店を開く
paris-paris-lesson-open-1 = 4枚のタイルからどれか1枚を取ってください。そのタイルのバス停に商店が開きます。
paris-paris-lesson-open-1-done = この商店はあなたのものです。各ラウンドのタイルは人数より1枚多いので、必ず1枚残ります。

paris-paris-lesson-small-tour = スモールツアー
paris-paris-lesson-small-tour-1 = 2枚のうち1枚を取ると、もう1枚のバス停に旅行者が来ます。あなたの商店があるレ・アールのタイルを残してください。
paris-paris-lesson-small-tour-1-done = 旅行者がレ・アールに来て、あなたの商店が1ポイントを得ました。これがスモールツアーで、毎ラウンドの最後に、誰も取らなかったタイルのバス停で行われます。
paris-paris-lesson-small-tour-1-own = それでは、旅行者はあなたの商店から遠い北駅に行ってしまいます。北駅のタイルを取って、レ・アールを残してください。

paris-paris-lesson-nearest = 最も近い商店
paris-paris-lesson-nearest-1 = バス停に商店がなければ、旅行者はその路線をたどって最も近い商店に行きます。北駅のあなたの商店に来るように、残すタイルを選んでください。
paris-paris-lesson-nearest-1-done = サン・ニコラには商店がなく、あなたの商店は隣のバス停でした。旅行者が路線を乗り換えることはありません。
paris-paris-lesson-nearest-1-far = それでは旅行者は植物園に行き、黄の路線で最も近い商店はあなたのものではありません。あなたの商店の隣のサン・ニコラを残してください。

paris-paris-lesson-round = バス
paris-paris-lesson-round-1 = バスは、このラウンドを始めたプレイヤーのところにあります。どれか1枚を取ると、最後のプレイヤーも1枚取ります。
paris-paris-lesson-round-1-done = 誰も取らなかったタイルは、旅行者を連れてきた後、同じ色のタイル置き場に置かれました。バスはあなたのところに来ました。
paris-paris-lesson-round-2 = バスを持っているプレイヤーがラウンドを始めます。どれか1枚を取ってください。
paris-paris-lesson-round-2-done = ラウンドが終わるたびに、バスは次のプレイヤーに移ります。置かれたタイルは、同じ色の2枚目が残るまでそこにあります。

paris-paris-lesson-crossing = 交差点
paris-paris-lesson-crossing-1 = ポン・ヌフは2つの路線が交わる交差点で、商店を2つ置けます。そこにある商店の隣に、1つ開いてください。
paris-paris-lesson-crossing-1-done = 商店は2つとも残り、どちらも両方の路線に属します。空の交差点に来た旅行者は両方の路線を探し、最も近い商店が得点します（同じ近さなら、そのすべて）。
paris-paris-lesson-crossing-1-single = そのバス停は1つの路線だけにあり、商店は1つしか置けません。ポン・ヌフのタイルを取ってください。

paris-paris-lesson-push = 空きのないバス停
paris-paris-lesson-push-1 = ポン・ヌフの場所は2つとも埋まっています。それでも商店を開き、首位のプレイヤーの商店を追い出してください。
paris-paris-lesson-push-1-done = その商店は袋に入り、最後にまだ得点になることがあります（2人プレイでは袋を使わず、商店は持ち主に戻ります）。場所が1つだけのバス停では、そこにある商店が追い出されます。
paris-paris-lesson-push-1-free = アンヴァリッドは空いているので、どの商店も追い出されません。ポン・ヌフのタイルを取ってください。
paris-paris-lesson-push-1-other = そのプレイヤーにはまだポイントがありません。首位のプレイヤーの商店を追い出してください。

paris-paris-lesson-grand-tour = グランドツアー
paris-paris-lesson-grand-tour-1 = タイル置き場に赤のタイルが1枚あり、次に赤のタイルが残ると、バスが赤の路線を走ります。レ・アールの赤のタイルを残してください。
paris-paris-lesson-grand-tour-1-done = まずレ・アールでスモールツアーがありました。次にバスが赤の4つの交差点に止まり、ポン・ヌフの商店と、どちらの路線でもその隣にあるあなたの商店が得点しました（交差点に商店のないプレイヤーは、隣の商店では得点できません）。
paris-paris-lesson-grand-tour-1-kept = それでは赤のタイルが残らず、バスは走りません。オデオンを取ってください。

paris-paris-lesson-prepare = バスが止まるところ
paris-paris-lesson-prepare-1 = どちらを取っても、残ったもう1枚で青のバスが走ります。得点の多くなるほうに商店を開いてください。
paris-paris-lesson-prepare-1-done = オデオンは交差点で、隣のサン・ミシェルにもあなたの商店があるので、両方が得点しました。自分の商店の隣の交差点が、いちばん良い場所です。
paris-paris-lesson-prepare-1-end = バスが止まるのは交差点だけで、ビュット・ショーモンは交差点ではありません。サン・ミシェルの隣のオデオンに開いてください。

paris-paris-lesson-marker = 秘密のマーカー
paris-paris-lesson-marker-1 = あなたのマーカーは緑で、見えるのはあなただけです。最後にバスが緑の路線をもう一度走るので、その路線の交差点に商店を開いてください。
paris-paris-lesson-marker-1-done = プレイヤーはそれぞれ違う色のマーカーを持っています（2人プレイでは、もう1つが公開され、最後にその路線を走ります）。ほかのプレイヤーがどの路線をねらっているか、よく見ましょう。
paris-paris-lesson-marker-1-off = ルーヴルがあるのは赤と紫の路線です。緑のバスはそこを通りません。
paris-paris-lesson-marker-1-between = ノートルダムは緑の路線にありますが、交差点ではありません。バスは交差点にだけ止まります。

paris-paris-lesson-end = 最後のタイル
paris-paris-lesson-end-1 = このタイルの後、バスは全員のマーカーの路線を走り、あなたのマーカーは青です。勝利につながるタイルを取ってください。
paris-paris-lesson-end-1-done = オデオンはあなたの路線の交差点で、2回のツアーで得点しました。そして袋の中の商店が単独で最も多いプレイヤーが、その数だけポイントを得ました。
paris-paris-lesson-end-1-own = ルーヴルでは、自分の商店を置き換えるだけです。オデオンはあなたの青の路線の交差点です。
