import type { Conditioned } from './english-conditions.ts'
import { tidied } from './forbidden-act.ts'

const alone =
  /,?\s*(?<!\p{L})(?:por (?:sí|ti) (?:mism[oa]s?|sol[oa]s?)|por (?:su|tu) (?:propia )?cuenta|por (?:propia iniciativa|iniciativa propia|su propia iniciativa)|de (?:forma|manera) autónoma|(?:él|ella|tú) mism[oa]|unilateralmente|autónomamente)(?!\p{L})/iu
const emphasis =
  /,?\s*(?<!\p{L})(?:en ningún caso|bajo ningún (?:concepto|pretexto)|bajo ninguna circunstancia|pase lo que pase|aunque (?:insista|lo pida|se lo pidan|te lo pidan).*|sino .*)(?=$|[,.])/iu

/** As `conditionsOf` in English: `sin …` and `antes de …` stay, `a menos que …` becomes `sin que …`, `salvo …` is not asked for. */
export function spanishConditions(phrase: string): Conditioned {
  const { text, lacking, settings } = withoutUnless(phrase.replace(/,?\s*ni siquiera /u, ', ni siquiera '))
  const excepted =
    /^(.*?),?\s*\(?(?<!\p{L})(?:salvo|excepto|a excepción del?|menos|aparte del?|con excepción del?)\s+(.*)$/iu.exec(
      text,
    )
  const plain = (excepted?.[1] ?? text).replace(emphasis, '').replace(/,?\s*ni siquiera /u, ', también ')
  const exception = tidied(excepted?.[2] ?? '')
  const isAlone = alone.test(plain)
  const act = tidied(plain.replace(alone, ''))
  const aside = exception === '' || /^(?:en|a|al|si|para|cuando|con|sobre|por)\s/iu.test(exception) ? null : exception
  const core = tidied(act.replace(/\s*,?\s*(?<!\p{L})(?:sin|antes de|de más de|superiores a)(?!\p{L}).*$/iu, ''))
  return {
    object: tidied(`${act}${isAlone ? ' tú mismo, sin consultar a nadie' : ''}${lacking}`),
    core: core === '' ? act : core,
    aside,
    settings,
  }
}

const asked =
  /^(?:(?:el|la|un|una) \p{L}+ |alguien )?(?:expresamente )?(?:lo |la |los |te lo |se lo )?(?:ha |haya )?(?:expresamente )?(?:pid[ae]n?|pedido|solicit[ae]n?|solicitado|pregunt[ae]n?|preguntado)(?!\p{L})/iu

/** A clause of exception taken off: turned round where its verb allows it, else told as what is not so. */
function withoutUnless(
  phrase: string,
): Pick<Conditioned, 'settings'> & { readonly text: string; readonly lacking: string } {
  const onRequest =
    /^(.*?),?\s*(?<!\p{L})(?:salvo|excepto) (?:a |por )?petición(?: expresa)?(?: del? (?:la )?\p{L}+)?$/iu.exec(phrase)
  if (onRequest !== null) return { text: onRequest[1] ?? '', lacking: '', settings: [{ kind: 'unasked' }] }
  const subjunctive = /^(.*?),?\s*(?<!\p{L})(?:a menos que|a no ser que|salvo que|excepto que)\s+(.*)$/iu.exec(phrase)
  const found = /^(.*?),?\s*(?<!\p{L})(?:salvo|excepto)\s+(?:si|cuando)\s+(.*)$/iu.exec(phrase)
  if (subjunctive === null && found === null) return { text: phrase, lacking: '', settings: [] }
  const text = subjunctive?.[1] ?? found?.[1] ?? ''
  const clause = tidied(subjunctive?.[2] ?? found?.[2] ?? '')
  if (asked.test(clause)) return { text, lacking: '', settings: [{ kind: 'unasked' }] }
  if (subjunctive !== null) return { text, lacking: `, sin que ${clause}`, settings: [] }
  const helped = /^(.{2,60}?)\s+(ha|han|es|está|son|puede|tiene)\s+(.*)$/u.exec(clause)
  if (helped === null) return { text, lacking: '', settings: clause === '' ? [] : [{ kind: 'exception', clause }] }
  return { text, lacking: `, aunque ${helped[1] ?? ''} no ${helped[2] ?? ''} ${helped[3] ?? ''}`, settings: [] }
}
