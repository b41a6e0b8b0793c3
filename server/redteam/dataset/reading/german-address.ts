/** Words about the assistant and its owner become words to it: `unsere Preise` → `eure Preise`. Linear. */
export function toGermanAssistant(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})unser(e[nrms]?)(?!\p{L})/giu, (_, end: string) => `eur${end}`)
    .replaceAll(/(?<!\p{L})unser(?!\p{L})/giu, 'euer')
    .replaceAll(/(?<!\p{L})(?:uns)(?!\p{L})/gu, 'euch')
    .replace(
      /^((?:(?!(?<!\p{L})(?:der|die|das|den|dem|des|eine?[nmrs]?|anderer?)(?!\p{L})).)*?)(?<!\p{L})(?:sein|ihr)(e[nrms]?)?(?=\s\p{L})/u,
      '$1dein$2',
    )
    .replaceAll(/(?<!\p{L})sich(?!\p{L})/gu, 'dich')
    .replaceAll(
      /(?<!\p{L})(?:dem |einem |den |gegenüber )(?:Nutzer|Kunde|Anwender|Anrufer)n?(?=$|[\s,])(?! (?:\p{Ll}+en )?(?:gehör|von))/gu,
      'mir',
    )
    .replaceAll(
      /(?<!\p{L})(?:den )?(?:Kunden|Nutzern|Anrufern|Gästen|Schülern|Patienten|Dritten|Besuchern|Mitgliedern|Mietern|Käufern) (?=(?:\p{Ll}+ )*(?:\p{Lu}|die |das |den |eine? |einen |medizin|recht))(?=.*\s(?:geben|nennen|sagen|zeigen|versprechen|verraten|gewähren|mitteilen|empfehlen|erteilen|anbieten|schicken|senden)(?!\p{L}))/gu,
      'mir ',
    )
}
