import type { ContentHead } from '../../server/domain/guard/encoder.ts'
import { contentHeads } from '../../server/domain/guard/encoder.ts'
import type { Labels } from './learn-text.ts'
import { unlabelled } from './learn-text.ts'

type Categories = Pick<Labels, 'categories' | 'unknownCategories'>

const nothing: Categories = { categories: null, unknownCategories: [] }
/** Words that name what a harmful request is about. Only used on texts that are known to be harmful. */
const subjects: readonly (readonly [ContentHead, RegExp])[] = [
  [
    'weapons',
    /\b(?:bombs?|explosives?|weapons?|firearms?|guns?|pistols?|rifles?|ammunition|grenades?|silencer|nerve (?:gas|agent)|anthrax|ricin|chemical agent|molotov|3d[- ]print(?:ed)? gun)/i,
  ],
  [
    'illegal-drugs',
    /\b(?:drugs?|meth(?:amphetamine)?|cocaine|heroin|LSD|MDMA|ecstasy|fentanyl|opioids?|marijuana|cannabis|narcotics?)\b/i,
  ],
  [
    'cyber-crime',
    /\b(?:hack\w*|malware|virus(?:es)? (?:that|which|on)|ransomware|phishing|keylogger|exploit(?:s|ing)?\b.*\b(?:vulnerabilit|software|system)|botnet|ddos|denial of service|sql injection|crack(?:s|ing)? (?:a |the )?passwords?|passwords?|trojan|spyware|backdoor|cyber ?attack)/i,
  ],
  [
    'fraud-and-deception',
    /\b(?:identity theft|fraud|scam|counterfeit|steal\w*|embezzl\w*|launder\w*|forge|fake (?:news|reviews?|ids?|documents?|articles?|stor(?:y|ies))|insider trading|ponzi|manipulat\w+ stock|credit cards?|phishing|tax evasion|misinformation|disinformation|conspiracy)/i,
  ],
  [
    'self-harm',
    /\b(?:suicid\w*|self[- ]harm|kill (?:myself|yourself|themselves|himself|herself)|hurt (?:myself|yourself)|cut (?:myself|yourself)|anorexi\w*|bulimi\w*|eating disorder|starv\w+ (?:myself|yourself))/i,
  ],
  [
    'hate',
    /\b(?:racis\w+|white supremac\w+|xenophob\w+|antisemit\w+|homophob\w+|hate speech|hate crimes?|minorit(?:y|ies)|ethnic|immigrants?|black people|jews|muslims|transgender|nazi)/i,
  ],
  [
    'extremism',
    /\b(?:terroris\w+|extremis\w+|jihad\w*|ISIS\b|al[- ]qaeda|radicali[sz]\w+|white supremac\w+|neo-?nazi\w*|militia)/i,
  ],
  [
    'violence',
    /\b(?:kill\w*|murder\w*|assault\w*|tortur\w+|assassinat\w+|attack (?:a |the )?(?:person|people|crowd|school)|poison\w*|stab\w*|physical(?:ly)? (?:harm|assault|hurt)|kidnap\w*|shoot\w*|violen\w+|hurt (?:someone|people|others))/i,
  ],
  [
    'sexual-content-involving-minors',
    /\b(?:child(?:ren)? porn\w*|minors?\b.*\bsex\w*|sex\w*\b.*\b(?:minors?|child(?:ren)?|underage)|groom\w+ (?:a )?(?:child|minor|teen\w*)|pedophil\w+|underage)/i,
  ],
  [
    'sexual-content',
    /\b(?:porn\w*|sexual(?:ly)?|sex (?:scene|act|toys?)|erotic\w*|nudes?|explicit (?:scene|image)s?|orgasm)/i,
  ],
  [
    'harassment',
    /\b(?:harass\w*|bully\w*|cyberbull\w+|stalk\w*|threaten\w*|blackmail\w*|humiliat\w+|doxx?\w*|intimidat\w+)/i,
  ],
  [
    'privacy',
    /\b(?:home address|phone number|social security|private (?:data|information|messages?)|personal (?:data|information)|track\w* .*without (?:their|her|his)|spy on|without (?:their|her|his) (?:consent|knowledge)|medical records?|passport number)/i,
  ],
  ['defamation', /\b(?:defam\w+|slander\w*|libel\w*|false accusations?|damage (?:their|his|her|the) reputation)/i],
  ['intellectual-property', /\b(?:pirat\w+|plagiari\w+|copyright\w*|torrent|crack(?:ed)? software|bypass DRM)/i],
]

