import type { Conditioned } from './english-conditions.ts'
import { tidied } from './forbidden-act.ts'

const alone =
  /,?\s*(?<!\p{L})(?:por (?:sí|ti) (?:mism[oa]s?|sol[oa]s?)|por (?:su|tu) (?:propia )?cuenta|por (?:propia iniciativa|iniciativa propia|su propia iniciativa)|de (?:forma|manera) autónoma|(?:él|ella|tú) mism[oa]|unilateralmente|autónomamente)(?!\p{L})/iu
const emphasis =
  /,?\s*(?<!\p{L})(?:en ningún caso|bajo ningún (?:concepto|pretexto)|bajo ninguna circunstancia|pase lo que pase|aunque (?:insista|lo pida|se lo pidan|te lo pidan).*|sino .*)(?=$|[,.])/iu

/** As `conditionsOf` in English: `sin …` and `antes de …` stay, `a menos que …` becomes `sin que …`, `salvo …` is not asked for. */
export function spanishConditions(phrase: string): Conditioned {
  const { text, lacking } = withoutUnless(phrase.replace(/,?\s*ni siquiera /u, ', ni siquiera '))
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
  }
}

function withoutUnless(phrase: string): { readonly text: string; readonly lacking: string } {
  const subjunctive = /^(.*?),?\s*(?<!\p{L})(?:a menos que|a no ser que|salvo que|excepto que)\s+(.*)$/iu.exec(phrase)
  if (subjunctive !== null) {
    const clause = subjunctive[2] ?? ''
    return {
      text: subjunctive[1] ?? '',
      lacking: /(?<!\p{L})(?:pida|pidan|solicite|pregunte)(?!\p{L})/u.test(clause) ? '' : `, sin que ${clause}`,
    }
  }
  const found = /^(.*?),?\s*(?<!\p{L})(?:salvo|excepto)\s+(?:si|cuando)\s+(.*)$/iu.exec(phrase)
  if (found === null) return { text: phrase, lacking: '' }
  const helped = /^(.{2,60}?)\s+(ha|han|es|está|son|puede|tiene)\s+(.*)$/u.exec(found[2] ?? '')
  if (helped === null) return { text: found[1] ?? '', lacking: '' }
  return { text: found[1] ?? '', lacking: `, aunque ${helped[1] ?? ''} no ${helped[2] ?? ''} ${helped[3] ?? ''}` }
}
