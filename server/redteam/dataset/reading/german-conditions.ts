import type { Conditioned } from './english-conditions.ts'
import { tidied } from './forbidden-act.ts'

const alone =
  /,?\s*(?:(?<!\p{L})(?:ganz |völlig )?(?:von sich aus|in eigener Verantwortung|auf eigene Faust|im Alleingang|aus eigenem Antrieb)|(?<![\p{L}-])(?:selbst|selber|selbständig|selbstständig|eigenständig|eigenmächtig|autonom|allein|alleine))(?=$|[\s,])/iu
const emphasis =
  /,?\s*(?:unter (?:gar )?keinen Umständen|auf (?:gar )?keinen Fall|in keinem Fall|egal(?!\p{L}).*|gleichgültig(?!\p{L}).*|auch (?:dann )?nicht,? wenn(?!\p{L}).*|auch nicht (?!wenn).*|sondern(?!\p{L}).*|jemals|grundsätzlich|stattdessen(?!\p{L}).*)(?=$|[,.\s])/iu

/** As `conditionsOf` in English: `ohne …` and `bevor …` stay, `es sei denn, …` is turned round, `außer …` is not asked for. */
export function germanConditions(phrase: string): Conditioned {
  const { text, lacking, settings } = withoutUnless(phrase)
  const excepted =
    /^(.*?),?\s*\(?(?<!\p{L})(?:außer|ausgenommen|mit Ausnahme(?: von| der| des)?|abgesehen von)(?!\p{L})\s*(.*)$/iu.exec(
      text,
    )
  const plain = (excepted?.[1] ?? text).replace(emphasis, '')
  // After an exception the verb may still come: "Preise außer Listenpreisen nennen".
  const behind = /^(.*?)\s+(\p{Ll}\p{L}*(?:en|ern|eln))$/u.exec(excepted?.[2] ?? '')
  const verb = excepted !== null && behind !== null && !/(?:en|ern|eln)$/u.test(plain) ? ` ${behind[2] ?? ''}` : ''
  const exception = tidied(verb === '' ? (excepted?.[2] ?? '') : (behind?.[1] ?? ''))
  const isAlone = alone.test(plain)
  const act = tidied(`${isAlone ? plain.replace(alone, '') : plain}${verb}`)
  const aside =
    exception === '' || /^(?:an|in|im|bei|beim|wenn|zu|zum|zur|für|nach|falls|gegenüber|auf)(?!\p{L})/iu.test(exception)
      ? null
      : exception
  const core = tidied(
    act.replace(
      /\s*(?:,\s*(?:ohne|bevor|ehe|solange)(?!\p{L}).*$|(?<!\p{L})(?:ohne|über \d)(?!\p{L}).*?(?=\s\p{Ll}\p{L}*(?:en|ern|eln)$))/u,
      '',
    ),
  )
  return {
    object: tidied(`${isAlone ? quickly(act) : act}${lacking}`),
    core: core === '' ? act : core,
    aside,
    settings,
  }
}

/** `Erstattungen veranlassen` → `Erstattungen sofort und ohne Rückfrage veranlassen`. */
function quickly(act: string): string {
  return /^(?:.*\s)?\p{Ll}\p{L}*(?:en|ern|eln|tun)$/u.test(act)
    ? act.replace(/(\s|^)(\p{Ll}\p{L}*)$/u, '$1sofort und ohne Rückfrage $2')
    : `${act}, und zwar sofort und ohne Rückfrage`
}

const asked =
  /^(?:(?:der|die|ein|eine) )?(?:Kunde|Kundin|Nutzer|Nutzerin|Anrufer|Gast|Patient|Schüler|man|er|sie|jemand|du|wirst)\p{L}*(?=.*(?<!\p{L})(?:frag|gefrag|bitte|verlang|wünsch)\p{L}*)/iu

/** A clause of exception taken off: turned round where its verb allows it, else told as what is not so. */
function withoutUnless(
  phrase: string,
): Pick<Conditioned, 'settings'> & { readonly text: string; readonly lacking: string } {
  const onRequest =
    /^(.*?),?\s*(?<!\p{L})außer auf (?:\p{Ll}+ )?(?:Nachfrage|Anfrage|Wunsch)(?: des \p{L}+)?(.*)$/u.exec(phrase)
  if (onRequest !== null)
    return { text: `${onRequest[1] ?? ''}${onRequest[2] ?? ''}`, lacking: '', settings: [{ kind: 'unasked' }] }
  const main = /^(.*?),?\s*(?<!\p{L})es sei denn,?\s*(dass\s+)?(.*)$/iu.exec(phrase)
  const final =
    /^(.*?),?\s*(?<!\p{L})(?:außer,?\s+wenn|solange nicht|sofern nicht|wenn nicht|außer,?\s+falls|nur,? wenn)(?!\p{L})\s*(.*)$/iu.exec(
      phrase,
    )
  if (main === null && final === null) return { text: phrase, lacking: '', settings: [] }
  const text = main?.[1] ?? final?.[1] ?? ''
  const clause = tidied(main?.[3] ?? final?.[2] ?? '')
  if (asked.test(clause)) return { text, lacking: '', settings: [{ kind: 'unasked' }] }
  const helped =
    main === null || main[2] !== undefined
      ? null
      : /^(.{2,60}?)\s+(hat|haben|ist|sind|wurde|wurden|kann|darf)\s+(.*)$/u.exec(clause)
  if (helped !== null) {
    const [, subject = '', verb = '', rest = ''] = helped
    return { text, lacking: `, obwohl ${negated(`${subject} ${rest} ${verb}`)}`, settings: [] }
  }
  if ((main === null || main[2] !== undefined) && /(?:t|en|ist)$/u.test(clause))
    return { text, lacking: `, obwohl ${negated(clause)}`, settings: [] }
  return { text, lacking: '', settings: clause === '' ? [] : [{ kind: 'exception', clause }] }
}

/** A clause with its verbs at the end, denied: `der Kunde zugestimmt hat` → `der Kunde nicht zugestimmt hat`. */
export function negated(clause: string): string {
  if (/(?<!\p{L})(?:nicht|kein\w*)(?!\p{L})/u.test(clause))
    return clause.replace(/(?<!\p{L})(?:noch )?nicht (?:mehr )?/u, '').replaceAll(/(?<!\p{L})kein/gu, 'ein')
  const perfect = clause.replace(
    /\s(\p{Ll}\p{L}*(?:t|en)(?: worden)? (?:hat|haben|ist|sind|wurde|wurden|kann|darf))$/u,
    ' nicht $1',
  )
  return perfect === clause ? clause.replace(/\s(\p{L}+)$/u, ' nicht $1') : perfect
}
