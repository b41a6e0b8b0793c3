import type { Conditioned } from './english-conditions.ts'
import { tidied } from './forbidden-act.ts'

const alone =
  /,?\s*(?<!\p{L})(?:(?:de|par) (?:lui|elle|soi|toi|vous)[- ]même|d[’'](?:elle|lui)[- ]même|de (?:sa|ta|votre) propre (?:initiative|autorité)|de (?:son|ton|votre) propre chef|(?:tout |toute )?seule?|(?:lui|elle|toi|vous|soi)-même|de (?:façon|manière) autonome)(?!\p{L})/iu
const emphasis =
  /,?\s*(?<!\p{L})(?:en aucun cas|sous aucun prétexte|sous aucune condition|quoi qu[’'].*|quel(?:le)? que soit.*|même (?:si|lorsqu|quand)[’' ].*|mais (?:renvoie|oriente|redirige|dirige).*)(?=$|[,.])/iu

/** As `conditionsOf` in English: `sans …` and `avant …` stay, `sauf si …` is turned round, `sauf …` is not asked for. */
export function frenchConditions(phrase: string): Conditioned {
  const { text, lacking } = withoutUnless(phrase.replace(/,?\s*(?:ni|pas) même /u, ', même '))
  const excepted =
    /^(.*?),?\s*\(?(?<!\p{L})(?:sauf|hormis|excepté|à l[’']exception (?:de |du |des |d[’'])|en dehors (?:de |du |des |d[’'])|à part)\s*(.*)$/iu.exec(
      text,
    )
  const plain = (excepted?.[1] ?? text).replace(emphasis, '')
  const exception = tidied(excepted?.[2] ?? '')
  const isAlone = alone.test(plain)
  const act = tidied(plain.replace(alone, ''))
  const aside =
    exception === '' || /^(?:en|dans|à|aux?|si|pour|quand|lorsque|avec|sur|par|chez)\s/iu.test(exception)
      ? null
      : exception
  const core = tidied(act.replace(/\s*,?\s*(?<!\p{L})(?:sans|avant|de plus de|au-delà)(?!\p{L}).*$/iu, ''))
  return {
    object: tidied(`${act}${isAlone ? ' toi-même, sans demander à personne' : ''}${lacking}`),
    core: core === '' ? act : core,
    aside,
  }
}

function withoutUnless(phrase: string): { readonly text: string; readonly lacking: string } {
  const subjunctive = /^(.*?),?\s*(?<!\p{L})à moins qu(?:e |[’'])(?:ne )?(.*)$/iu.exec(phrase)
  if (subjunctive !== null)
    return {
      text: subjunctive[1] ?? '',
      lacking: `, sans qu${joined((subjunctive[2] ?? '').replace(/\s+(?:ne |n[’'])/u, ' '))}`,
    }
  const found = /^(.*?),?\s*(?<!\p{L})(?:sauf|excepté|hormis)\s+(?:si |s[’']|lorsque |quand )(.*)$/iu.exec(phrase)
  if (found === null) return { text: phrase, lacking: '' }
  const helped = /^(.{2,60}?)\s+(a|ont|est|sont|avait|peut)\s+(.*)$/u.exec(found[2] ?? '')
  if (helped === null || /demand/u.test(helped[3] ?? '')) return { text: found[1] ?? '', lacking: '' }
  const [, subject = '', verb = '', rest = ''] = helped
  const ne = /^[aeé]/u.test(verb) ? 'n’' : 'ne '
  const denied = rest.replace(/^(\p{L}+) (?:un|une|des|du|de la) /u, '$1 de ').replace(/ de (?=[aeiouhéè])/u, ' d’')
  return { text: found[1] ?? '', lacking: `, alors qu${joined(`${subject} ${ne}${verb} pas ${denied}`)}` }
}

function joined(clause: string): string {
  return /^[aeiouyéèêh]/iu.test(clause) ? `’${clause}` : `e ${clause}`
}
