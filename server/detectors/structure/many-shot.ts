import type { Mark, StructureSignal } from './signal.ts'
import { marksMax, nothingSeen } from './signal.ts'

/** A whole dialogue inside one message: invented turns teach the model to go on in the same way. */
export const manyShot: StructureSignal = {
  id: 'many-shot',
  title: 'an invented dialogue inside one message',
  source: 'many-shot jailbreaking (Anil et al. 2024); few-shot forms of CyberSecEval',
  knownMisses: 'interviews, plays and chat logs are dialogues too; turns without speaker names are not counted',
  measure: ({ view }) => measureTurns(view.text),
}

const turnPattern =
  /^[ \t>*#"'-]{0,6}(?:(user|human|customer|person|me|benutzer|nutzer|utilisateur|usuario|usuário|utente|пользователь|用户|ユーザー|사용자|المستخدم|उपयोगकर्ता)|(assistant|ai|bot|chatbot|chatgpt|gpt|claude|model|assistent|asistente|assistente|ассистент|助手|アシスタント|어시스턴트|المساعد|सहायक)|(q|question|frage|pregunta|domanda|pergunta|вопрос|问|質問|질문|س|प्रश्न)|(a|answer|antwort|réponse|respuesta|risposta|resposta|ответ|答|回答|답|ج|उत्तर))[ \t*"']{0,4}[:：]/gim

const turnsCountedMax = 2_000

function measureTurns(text: string) {
  let speaking = ''
  let dialogueTurns = 0
  let questionTurns = 0
  let counted = 0
  const marks: Mark[] = []
  for (const match of text.matchAll(turnPattern)) {
    if (++counted > turnsCountedMax) break
    const speaker = speakerOf(match)
    if (speaker === speaking) continue
    speaking = speaker
    if (speaker === 'user' || speaker === 'model') dialogueTurns++
    else questionTurns++
    if (marks.length < marksMax) {
      marks.push({ start: match.index, end: match.index + match[0].length, label: 'invented turn' })
    }
  }
  const pairs = dialogueTurns / 2 + questionTurns / 4
  return pairs < 1 ? nothingSeen : { value: Math.min(1, pairs / 6), marks }
}

function speakerOf(match: RegExpMatchArray): string {
  if (match[1] !== undefined) return 'user'
  if (match[2] !== undefined) return 'model'
  return match[3] === undefined ? 'answer' : 'question'
}
