const list = (text: string): readonly string[] => text.trim().split(/\s+/u)

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
