import type { Turn } from '../../domain/exchange.ts'
import { LetterIndex } from './letter-index.ts'
import { lettersOf } from './letters.ts'

/** A sentence of the system message, in positions among its letters. */
export interface SystemSentence {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** Whether it tells the assistant what to do, as opposed to what it may pass on. */
  readonly isInstruction: boolean
}

/** The system message of a conversation, ready to be compared with. */
export interface SystemMessage {
  readonly index: LetterIndex
  readonly letterCount: number
  readonly sentences: readonly SystemSentence[]
  /** 1 for each letter that says nothing when it is repeated: the user said it, or every assistant is told so. */
  readonly isCommon: Uint8Array
}

/** Shorter system messages hold nothing distinctive. */
const lettersMin = 30

/** The system turns of a history together; null when there is nothing distinctive in them. Linear in the history. */
export function systemMessageOf(history: readonly Turn[]): SystemMessage | null {
  const turns = history.filter(({ role }) => role === 'system')
  if (turns.length === 0) return null
  const parts = turns.flatMap(({ content }, turn) =>
    sentencesOf(content).map((sentence, place) => ({ sentence, isOpening: turn === 0 && place === 0 })),
  )
  const sentences: SystemSentence[] = []
  const chunks: Uint16Array[] = []
  let count = 0
  for (const { sentence, isOpening } of parts) {
    const { codes } = lettersOf(sentence)
    if (codes.length === 0) continue
    chunks.push(codes)
    const isInstruction = isOpening || instruction.test(sentence)
    sentences.push({ start: count, end: count + codes.length, isInstruction })
    count += codes.length
  }
  if (count < lettersMin) return null
  const codes = new Uint16Array(count)
  let at = 0
  for (const chunk of chunks) {
    codes.set(chunk, at)
    at += chunk.length
  }
  const index = new LetterIndex(codes)
  const isCommon = new Uint8Array(count)
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const text of [...commonInstructions, ...said]) {
    for (const run of index.search(lettersOf(text).codes)) isCommon.fill(1, run.at, run.at + run.length)
  }
  return { index, letterCount: count, sentences, isCommon }
}

/** Cut also at colons and quotation marks, so that a phrase which the assistant is to say stands apart from the order to say it. */
function sentencesOf(text: string): string[] {
  return text.split(/[.!?;:](?=\s|$)|[。！？；：\n"“”„«»]/u).filter((sentence) => /\p{L}/u.test(sentence))
}

/** What so many assistants are told that repeating it tells nothing. */
const commonInstructions: readonly string[] = [
  'You are a helpful assistant.',
  'You are a helpful, harmless and honest AI assistant.',
  'You are a helpful AI assistant.',
  'You are an AI assistant that helps people find information.',
  'You are a friendly and helpful customer service assistant.',
  'Do not provide medical, legal or financial advice.',
]

/**
 * Words by which sentences address an assistant. Facts for customers ("you can return …", "you must bring …") must not
 * match. Own list; other languages rely on the opening sentence and on the share that is repeated.
 */
const instruction = new RegExp(
  [
    "\\byou(?: are|'re|’re|r (?:role|task|job|goal|purpose|name|instructions?|answers?|replies|responses?|tone)\\b)",
    "\\b(?:never|do not|don't|don’t|always|must not|should not|only|avoid|refuse to|you (?:must|should|will|shall)(?: not| never| always| only)?) (?:ever )?(?:reveal|disclose|mention|discuss|share|say|state|tell|talk|speak|answer|respond|reply|give|provide|offer|promise|write|output|include|invent|make up|repeat|print|show|ask|act|generate|comment|criticise|criticize|recommend|refer|escalate|follow|obey|ignore|format|translate|apologi[sz]e|greet)\\b",
    '^\\W*(?:answer|respond|reply|refuse|decline|greet|speak|write|act|behave|keep (?:your|this|these|it|the)|escalate|format your|ignore|treat|pretend|stay|remember|follow these)\\b',
    '\\b(?:if|when|whenever) (?:the |a |an |any )?(?:user|customer|client|visitor|someone|somebody|anyone|anybody|they|he or she)s?\\b',
    '\\b(?:the|any) (?:user|end user)s?\\b',
    '\\b(?:system (?:prompt|message)|(?:these|your|following) (?:instructions?|rules|guidelines)|confidential|internal(?:ly)? only|under no circumstances|secret)\\b',
    '\\b(?:du bist|sie sind ein|deine? (?:aufgabe|rolle|antwort\\w*)|ihre (?:aufgabe|rolle)|antworten? (?:sie|immer|nur|stets)|niemals|auf keinen fall|verrate|gib niemals|erwähne|sprich nicht|vertraulich)\\b',
    "\\b(?:tu es|vous êtes|ton rôle|votre (?:rôle|tâche)|réponds|répondez|ne (?:jamais|révèle|révélez|divulgue|mentionne|parle)\\w*|n['’]utilise|confidentiel)",
    '\\b(?:eres (?:un|una|el|la)|usted es|tu (?:tarea|función|papel)|responde|nunca (?:reveles|menciones|digas|des)|no (?:reveles|menciones|digas|compartas)|confidencial)\\b',
    '\\b(?:sei (?:un|una|l)|il tuo (?:compito|ruolo)|rispondi|non (?:rivelare|menzionare|dire)|mai rivelare|riservat\\w+)\\b',
    '(?:você é|sua (?:tarefa|função)|responda|nunca (?:revele|mencione|diga)|não (?:revele|mencione|diga))',
    '\\b(?:jij bent|je bent een|u bent een|jouw taak|antwoord (?:altijd|alleen)|vermeld nooit|onthul nooit|vertrouwelijk)\\b',
    '(?:^|\\P{L})(?:ты —|вы —|ты (?:бот|ассистент|помощник)|твоя задача|отвечай|никогда не|не раскрывай|не упоминай)',
    '你是|您是|你的(?:任务|角色|职责)|(?:不要|不得|切勿|请勿|绝不)(?:透露|泄露|提及|回答)|あなたは|決して|答えてください|당신은|절대',
  ].join('|'),
  'iu',
)
