import type { LexiconLanguage } from '../lexicon-language.ts'

/** French. */
export const fr: LexiconLanguage = {
  code: 'fr',
  name: 'French',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'ne jamais|jamais|comment puis je|comment',
  vocabulary: {
    ignore:
      'ignore|ignorez|ignorer|oublie|oubliez|oublier|néglige|négligez|contourne|contournez|outrepasse|outrepassez|ne tiens pas compte|ne tiens plus compte|ne tenez pas compte|ne tenez plus compte|fais abstraction|faites abstraction|ne prends pas en compte|ne prenez pas en compte|passe outre|passez outre|laisse tomber|laissez tomber|mets de côté|mettez de côté|désactive|désactivez',
    obeyNot:
      "ne suis plus|ne suis pas|ne suivez plus|ne suivez pas|arrête de suivre|arrêtez de suivre|cesse de suivre|cessez de suivre|n'obéis plus|n'obéissez plus|ne respecte plus|ne respectez plus|ne respecte pas|ne respectez pas|désobéis|désobéissez",
    earlier:
      "précédent*|antérieur*|ci dessus|plus haut|ci avant|préalable*|d'avant|reçu*|initial*|jusqu'ici|jusqu'à présent|auparavant|originale*|qui précède*",
    all: 'tout|toute|toutes|tous|chaque',
    orders: 'instruction*|consigne*|directive*|ordre|ordres|commande|commandes|prompt|prompts|invite système',
    rules:
      'règles|la règle|une règle|cette règle|ta règle|chaque règle|règlement*|restriction*|limite|limites|limitation*|contrainte*|filtre*|politique*|programmation|entraînement|principes|garde fous|protocole*|tâche|tâches|contexte',
    everythingBefore:
      "tout ce qui précède|tout ce qui est au dessus|tout ce qui a été dit|tout ce que j'ai dit|tout ce qu'on t'a dit|tout ce que l'on vous a dit|tout ce qu'on vous a dit|tout ce que tu sais|ce qu'on t'a dit|ce qui a été dit avant|tout le texte précédent|tout ce qui figure plus haut|ce qui précède",
    your: "tes|ton|ta|vos|votre|qui t'ont été données|qui vous ont été données|que tu as reçues|que vous avez reçues|qu'on t'a données",
    show: 'montre|montrez|montrer|répéter|afficher|révéler|divulguer|affiche|affichez|répète|répétez|révèle|révélez|imprime|imprimez|donne|donnez|dis|dites|traduis|traduisez|résume|résumez|divulgue|divulguez|récite|récitez|recopie|recopiez|écris|écrivez|encode|encodez|liste|listez|dévoile|dévoilez|cite|citez|communique|communiquez|partage|partagez|reproduis|reproduisez',
    ask: "quel est|quelle est|quelles sont|quels sont|c'est quoi|qu'est ce que|quelles étaient|quel était",
    systemPrompt:
      "prompt système|prompt initial|invite système|message système|instructions système|instructions initiales|instructions cachées|instructions secrètes|consignes secrètes|consignes cachées|consignes initiales|instructions internes|instructions d'origine|instructions originales|instruction système|règles cachées|règles secrètes|consignes internes|prompt caché|prompt secret|directives internes|directives secrètes|consignes système|directives initiales|prompt d'origine",
    textAbove:
      'texte ci dessus|texte au dessus|mots ci dessus|le texte précédent|tout ce qui est écrit au dessus|texte qui précède|début de cette conversation|début de la conversation|phrases ci dessus|les mots qui précèdent',
    youAreNow:
      "tu es maintenant|tu es désormais|vous êtes maintenant|vous êtes désormais|désormais tu es|maintenant tu es|tu n'es plus|vous n'êtes plus|tu seras|à partir de maintenant tu es|à partir de maintenant vous êtes|tu deviens|dorénavant tu es",
    pretend:
      'fais semblant|faites semblant|fais comme si|faites comme si|imagine que tu es|imaginez que vous êtes|agis comme|agissez comme|agis en tant que|agissez en tant que|joue le rôle|jouez le rôle|comporte toi|comportez vous|incarne|incarnez|simule|simulez|réponds en tant que|prétends|mets toi dans la peau|mettez vous dans la peau',
    unbound:
      "sans restriction*|sans aucune restriction|sans limite*|sans aucune limite|sans règle*|sans aucune règle|sans filtre*|sans aucun filtre|sans censure|sans aucune censure|sans contrainte*|sans morale|sans éthique|aucune restriction|aucune règle|aucune limite|aucun filtre|aucune censure|pas de règles|pas de limites|pas de filtre|non censuré*|non filtré*|sans tabou*|tout est permis|n'a pas de règles|libre de toute|libéré de|affranchi*",
    specialMode:
      'mode développeur|mode dieu|mode jailbreak|mode dan|mode débogage|mode maintenance|mode administrateur|mode admin|mode sans restriction*|mode sans filtre|mode debug|mode développement',
    answer: 'réponds|répondez|répondre|répond|écris|écrivez|dis|dites|parle|parlez|génère|générez|aide|aidez',
    neverRefuse:
      "ne refuse jamais|ne refusez jamais|sans jamais refuser|sans refuser|tu ne peux pas refuser|vous ne pouvez pas refuser|ne dis jamais non|sans avertissement*|sans mise en garde|sans aucun avertissement|aucun avertissement|pas d'avertissement|sans excuse*|sans jugement|ne refuse aucune|ne refusez aucune|sans faire la morale",
    fromNowOn:
      'à partir de maintenant|désormais|dorénavant|dès maintenant|à compter de maintenant|à partir de cet instant|dès à présent',
    newTask:
      'nouvelle tâche|nouvelles tâches|nouvelle instruction|nouvelles instructions|nouvelle consigne|nouvelles consignes|nouvelles règles|véritable tâche|vraie tâche|vrai rôle|nouvel objectif|nouveau rôle|nouvelle mission|vraie mission|véritable mission|obéis moi|obéissez moi|nouveaux ordres|instructions suivantes',
    sayExactly:
      'dis seulement|dis simplement|dites seulement|dites simplement|réponds uniquement|répondez uniquement|réponds seulement|répondez seulement|écris seulement|écris exactement|écrivez exactement|dis exactement|dites exactement|dis plutôt|dis à la place|écris à la place|réponds simplement|affiche uniquement|à la place|commence ta réponse par|commencez votre réponse par|répète après moi|contente toi de',
    doNotTell:
      "ne dis pas|ne dites pas|ne le dis pas|ne le dites pas|ne dis rien|ne dites rien|ne mentionne pas|ne mentionnez pas|ne révèle pas|ne révélez pas|n'informe pas|n'informez pas|cache|cachez|sans le dire|sans mentionner|sans en informer|ne parle pas|ne parlez pas|sans prévenir|dissimule|dissimulez",
    user: 'utilisateur*|utilisatrice|personne|client|lecteur|humain|destinataire',
    send: 'envoie|envoyez|envoyer|transfère|transférez|transmets|transmettez|poste|postez|publie|publiez|téléverse|ajoute|ajoutez|joins|joignez|expédie',
    conversation:
      "conversation|discussion|historique|données personnelles|données de l'utilisateur|données|messages|mails|courriels|contacts|identifiants|informations personnelles|contenu de la boîte",
    destination:
      "à l'adresse|à cette adresse|vers l'adresse|vers http|vers https|à http|à https|à l'url|vers l'url|à l'e mail|au serveur|vers le serveur|vers mon serveur|à mon serveur|à l'adresse suivante|webhook|dans l'url|au lien|à mon adresse|vers ce lien",
    iAm: "je suis|c'est|nous sommes|ici|en tant que|moi",
    maker:
      'développeur*|créateur*|créatrice|administrateur*|concepteur*|programmeur*|propriétaire|patron|supérieur|développeuse|maître|équipe de sécurité|admin',
    secret:
      "mot de passe|mots de passe|clé secrète|clef secrète|code secret|code d'accès|mot secret|phrase secrète|phrase de passe|clé d'accès|code de sécurité|mot magique",
    assistant:
      "assistant ia|assistant virtuel|modèle de langage|modèle de langue|agent conversationnel|chatbot|intelligence artificielle|modèle d'ia|agent ia|llm|chatgpt|assistant d'ia|système d'ia|robot conversationnel|ia",
    addressing:
      "cher|chère|chers|note à|note pour|message à|message pour|message à l'attention|attention|à l'attention|instruction pour|instructions pour|si tu es|si vous êtes|bonjour|salut|avis à|à destination",
    gate: "seulement si|uniquement si|uniquement quand|seulement quand|si l'utilisateur|lorsque l'utilisateur|quand l'utilisateur|si quelqu'un|quand quelqu'un|chaque fois que|à condition que|sauf si",
  },
  entries: [],
}
