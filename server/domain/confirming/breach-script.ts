import type { Evaluation } from '../agent-run/evaluation.ts'
import type { AttemptRecord, RecordedTurn } from '../attempt/attempt-state.ts'
import type { ConfirmingAim, FormStep } from '../attempt/confirming-aim.ts'
import type { PromptDraft } from '../attempt/prompt-draft.ts'
import type { ConfirmationSubject } from './confirmation.ts'

/** Prompts of one breach together, in UTF-16 units; a longer one is not confirmed. */
const scriptUnitsMax = 100_000

/** Parts of one prompt, at most: neighbours of a longer one are taken together. */
const partsMax = 64

/** Whether an answer breaks this policy, be it in the first place or besides. */
export function breaksPolicy(evaluation: Evaluation | null, policyId: string): boolean {
  if (evaluation?.success !== true) return false
  return evaluation.policyId === policyId || (evaluation.alsoBreaks ?? []).includes(policyId)
}

/**
 * What is to be sent to see a breach again: the prompts as they were recorded, up to the answer that broke the policy, without
 * those that were taken back. `plants`: the technique leaves sessions for the target to remember what it said there; then what was
 * said in them is sent again too. Null where the attempt holds no such breach, or where it is too long.
 */
export function subjectOfBreach(
  { attempt, turns }: AttemptRecord,
  { policyId, plants }: { readonly policyId: string; readonly plants: boolean },
): ConfirmationSubject | null {
  const last = turns.find(({ evaluation }) => breaksPolicy(evaluation, policyId))
  if (last === undefined) return null
  const said = turns.filter(({ turnIndex, isDropped }) => turnIndex <= last.turnIndex && (plants || !isDropped))
  if (!said.includes(last)) said.push(last)
  if (said.reduce((sum, { prompt }) => sum + prompt.length, 0) > scriptUnitsMax) return null
  const told = said.map(({ turnIndex, phase, prompt, isDropped }) => ({
    turnIndex,
    phase,
    partCount: partsOf(prompt).length,
    ...(isDropped && turnIndex !== last.turnIndex ? { isPlanted: true as const } : {}),
  }))
  return { sourceId: attempt.id, policyId, turns: told }
}

/**
 * A prompt in parts: lines, and sentences in them, each with the blanks that follow it; together they are the prompt. At least
 * one, at most 64. Cost: linear.
 */
export function partsOf(prompt: string): readonly string[] {
  const cut = prompt.match(sentence) ?? []
  const parts = joinedUnits(cut.filter((part) => part !== ''))
  if (parts.length === 0) return [prompt]
  const size = Math.ceil(parts.length / partsMax)
  return Array.from({ length: Math.ceil(parts.length / size) }, (_, place) =>
    parts.slice(place * size, (place + 1) * size).join(''),
  )
}

/** What ends a sentence needs a blank behind it, except in scripts that write none. */
const sentence = /[^\n.!?。！？]*(?:[.!?]+["'”’»)\]]*(?=\s|$)\s*|[。！？]+[」』”）]*\s*|\n\s*|[.!?]+|$)/gu

/** A sign within a word, such as the dots of a version, ends no sentence; a part without letters or digits belongs to the one before. */
function joinedUnits(cut: readonly string[]): readonly string[] {
  // Joined at the end: a text that grows piece by piece and is looked at in between would be copied for each.
  const parts: string[][] = []
  let isWhole = true
  for (const piece of cut) {
    const open = parts.at(-1)
    if (open === undefined || (isWhole && /[\p{L}\p{N}]/u.test(piece))) parts.push([piece])
    else open.push(piece)
    isWhole = /[\s。！？」』”）]$/.test(piece)
  }
  return parts.map((part) => part.join(''))
}

/** What is sent of a prompt. */
export function promptOf(prompt: string, { parts }: Pick<FormStep, 'parts'>): string {
  if (parts === null) return prompt
  const all = partsOf(prompt)
  return parts
    .map((place) => all[place] ?? '')
    .join('')
    .trim()
}

/**
 * The next prompt of an attempt that confirms a breach: a recorded one, whatever the target answered. Where it was said in another
 * session than what was planted before, it leaves that session as the recorded attempt did. Throws where the recorded turn is gone,
 * or its text.
 */
export function recordedDraft(
  source: Pick<AttemptRecord, 'turns'> | undefined,
  { form }: Pick<ConfirmingAim, 'form'>,
  turns: readonly RecordedTurn[],
): PromptDraft {
  const recordedAt = (at: FormStep | undefined) => source?.turns.find(({ turnIndex }) => turnIndex === at?.turnIndex)
  const step = form[turns.length]
  const recorded = recordedAt(step)
  const prompt = recorded && step ? promptOf(recorded.prompt, step) : ''
  if (step !== undefined && prompt === '') throw new Error('What was sent in the breach is not kept.')
  const plantedIn = turns.filter(({ isDropped }, place) => !isDropped && recordedAt(form[place])?.isDropped === true)
  return {
    phase: recorded?.phase ?? 'attack',
    prompt,
    engine: recorded?.engine ?? 'template',
    strategy: 'Send again what was recorded when the policy broke, whatever the target answers.',
    transforms: recorded?.transforms ?? [],
    drop: recorded?.isDropped === true ? [] : plantedIn.map(({ turnIndex }) => turnIndex),
    history: recorded?.history ?? null,
    isExhausted: step === undefined,
  }
}
