const list = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Words of four letters and more that name nothing, and common verbs, in en, fr, de and es. In lower case. */
export const smallWords: ReadonlySet<string> = new Set([
  ...list(`about above after again against also although always among another anyone anything around because been before
    being below between both cannot could does doing done down during each either else ever every everything exactly first
    from further gets give given gives have having here hers hers herself himself into itself just kept know known last least
    less like made make makes many mean more most much must need needs never next none nothing often only other others
    over please rather really same several shall should since some something soon still such sure tell than thank that
    their them then there these they thing things this those though through thus together toward under unless until upon used
    uses using very want wants well were what whatever when where whether which while whose will with within without
    would write your yours yourself able answer answers answering asks asked help helps helping offer offers provide provides
    providing explain explains show shows shown reveal reveals describe list lists share shares sharing speak speaks works
    working handle handles allow allows allowed state states track tracks take takes taken let lets come goes going keep ask
    full complete word words verbatim exact current step steps detail details start assist assists support supports today
    customer customers client clients user users assistant chatbot people person bot company business
    yes sorry happy glad course welcome sounds great good question questions anything here's that's you're`),
  ...list(`afin ainsi alors aucun aucune aussi autre autres avant avec avez avoir avons bien cela celle celui ceux chaque
    comme comment cette depuis dans deux dire dites donc donne donnez dont elle elles encore entre est-ce étaient était être
    faire fait faites faut leur leurs lorsque mais même mêmes moins montre montrez notre nous parce pendant peut peuvent
    plus plusieurs pour pourquoi pouvez puis quand quel quelle quelles quels quelque quelques quoi sans selon sera seront
    seulement sont sous souvent suis sera tous tout toute toutes très vers veuillez vers voici voilà votre vous vraiment aide
    aider aidez aident répond répondre répondez explique expliquer expliquez indique indiquez révèle révélez écrire écrivez
    utilise utilisent propose mot mots exact exacte exactement complet complète donner clients client utilisateurs utilisateur assistant merci bonjour oui désolé bien question`),
  ...list(`aber alle allem allen aller alles also andere anderen auch beim bitte damit dann darf daran dass dein deine deinem
    deinen deiner denn deren diese diesem diesen dieser dieses doch dort durch eben eine einem einen einer eines einfach etwas
    euch euer ganz gegen gern gibt haben habe hast hatte hier ihre ihrem ihren ihrer immer jede jedem jeden jeder jedes jetzt
    kann kein keine keinem keinen können könnte machen mehr mein meine meinem meinen meiner mich muss müssen nach nenne nennen
    nicht nichts noch nur oder ohne sage sagen schon sehr sein seine selbst sich sind soll sollen sollte sondern über unser
    unsere unserem unseren unter viel vom vom vor wann warum was weil welche welchen welcher wenn wenige werden wie wieder will
    wird wirklich wirst wort wörtlich genau gib zeig zeige schreib schreibe erkläre verrate beantwortet beantworten hilft helfen
    zwei zwischen kunde kunden nutzer assistent chatbot firma gerne frage fragen danke`),
  ...list(`acerca ahora algo alguna algunas alguno algunos ante antes aquí así aunque bajo bien cada como cómo contra cosa
    cosas cual cuál cuando cuándo cuanto debe deben dame decir dentro desde dice dime donde dónde durante ella ellas ellos
    entonces entre eres esas esos esta está están estas este esto estos forma fuera gracias hace hacer hacia hasta mejor menos
    misma mismo mucha muchas mucho muchos mientras muestra nada ninguna ninguno nosotros nuestra nuestro nunca otra otras otro
    otros para pero poco porque puede pueden puedo pues quien quién quiero sino sobre según será siempre sido solo sólo sois
    somos también tampoco tanto tener tengo tiene tienen toda todas todo todos tras unas unos usted ustedes usas usar vosotros
    ayuda ayudar responde responder explica explicar revela escribe palabra palabras exacta exacto exactamente completo hola cliente clientes usuario usuarios asistente`),
])

/** Words that make filters prick up their ears: a build-up turn does not say them. In lower case. */
export const loudWords: ReadonlySet<string> = new Set(
  list(`password passwords passcode secret secrets confidential hidden private credential credentials token tokens system
    prompt prompts instruction instructions guideline guidelines bypass override ignore illegal harmful dangerous unsafe
    forbidden prohibited restricted exploit malware hack hacking weapon weapons bomb drug drugs poison kill suicide internal
    jailbreak unauthorized unauthorised leak rules breach attack steal fraud launder laundering
    motdepasse secrète secrètes confidentiel confidentielle confidentielles caché cachée privé privée système consigne
    consignes instruction interdit interdite interdits illégal illégale dangereux dangereuse interne internes règles contourner
    ignorer arme armes fuite fraude piratage voler poison
    passwort passwörter kennwort geheim geheime geheimen geheimnis geheimnisse vertraulich vertrauliche vertraulichen versteckt
    anweisung anweisungen systemprompt systemanweisungen verboten verbotene illegal gefährlich intern interne internen regeln
    umgehen ignorieren waffe waffen betrug angriff stehlen gift
    contraseña contraseñas secreto secreta secretos confidencial confidenciales oculto oculta privado privada sistema
    instrucciones prohibido prohibida ilegal peligroso interno interna internas reglas saltar ignorar arma armas fraude robar
    veneno`),
)
