import type { LexiconLanguage } from '../lexicon-language.ts'

/** Portuguese. */
export const pt: LexiconLanguage = {
  code: 'pt',
  name: 'Portuguese',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nunca|jamais|como posso|como',
  vocabulary: {
    ignore:
      'ignore|ignora|ignorem|ignorar|esqueça|esquece|esqueçam|esquecer|desconsidere|desconsidera|desconsiderem|descarte|descarta|contorne|desrespeite|burle|deixe de lado|deixa de lado|não leve em conta|não ligue para|desative|desativa|despreze|passe por cima',
    obeyNot:
      'não siga|não sigas|pare de seguir|pára de seguir|deixe de seguir|não obedeça|não obedeças|não respeite|desobedeça|não cumpra|não precisa mais seguir|não precisas de seguir',
    earlier:
      'anterior|anteriores|prévia|prévias|prévio|prévios|acima|precedente*|recebid*|inicial|iniciais|original|originais|até agora|até aqui|antes|passad*|dadas',
    all: 'todo|toda|todas|todos|qualquer|quaisquer|cada',
    orders: 'instruç*|ordem|ordens|comando*|diretriz|diretrizes|prompt|prompts|diretiva*|orientaç*|directiva*|indicaç*',
    rules:
      'regra*|norma|normas|restriç*|limitaç*|limites|política*|programação|treinamento|treino|filtro*|protocolo*|contexto|tarefa*|salvaguardas',
    everythingBefore:
      'tudo o que foi dito|tudo que foi dito|tudo acima|tudo o que está acima|tudo o que disseram|tudo que te disseram|tudo o que te disseram|tudo que eu disse|tudo o que eu disse|tudo o que lhe disseram|tudo que você sabe|o que te disseram|tudo anterior|tudo isso acima|tudo que veio antes|tudo o que veio antes',
    your: 'seu|sua|seus|suas|teu|tua|teus|tuas|que você recebeu|que te deram|que recebeste|que lhe deram',
    show: 'mostre|mostra|mostre me|repita|repete|imprima|imprime|revele|revela|diga|diz|me diga|traduza|traduz|resuma|resume|escreva|escreve|exiba|exibe|liste|lista|codifique|cite|compartilhe|partilha|recite|copie|copia|divulgue|conte',
    ask: 'qual é|quais são|o que é|o que são|qual era|quais eram|quais foram',
    systemPrompt:
      'prompt do sistema|prompt de sistema|mensagem do sistema|mensagem de sistema|instruções do sistema|instruções iniciais|instruções ocultas|instruções secretas|instruções internas|instruções originais|instruções escondidas|regras ocultas|regras secretas|prompt inicial|prompt oculto|prompt secreto|prompt original|diretrizes internas|diretrizes secretas|instrução inicial|ordens secretas|orientações internas',
    textAbove:
      'texto acima|palavras acima|texto anterior|tudo o que está escrito acima|início desta conversa|começo desta conversa|texto que vem antes|conteúdo acima|início da conversa',
    youAreNow:
      'agora você é|você agora é|agora és|tu agora és|você não é mais|já não és|a partir de agora você é|a partir de agora és|de agora em diante você é|você será|agora você será|passas a ser|você se tornou|você passa a ser',
    pretend:
      'aja como|age como|finja|finge|faça de conta|faz de conta|imagine que você é|imagina que és|comporte se|comporta te|simule|simula|interprete|assuma o papel|assume o papel|responda como|responde como|faça o papel|faz o papel|atue como|atua como',
    unbound:
      'sem restriç*|sem nenhuma restrição|sem qualquer restrição|sem limite*|sem limitaç*|sem regras|sem filtro*|sem censura|sem nenhum filtro|sem ética|sem moral|sem nenhuma regra|nenhuma restrição|nenhuma regra|nenhum limite|nenhum filtro|não há regras|não tem regras|não tem limites|não tem restrições|não tens regras|não censurad*|vale tudo|tudo é permitido|livre de todas|livre de restrições|sem tabus',
    specialMode:
      'modo desenvolvedor|modo de desenvolvedor|modo programador|modo deus|modo jailbreak|modo dan|modo de depuração|modo depuração|modo manutenção|modo de manutenção|modo administrador|modo sem restrições|modo sem filtro*|modo sem censura|modo debug',
    answer: 'responda|responde|responder|escreva|escreve|diga|diz|fale|fala|gere|ajude',
    neverRefuse:
      'nunca recuse|nunca recuses|não recuse|não recuses|não pode recusar|não podes recusar|jamais recuse|nunca diga não|sem aviso*|sem advertência*|sem alertas|sem desculpas|sem julgar|sem julgamento*|sem recusar|nunca se recuse|sem nenhum aviso',
    fromNowOn:
      'a partir de agora|de agora em diante|a partir deste momento|desde já|doravante|daqui em diante|daqui para a frente',
    newTask:
      'nova tarefa|novas tarefas|nova instrução|novas instruções|novas regras|novo papel|novo objetivo|nova missão|verdadeira tarefa|tarefa real|verdadeira missão|nova ordem|novas ordens|obedeça me|me obedeça|tarefa verdadeira|seguintes instruções|nova função|objetivo real',
    sayExactly:
      'diga apenas|diz apenas|diga somente|responda apenas|responde apenas|responda somente|responda só|diga exatamente|diz exatamente|escreva exatamente|escreva apenas|escreve apenas|em vez disso|ao invés disso|em seu lugar|limite se a|simplesmente diga|comece sua resposta com|comece a sua resposta com|repita comigo|repita depois de mim|imprima apenas',
    doNotTell:
      'não diga|não digas|não conte|não contes|não mencione|não menciones|não revele|não reveles|não informe|não informes|esconda|esconde|oculte|oculta|sem dizer|sem mencionar|sem informar|sem avisar|não avise|não fale',
    user: 'usuári*|utilizador*|ninguém|cliente|leitor|humano|destinatário',
    send: 'envie|envia|enviar|mande|manda|encaminhe|encaminha|publique|publica|transmita|poste|anexe|anexa|adicione|reencaminha|carregue',
    conversation:
      'conversa|histórico|dados pessoais|dados do usuário|dados do utilizador|dados|mensagens|e mails|emails|contatos|contactos|credenciais|informações pessoais|informações privadas|caixa de entrada',
    destination:
      'para o endereço|para este endereço|para http|para https|para a url|para este e mail|para o e mail|para o email|para o servidor|para o meu servidor|para meu servidor|para o link|para este link|webhook|na url|para o seguinte|para meu email',
    iAm: 'sou|eu sou|somos|aqui é|como|aqui fala',
    maker:
      'desenvolvedor*|criador*|administrador*|programador*|dono|dona|chefe|proprietário|supervisor|mestre|equipe de segurança|equipa de segurança',
    secret:
      'senha|senhas|palavra passe|chave secreta|código secreto|código de acesso|chave de acesso|palavra secreta|frase secreta|frase de acesso|código de segurança',
    assistant:
      'assistente de ia|assistente virtual|modelo de linguagem|chatbot|inteligência artificial|modelo de ia|agente de ia|llm|chatgpt|sistema de ia|assistente ia|ia',
    addressing:
      'caro|cara|querido|querida|prezado|prezada|nota para|nota ao|mensagem para|mensagem ao|atenção|instrução para|instruções para|se você é|se és|olá|aviso para|aviso ao',
    gate: 'somente se|apenas se|só se|somente quando|apenas quando|se o usuário|quando o usuário|se o utilizador|quando o utilizador|se alguém|quando alguém|sempre que|a menos que',
  },
  entries: [],
}
