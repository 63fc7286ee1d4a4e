### Being told that it is my turn, and vacation. The server reads this file, too: it writes the messages.

## Messages

notify-turn-title = Sua vez em { $game }
notify-turns-title = Sua vez em { $count } mesas
notify-line = { $game } com { $others }
notify-line-minutes = { $game } com { $others } · { $minutes ->
    [1] falta { $minutes } minuto
   *[other] faltam { $minutes } minutos
  }
notify-line-hours = { $game } com { $others } · { $hours ->
    [1] falta { $hours } hora
   *[other] faltam { $hours } horas
  }
notify-mail-stop = Você pediu estes e-mails ao Lutèce. Para não receber mais:
notify-webhook-stop = Você pode desligar estas mensagens no Lutèce, na página “Seu nome”.
notify-confirm-subject = Confirme seu e-mail para o Lutèce
notify-confirm-words = Alguém informou este endereço em { $server } para receber um e-mail quando for a sua vez em uma partida. Se foi você, abra este link:
notify-confirm-not-you = Se não foi você, não precisa fazer nada: nenhum outro e-mail chegará.
notify-test-title = Lutèce: um teste
notify-test = É assim que você saberá que é a sua vez.

## On the page

notify-heading = Quando for a minha vez
notify-about = Quando você está longe das mesas, o Lutèce pode avisar que é a sua vez: uma mensagem por turno, ou uma só para várias mesas.
notify-push = Notificações neste navegador
notify-push-on = Avisar neste navegador
notify-push-label = { $browser } no { $system }
notify-push-denied = Este navegador bloqueia as notificações deste site. Permita-as nas configurações do site e tente de novo.
notify-push-none = Este navegador não recebe notificações. No iPhone ou iPad, adicione primeiro a página à Tela de Início.
notify-push-insecure = As notificações precisam de um endereço com https, ou localhost.
notify-push-failed = O serviço de notificações do navegador não responde. Tente mais tarde.
notify-mail = E-mail
notify-mail-address = Endereço de e-mail
notify-mail-add = Enviar um link para confirmar
notify-mail-sent = O e-mail foi enviado. Abra o link que vem nele para confirmar o endereço.
notify-webhook = Webhook
notify-webhook-about = Para um canal do Discord ou do Slack, ou um programa seu: um endereço https que aceita JSON com “content” e “text”.
notify-webhook-url = Endereço do webhook
notify-webhook-add = Adicionar
notify-added = Os avisos chegarão aqui.
notify-push-kind = Notificações
notify-removed = Excluído.
notify-here = { $name } (este navegador)
notify-test-do = Enviar um teste
notify-tested = O teste foi enviado.
notify-again = Enviar o link de novo
notify-unconfirmed = ainda não confirmado
notify-problem = A última mensagem não chegou: { $reason }
notify-disabled = Desativado depois de várias falhas. { $reason } Um teste bem-sucedido o reativa.
notify-confirm-title = Confirmar este endereço de e-mail?
notify-confirm-about = Você receberá um e-mail aqui quando for a sua vez e você não estiver na mesa.
notify-confirm-do = Confirmar
notify-confirmed = O endereço está confirmado. Todo e-mail traz um link para não receber mais.
notify-stop-title = Parar estes e-mails?
notify-stop-about = O Lutèce não enviará mais e-mails para este endereço.
notify-stop-do = Parar os e-mails
notify-stopped = Nenhum outro e-mail chegará a este endereço.
notify-link-old = Este link não vale mais: o endereço foi removido, ou não foi confirmado a tempo.
notify-home = Ao salão

## Vacation

vacation-heading = Férias
vacation-about = Enquanto você está de férias, seu relógio fica parado nas mesas com 12 horas ou mais por turno ou por partida, e nenhuma notificação é enviada. Você ainda pode jogar. Os outros veem ao lado do seu nome que você está de férias.
vacation-left = { $days ->
    [1] Resta { $days } dos { $all } dias deste ano
   *[other] Restam { $days } dos { $all } dias deste ano
}
vacation-on = Você está de férias.
vacation-start = Sair de férias
vacation-end = Voltei
vacation-started = Boas férias! Seus relógios pararam.
vacation-ended = Que bom ter você de volta. Seus relógios voltaram a andar.

## What the server refuses

server-target-address = Não é possível enviar mensagens: o endereço não é válido.
server-target-private = Mensagens não são enviadas a endereços privados.
server-target-unknown-host = Não é possível enviar mensagens: não existe servidor com esse nome.
server-target-unreachable = O servidor de destino não responde.
server-target-rejected = O servidor de destino recusa a mensagem.
server-target-gone = Este navegador não recebe mais mensagens: ative as notificações de novo.
server-target-keys = As chaves de notificação deste navegador não são válidas.
server-mail-down = O servidor de e-mail não responde. Tente mais tarde.
server-no-mail-here = Este servidor não envia e-mails.
server-unknown-channel = Você não tem esse canal de notificação.
server-too-many-channels = Você já tem { $count } canais de notificação: remova um primeiro.
server-no-vacation-left = Você não tem mais dias de férias neste ano.
