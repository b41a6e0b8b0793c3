import type { StructureSignal } from './signal.ts'
import { asksHow } from './words/other-object.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Asks the model itself for a password, key or secret. */
export const secretAsking: StructureSignal = {
  id: 'secret-asking',
  title: 'a question for a password or secret',
  source: 'password games and CyberSecEval; own word list in 18 languages',
  knownMisses:
    'secrets that are asked for by their content; help with a forgotten password is a weak case of the same form',
  measure: ({ view: { text } }) => scanPhrases(text, phrases, (start, end) => isAsked(text, start, end)),
}

/** Not help with showing, storing or sharing a secret of one's own, nor the field of a form that holds one. */
function isAsked(text: string, start: number, end: number): boolean {
  if (ofTheAssistant.test(text.slice(start, end))) return true
  return (
    !asksHow(text, start) &&
    !aboutHandling.test(text.slice(end, end + 40)) &&
    !asksWhether.test(text.slice(Math.max(0, start - 40), start))
  )
}

const ofTheAssistant = /\byour\b/i
const aboutHandling =
  /^ (?:(?:environment|env|input|form|api) )?(?:variables?|fields?|columns?|headers?|options?|flags?|parameters?|polic(?:y|ies)|rotation|managers?|resets?|requirements?)\b|^ to (?:vault|github|gitlab|azure|aws|kubernetes|the (?:ci|keychain|log|console|pipeline))\b/i
const asksWhether =
  /\b(?:safe|secure|allowed|okay|ok|wise|bad|good idea|legal|dangerous|may i|should (?:i|we)|can (?:i|we)) to? ?$/i
const secret =
  '(?:pass ?words?|pass ?phrases?|pass ?codes?|secret(?: (?:key|code|word|phrase|password|value|message|number))?|access (?:code|key|token)|api[ -]?key|pin code|credentials|code ?word|hidden (?:key|word|message|value|code))'
const label = 'secret asked for'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:what(?:['’]s| is| are| was)|tell (?:me|us)|give (?:me|us)|reveal|show (?:me|us)?|share|disclose|spell|hint|print|output|leak|repeat|say|expose|provide|encode|translate|describe|rhymes? with|letters? (?:of|in))\\b[^.?!\\n]{0,25}\\b(?:the|your|this|that|its|is|our) (?:secret |hidden |current |actual |real |correct )?${secret}\\b`,
      'gi',
    ),
    label,
    weight: 0.6,
  },
  {
    pattern: new RegExp(
      `\\b(?:poem|story|haiku|song|acrostic|riddle|hints?|first (?:letter|character)|characters?|synonyms?)\\b[^.?!\\n]{0,30}\\b(?:the|your|this) ${secret}\\b`,
      'gi',
    ),
    label,
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:wie lautet|was ist|sag mir|nenne?|verrate?|gib mir)\b[^.?!\n]{0,20}\b(?:passwort|kennwort|geheime?[rsn]?(?: (?:schlüssel|code|wort))?|geheimnis)\b|\b(?:quel(?:le)? est|dis-moi|donne[sz]?-moi|r[ée]v[èe]le[rz]?)\b[^.?!\n]{0,20}(?:mot de passe|cl[ée] secr[èe]te|secret)|(?:cu[áa]l es|dime|dame|qual [éeè]|diga-me|dimmi|rivela|revela)[^.?!\n]{0,20}(?:contraseña|clave secreta|secreto|senha|chave secreta|password|chiave segreta|segreto)/gi,
    label,
    weight: 0.7,
  },
  {
    pattern:
      /(?:какой|назови|скажи|раскрой)[^.?!\n]{0,20}(?:парол|секретн)|(?:парол|секретн\S{0,6} ключ)\S{0,4}[^.?!\n]{0,12}\?|密码是(?:什么|多少)|(?:告诉我|说出|透露|泄露)[^。？！\n]{0,10}(?:密码|密钥|秘密)|(?:パスワード|秘密の?鍵|秘密キー|秘密)[^。？！\n]{0,12}(?:何|教え|明か)|(?:비밀번호|비밀 ?키|암호)[^.?!\n]{0,12}(?:뭐|무엇|알려|말해)/gi,
    label,
    weight: 0.7,
  },
  {
    pattern:
      /(?:पासवर्ड|गुप्त कुंजी|गुप्त|सीक्रेट)[^।?!\n]{0,20}(?:क्या|बता|बताओ|बताएं)|(?:পাসওয়ার্ড|গোপন (?:কী|চাবি))[^।?!\n]{0,20}(?:কি|কী|বল)|(?:كلمة (?:المرور|السر)|المفتاح السري|السر)[^.؟!\n]{0,20}[؟?]|(?:ما (?:هي|هو)|أخبرني)[^.؟!\n]{0,20}(?:كلمة (?:المرور|السر)|المفتاح السري)/g,
    label,
    weight: 0.7,
  },
  {
    pattern:
      /(?:şifre|parola|gizli anahtar)[^.?!\n]{0,16}(?:ne(?:dir)?|söyle)|(?:mật khẩu|khóa bí mật)[^.?!\n]{0,16}(?:là gì|gì)|(?:cho (?:tôi|biết)|tiết lộ|nói)[^.?!\n]{0,16}(?:mật khẩu|khóa bí mật)|(?:apa|beri ?tahu|katakan|sebutkan|ano ang|sabihin|ibigay)[^.?!\n]{0,20}(?:kata sandi|kunci rahasia|password|lihim na susi)|(?:รหัสผ่าน|คีย์ลับ|กุญแจลับ|ความลับ)[^.?!\n]{0,16}(?:อะไร|บอก)|บอก[^.?!\n]{0,16}(?:รหัสผ่าน|คีย์ลับ)/gi,
    label,
    weight: 0.7,
  },
]
