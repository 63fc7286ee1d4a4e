### テーブルでの平穏と、人について保存されるもの。

## 会話

safety-about = { $name }：非表示・発言禁止・通報
safety-hide = 発言を隠す
safety-hide-about = このブラウザでは、どのテーブルでも{ $name }さんの発言が表示されなくなります。
safety-hidden-now = { $name }さんの発言を隠しました。
safety-hidden = 非表示：{ $names }
safety-unhide = 表示する
safety-mute = このテーブルでの発言を禁止する
safety-mute-about = このテーブルを作ったのはあなたです。{ $name }さんはここに書き込めなくなり、これまでの発言も全員に見えなくなります。
safety-muted-now = { $name }さんはここに書き込めなくなりました。
safety-muted = 発言を禁止した人
safety-unmute = 発言を許可する
safety-report = 通報する
safety-report-about = { $name }さんをこのサーバーの管理者に通報します。ここでの最近の発言も一緒に送られます。{ $name }さんには通知されません。
safety-report-why = 何が問題ですか？（任意）
safety-reported = ありがとうございます。サーバーの管理者が内容を確認します。
safety-chat-closed = チャットは、このテーブルに着いている人だけのものです。

## テーブルの公開範囲

safety-open = 公開の範囲
safety-listed = このテーブルをロビーに表示する
safety-listed-about = 誰でもこのテーブルを見つけて観戦できます。
safety-open-chat = 観戦者も会話に参加できる
safety-open-chat-about = 許可しない場合、チャットを読み書きできるのはテーブルに着いている人だけです。

## 自分について保存されるもの

safety-former = 元プレイヤー
safety-data = 保存されているあなたの情報
safety-data-about = 名前、ログイン方法（ハッシュのみで、パスワードそのものは保存しません）、席・手・結果、そして直近6か月のチャットの発言です。IPアドレスは保存しません。メールアドレスは、手番のお知らせ用に入力された場合だけ保存します。そのほかに、情報を誰かに渡すことはありません。
safety-data-guest = 400日間戻ってこないゲストは削除されます。
safety-data-account = アカウントは、あなたが削除するまで残ります。
safety-export = 自分のデータをすべてダウンロード
safety-delete = アカウントを削除する
safety-delete-words = 名前、ログイン方法、チャットでの発言は、すべて直ちに、完全に削除されます。元に戻すことは誰にもできません。
safety-delete-games = 終わったゲームは、一緒に遊んだ人のために残ります。あなたの席は「元プレイヤー」となり、進行中のゲームはボットが引き継ぎます。
safety-delete-do = 完全に削除する
safety-deleted = 保存されていたあなたの情報は、すべて削除されました。

## 拒否

server-unknown-host = このサーバーは「{ $host }」という名前には応答しません。管理者は次の指定で許可できます：lutece serve --name { $host }
server-chat-closed = このテーブルのチャットは、席に着いている人だけのものです。
server-muted = このテーブルを作った人が、あなたの書き込みを望んでいません。
server-unknown-person = その人はこのテーブルにおらず、ここで発言もしていません。
server-too-many-muted = ここでは{ $count }人の発言が禁止されています。これ以上は増やせません。
