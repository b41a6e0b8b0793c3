import type { AttackPrompt } from '../../../domain/attempt/technique.ts'
import { randomFrom } from '../../../text/random/seeded-random.ts'
import { leads } from '../../wordings/multi-turn/leads.ts'
import { numbering, openers } from '../../wordings/reactions.ts'
import { saysSecret } from '../without-secrets.ts'
import type { AttemptConversation } from './conversation.ts'
import { fillerFor } from './fill-wording.ts'

/** What a script wants to say. */
export interface Line {
  readonly conversation: AttemptConversation
  /** Wordings in the order of preference; the first that was not said yet is taken. At least one. */
  readonly wordings: readonly string[]
  /** What it tries and why, for people. */
  readonly strategy: string
  /** More places for `fillerFor`. */
  readonly extra?: Readonly<Record<string, string>>
  /** As in `AttackPrompt`; default none. */
  readonly transforms?: readonly string[]
  /** True takes the last turn back. */
  readonly takesBack?: boolean
  /** First try whose first turn says who is asking and why; tries before that differ in their wordings. Default 2. */
  readonly leadFrom?: number
  /** Turns to leave out, beside the last one. */
  readonly dropTurns?: readonly number[]
}

/** Writes the line: filled, free of secrets, never what was said before in the attempt. */
export function promptOfLine(line: Line): AttackPrompt {
  const { attempt, turn } = line.conversation
  const wanted = [...(line.dropTurns ?? []), ...(line.takesBack === true ? [turn - 1] : [])]
  const dropTurns = [...new Set(wanted)].filter((index) => attempt.turns[index]?.isDropped === false)
  const prompt = unsaidText(line)
  const written = {
    prompt: prompt ?? '',
    engine: 'template',
    strategy: line.strategy,
    transforms: line.transforms ?? [],
    ...(dropTurns.length > 0 ? { dropTurns: dropTurns.toSorted((a, b) => a - b) } : {}),
  } as const
  if (prompt !== null) return written
  return { ...written, exhausted: true, strategy: 'Every wording left would say a secret of the checks.' }
}

/** Null only when each wording itself says a secret, e.g. one that is an everyday word. */
function unsaidText({ conversation, wordings, extra, leadFrom = 2 }: Line): string | null {
  const { attempt, language, turn } = conversation
  const said = new Set([...attempt.warmUps, ...attempt.turns].flatMap((past) => [past.prompt, past.request]))
  const isFree = (text: string): boolean => !said.has(text) && !saysSecret(text, attempt)
  const fill = fillerFor(conversation, extra)
  // Filled one by one: nearly always the first is free.
  const list = leads[language]
  const lead = turn === 0 && attempt.tryIndex >= leadFrom ? `${list[attempt.tryIndex % list.length] ?? ''} ` : ''
  for (const wording of wordings) {
    const text = fill(`${lead}${wording}`)
    if (isFree(text)) return text
  }
  const labels = [turn + 1, turn + 17, turn + 33].map((number) =>
    (numbering[language][0] ?? '').replace('{number}', String(number)),
  )
  for (const start of [...randomFrom(attempt.seed, 'openers').shuffle(openers[language]), ...labels]) {
    for (const wording of wordings) {
      const text = `${start} ${fill(wording)}`
      if (isFree(text)) return text
    }
  }
  return null
}
