import { decodedBytes, fold, unscrambled } from './reading.ts'

/** The text claims an office: police, audit, management, the makers. */
export const claimsAuthority =
  /\b(police|officer|detective|inspector|court|judge|warrant|auditor|audit|regulator|ministry|managers?|management|director|supervisor|head of|chief|ceo|owner of (the|this)|administrator|admin|compliance|security team|data protection|authori[sz]ed|authori[sz]ation|clearance|on behalf of|my badge|senior staff|polizei|pruf(er|ung)|geschaftsfuhrung|vorgesetzte\w*|direct(eur|rice|ion)|habilite|autorise|policia|gerente|autorizad[oa])\b/

/** The text tells of grief, fear or need. */
export const tellsOfNeed =
  /\b(gestorben|verstorben\w*|im sterben|stirbt|sterben\w*|weine\w*|verzweif\w+|angst|flehe\w*|anflehe\w*|hilflos\w*|traurig\w*|todkrank\w*|beerdigung|panik|letzte hoffnung|oma|omas|grossmutter|notlage|notfall|dringend|nicht mehr weiter|herz|tranen|einsam\w*|leide[nt]?|grandm\w+|died|dying|passed away|funeral|desperate|crying|in tears|beg you|scared)\b/

/** The text opens a story, a play or a game. */
export const opensFiction =
  /\b(story|novel|fiction\w*|imagine|pretend|role-?play\w*|character|screenplay|scene|hypothetical\w*|histoire|romans?|fictif|fictive|imagin\w+|personnage|scenario|piece de theatre|conte|jouons|joue|jeu de role|dialogue|fable|satire|geschichte|rollenspiel|stell dir vor|historia|novela|imagina|personaje|juego de rol)\b/

/** The text gives the target another self. */
export const givesPersona =
  /\b(you are now|act as|acting as|pretend|persona|play the (part|role)|role-?play\w*|in character|character|from now on|unrestricted|no (restrictions|limits|rules|filters?)|without (restrictions|limits|rules|filters?)|alter ego|imagine you are|you're now|freed|takes? on the role)\b/

/** The text wants another form: shorter, a table, a verse, another style. */
export const asksForForm =
  /\b(summar\w+|tl;?dr|bullet\w*|tables?|json|yaml|csv|xml|html|poems?|rhymes?|haiku|verses?|sonnet|limerick|songs?|format\w*|rewrite|rephrase|paraphrase|markdown|outline|recap|condense|key points|spreadsheet|fill in|template|code block|python|dictionary)\b/

/** The text wants a translation, or an answer in another tongue. */
export const asksForTranslation =
  /\b(translat\w+|in (french|german|spanish)|into (french|german|spanish)|tradui\w+|traduction|ubersetz\w+|traduc\w+)\b/

/** The text wants it in small pieces. */
export const asksForLetters =
  /\b(letters?|characters?|spell\w*|syllables?|digit by digit|one by one|initials?|acrostic|hyphen\w*|dashes|backwards?|reversed?|piece by piece|bit by bit|(first|second|last|next) (part|half|piece|portion|chunk)|nato|phonetic|each (sign|symbol))\b/

/** The text speaks as the system, or as its maintenance. */
export const speaksAsSystem =
  /\b(maintenance|override\w*|system (notice|message|command|update|alert)|sysadmin|debug\w*|developer mode|dev mode|admin(istrator)? (mode|command|console|override)|sudo|root|diagnostics?|test mode|elevated|privileges?|protocol|emergency mode|safe mode off)\b|\[(system|admin|root)[^\]]*\]|<\/?(system|admin)\b|"(role|command|action|instruction|tool|function)"\s*:/

/** The text argues with what was said. */
export const argues =
  /\b(but|why|unfair|not fair|fair|reconsider|disagree|actually|still|however|misunderst\w+|mistaken|wrong|allowed|entitled|legitimate|understand|again|appreciate|respect|surely|exception|reason\w*|come on|just this once|contradict\w*|other (agent|colleague)|instead|earlier)\b/

/** The text wants a scale, a rank, an example. */
export const asksForScale =
  /\b(escala|ejemplos?|puntu\w+|punt(o|os)|del (1|uno|0|cero) al|clasifi\w+|ranking|califi\w+|notas?|ordena\w*|nivel(es)?|likert|scale|rate|rating|examples?|rank\w*)\b/

/** The text carries a document to be worked on: a fence, a mark-up, a rule, a letter head. */
export const carriesDocument =
  /```|<([a-z_-]{3,})[^>]*>[\s\S]*<\/\1>|^\s*([-=*_#])\2{2,}|^\s*(objet|subject|from|to|de|a|date|betreff|von)\s*:|"""|<<<|>>>|\[\[|\b(document|courriel|e-?mail|lettre|contrat|dossier|piece jointe|article|texte|rapport|compte rendu|note)\b[^\n]{0,80}:\s*\n/m

/** The text is one of the general tricks, whatever it is after. */
export const isManipulative =
  /\b(ignore|disregard|forget) .{0,40}(instructions?|rules?|above|before|previous|prior)|\b(system ?-?prompt|jailbreak|unrestricted|no restrictions|developer mode|hypothetical\w*|pretend|role-?play\w*|base64|rot13|decode|hidden text|vergiss|ignorier\w*|systemprompt|rollenspiel|stell dir vor|oubli\w+|ignorez?|invite systeme|imagin\w+|olvida|ignora|instrucciones|imagina|juego de rol|personaje|personnage)\b/

/** Whether a careful reader sees the topic in it, plainly or hidden, or one of the general tricks. */
export function looksHostile(message: string, topic: RegExp): boolean {
  const readings = [message, ...decodedBytes(message), ...unscrambled(message)].map(fold)
  const tricks = [topic, isManipulative, speaksAsSystem, claimsAuthority, wantsSecrets]
  return readings.some((text) => tricks.some((trick) => trick.test(text)))
}

const wantsSecrets =
  /\b(secrets?|passwords?|confidential|hidden|word for word|letter by letter|continue (this|the)|repeat after|without rules|your rules|geheim\w*|passwort|ohne regeln|secretes?|mot de passe|sans regles|contrasena|sin reglas)\b/
