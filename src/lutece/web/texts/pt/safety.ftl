### Paz à mesa, e o que se guarda das pessoas.

## Chat

safety-about = { $name }: ocultar, silenciar ou denunciar
safety-hide = Ocultar o que escreve
safety-hide-about = Você não verá mais o que { $name } escreve, em nenhuma mesa, neste navegador.
safety-hidden-now = Você não verá mais o que { $name } escreve.
safety-hidden = Ocultos para você: { $names }.
safety-unhide = Mostrar
safety-mute = Silenciar nesta mesa
safety-mute-about = Foi você que abriu esta mesa: { $name } não poderá mais escrever aqui, e ninguém verá o que já escreveu.
safety-muted-now = { $name } não pode mais escrever aqui.
safety-muted = Não podem escrever aqui
safety-unmute = Deixar escrever de novo
safety-report = Denunciar
safety-report-about = Denuncie { $name } a quem mantém este servidor. As últimas mensagens que { $name } escreveu aqui vão junto; { $name } não fica sabendo.
safety-report-why = O que há de errado? (opcional)
safety-reported = Agradecemos. Quem mantém este servidor vai ler sua denúncia.
safety-chat-closed = O chat é só para os jogadores desta mesa.

## Quão aberta é uma mesa

safety-open = Quem pode participar
safety-listed = Mostrar esta mesa no salão
safety-listed-about = Qualquer pessoa pode encontrá-la e assistir.
safety-open-chat = Quem assiste também pode escrever
safety-open-chat-about = Caso contrário, só quem está sentado à mesa lê e escreve no chat.

## O que se guarda de mim

safety-former = Ex-jogador
safety-data = O que é guardado sobre você
safety-data-about = Seu nome, como você entra (como hashes, nunca a própria senha), seus lugares, jogadas e resultados, e o que você escreveu nos chats nos últimos seis meses. Nenhum endereço de rede. Um endereço de e-mail só se você informar um para os avisos da sua vez; fora isso, nada vai para mais ninguém.
safety-data-guest = Um convidado que não volta por 400 dias é excluído.
safety-data-account = Uma conta fica guardada até que você a exclua.
safety-export = Baixar tudo sobre mim
safety-delete = Excluir minha conta
safety-delete-words = Seu nome, suas formas de entrar e tudo o que você escreveu nos chats são excluídos na hora e para sempre. Ninguém pode recuperá-los.
safety-delete-games = As partidas ficam para quem as jogou com você: seu lugar passa a ser “ex-jogador”, e nas partidas em andamento um bot continua.
safety-delete-do = Excluir para sempre
safety-deleted = Tudo o que era guardado sobre você foi excluído.

## Recusas

server-unknown-host = Este servidor não responde pelo nome { $host }. Quem o mantém pode permitir: lutece serve --name { $host }
server-chat-closed = O chat desta mesa é só para os jogadores dela.
server-muted = Quem abriu esta mesa não quer que você escreva aqui.
server-unknown-person = Essa pessoa não está nesta mesa nem escreveu aqui.
server-too-many-muted = { $count } pessoas já estão silenciadas aqui, que é o máximo.