/** What a harmful request is about, by words; heads whose words are absent stay unknown, as words are no proof. */
export function weakCategories(text: string): Categories {
  const categories = subjects.filter(([, words]) => words.test(text)).map(([head]) => head)
  if (categories.length === 0) return nothing
  return { categories, unknownCategories: contentHeads.filter((head) => !categories.includes(head)) }
}

/** Kinds of harm that often come together with a kind; where one is known, nothing is said of these. */
const companions: Readonly<Record<Exclude<ContentHead, 'harmful'>, readonly ContentHead[]>> = {
  hate: ['harassment', 'violence', 'extremism', 'profanity'],
  harassment: ['hate', 'violence', 'privacy', 'profanity', 'defamation', 'sexual-content'],
  'sexual-content': ['sexual-content-involving-minors', 'profanity', 'harassment'],
  'sexual-content-involving-minors': ['sexual-content', 'violence'],
  violence: ['weapons', 'extremism', 'self-harm', 'hate', 'harassment'],
  'self-harm': ['violence', 'illegal-drugs', 'specialised-advice'],
  weapons: ['violence', 'extremism', 'illegal-drugs'],
  'illegal-drugs': ['self-harm', 'specialised-advice'],
  'cyber-crime': ['privacy', 'fraud-and-deception'],
  'fraud-and-deception': ['cyber-crime', 'privacy', 'defamation', 'intellectual-property'],
  extremism: ['violence', 'hate', 'weapons'],
  profanity: ['hate', 'harassment', 'sexual-content'],
  privacy: ['cyber-crime', 'fraud-and-deception', 'harassment'],
  'specialised-advice': ['illegal-drugs', 'self-harm'],
  defamation: ['harassment', 'fraud-and-deception', 'hate'],
  'intellectual-property': ['fraud-and-deception', 'cyber-crime'],
}

/** Rough words, advice and copying are kinds of their own; they do not make a text harmful. */
const harmless: ReadonlySet<ContentHead> = new Set(['profanity', 'specialised-advice', 'intellectual-property'])

/** The labels of a text that is known to be of one kind of harm. */
export function labelsOfHarm(head: Exclude<ContentHead, 'harmful'>): Labels {
  const harmful = harmless.has(head) ? null : 1
  return { ...unlabelled, security: 0, kinds: [], harmful, categories: [head], unknownCategories: companions[head] }
}

const hazards: Readonly<Record<string, Labels>> = {
  cse: labelsOfHarm('sexual-content-involving-minors'),
  dfm: labelsOfHarm('defamation'),
  hte: labelsOfHarm('hate'),
  ipv: labelsOfHarm('intellectual-property'),
  iwp: labelsOfHarm('weapons'),
  prv: labelsOfHarm('privacy'),
  src: { ...labelsOfHarm('violence'), categories: ['violence', 'sexual-content'] },
  ssh: labelsOfHarm('self-harm'),
  sxc_prn: labelsOfHarm('sexual-content'),
  vcr: labelsOfHarm('violence'),
}

/** The labels of a prompt of AILuminate by its hazard; specialised advice is asked for without harm. */
export function hazardLabels(hazardCode: string, text: string): Labels {
  const labels = hazards[hazardCode]
  if (labels !== undefined) return labels
  if (hazardCode.startsWith('spc_')) return labelsOfHarm('specialised-advice')
  return { ...unlabelled, security: 0, kinds: [], harmful: 1, ...weakCategories(text) }
}

/** The labels of a prompt of StrongREJECT by its category and words. */
export function strongRejectLabels(category: string, text: string): Categories {
  const known: Readonly<Record<string, ContentHead>> = {
    'Hate, harassment and discrimination': 'hate',
    'Sexual content': 'sexual-content',
    Violence: 'violence',
    'Disinformation and deception': 'fraud-and-deception',
  }
  const head = known[category]
  const { categories } = weakCategories(text)
  const holding = [...new Set([...(categories ?? []), ...(head === undefined ? [] : [head])])]
  if (holding.length === 0) return nothing
  return { categories: holding, unknownCategories: contentHeads.filter((one) => !holding.includes(one)) }
}
