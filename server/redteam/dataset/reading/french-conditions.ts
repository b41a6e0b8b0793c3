import type { Conditioned } from './english-conditions.ts'
import { tidied } from './forbidden-act.ts'

const alone =
  /,?\s*(?<!\p{L})(?:(?:de|par) (?:lui|elle|soi|toi|vous)[- ]même|d[’'](?:elle|lui)[- ]même|de (?:sa|ta|votre) propre (?:initiative|autorité)|de (?:son|ton|votre) propre chef|(?:tout |toute )?seule?|(?:lui|elle|toi|vous|soi)-même|de (?:façon|manière) autonome)(?!\p{L})/iu
const emphasis =
  /,?\s*(?<!\p{L})(?:en aucun cas|sous aucun prétexte|sous aucune condition|quoi qu[’'].*|quel(?:le)? que soit.*|même (?:si|lorsqu|quand)[’' ].*|mais (?:renvoie|oriente|redirige|dirige).*)(?=$|[,.])/iu

/** As `conditionsOf` in English: `sans …` and `avant …` stay, `sauf si …` is turned round, `sauf …` is not asked for. */
export function frenchConditions(phrase: string): Conditioned {
  const { text, lacking, settings } = withoutUnless(phrase.replace(/,?\s*(?:ni|pas) même /u, ', même '))
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
    settings,
  }
}

const asked =
  /^(?:(?:le|la|un|une) \p{L}+ |l[’']\p{L}+ |on |il |elle )(?:(?:te |vous |l[’']|le |la |les |en )+)?(?:a )?(?:expressément |explicitement )?(?:(?:fait|pose) la )?demand\p{L}*/iu

/** A clause of exception taken off: turned round where its verb allows it, else told as what is not so. */
function withoutUnless(
  phrase: string,
): Pick<Conditioned, 'settings'> & { readonly text: string; readonly lacking: string } {
  const onRequest =
    /^(.*?),?\s*(?<!\p{L})sauf (?:à la |sur |en cas de )?demande(?: expresse| explicite)?(?: d(?:u|e la|e l[’'])\s*\p{L}+)?$/iu.exec(
      phrase,
    )
  if (onRequest !== null) return { text: onRequest[1] ?? '', lacking: '', settings: [{ kind: 'unasked' }] }
  const subjunctive = /^(.*?),?\s*(?<!\p{L})à moins qu(?:e |[’'])(?:ne )?(.*)$/iu.exec(phrase)
  const found =
    /^(.*?),?\s*(?<!\p{L})(?:sauf|excepté|hormis)\s+(?:si |s[’'](?=il)|lorsque |lorsqu[’']|quand )(.*)$/iu.exec(phrase)
  if (subjunctive === null && found === null) return { text: phrase, lacking: '', settings: [] }
  const text = subjunctive?.[1] ?? found?.[1] ?? ''
  const clause = tidied(subjunctive?.[2] ?? found?.[2] ?? '')
  if (asked.test(clause)) return { text, lacking: '', settings: [{ kind: 'unasked' }] }
  if (subjunctive !== null)
    return { text, lacking: `, sans qu${joined(clause.replace(/\s+(?:ne |n[’'])/u, ' '))}`, settings: [] }
  const helped = /^(.{2,60}?)\s+(a|ont|est|sont|avait|peut)\s+(.*)$/u.exec(clause)
  if (helped === null) return { text, lacking: '', settings: clause === '' ? [] : [{ kind: 'exception', clause }] }
  const [, subject = '', verb = '', rest = ''] = helped
  const ne = /^[aeé]/u.test(verb) ? 'n’' : 'ne '
  const denied = rest.replace(/^(\p{L}+) (?:un|une|des|du|de la) /u, '$1 de ').replace(/ de (?=[aeiouhéè])/u, ' d’')
  return { text, lacking: `, alors qu${joined(`${subject} ${ne}${verb} pas ${denied}`)}`, settings: [] }
}

function joined(clause: string): string {
  return /^[aeiouyéèêh]/iu.test(clause) ? `’${clause}` : `e ${clause}`
}
