import type { Attempt, RecordedTurn } from '../attempt/attempt-state.ts'
import { beginningOf } from '../beginning-of.ts'
import type { CasePart, DatasetCase } from '../red-team-test/dataset-case.ts'
import type { ResultCase } from '../results/result-case.ts'

/** What of a long text stays, in UTF-16 units. */
const keptUnits = 1_000

/** Tool calls of a turn that stay. */
const keptCalls = 10

/** How much text a line of the results shows, in UTF-16 units. */
export function unitsOfCase(one: ResultCase): number {
  switch (one.kind) {
    case 'prompt':
      return unitsOfPrompt(one.datasetCase)
    case 'answered':
      return unitsOfPrompt(one.datasetCase) + lengthOf(one.response.response)
    case 'attempt':
      return sum(one.record.turns.map(unitsOfTurn)) + unitsAsked(one.record.attempt)
    case 'never-begun':
      return one.goal.length
  }
}

/**
 * A line of the results with the beginnings of its texts, each with a mark that says how much is missing and how to read
 * it; pictures become such a mark. Verdicts and counts stay, and so do places of evidence, which count in the whole text.
 */
export function shortenCase(one: ResultCase): ResultCase {
  switch (one.kind) {
    case 'prompt':
      return { ...one, datasetCase: shortenPrompt(one.datasetCase) }
    case 'answered': {
      const { response } = one
      const shortened = { ...response, response: response.response && shorten(response.response) }
      return { ...one, datasetCase: shortenPrompt(one.datasetCase), response: shortened }
    }
    case 'attempt':
      return {
        ...one,
        record: { ...one.record, attempt: shortenAsked(one.record.attempt), turns: one.record.turns.map(shortenTurn) },
      }
    case 'never-begun':
      return one
  }
}

function unitsOfPrompt({ prompt, messages }: DatasetCase): number {
  const parts = (messages ?? []).flatMap(({ content }) => content)
  return prompt.length + sum(parts.map((part) => (part.type === 'text' ? part.text : part.imageUrl).length))
}

function unitsAsked({ state }: Attempt): number {
  return state.kind === 'asked' ? state.turn.prompt.length : 0
}

function shortenAsked(attempt: Attempt): Attempt {
  const { state } = attempt
  if (state.kind !== 'asked') return attempt
  return { ...attempt, state: { ...state, turn: { ...state.turn, prompt: shorten(state.turn.prompt) } } }
}

function unitsOfTurn({ prompt, request, response, error, toolCalls }: RecordedTurn): number {
  const calls = sum(toolCalls.map((call) => call.name.length + call.arguments.length))
  return prompt.length + request.length + lengthOf(response) + lengthOf(error) + calls
}

function shortenPrompt(one: DatasetCase): DatasetCase {
  const messages = one.messages?.map(({ role, content }) => ({ role, content: content.map(shortenPart) })) ?? null
  return { ...one, messages }
}

function shortenPart(part: CasePart): CasePart {
  if (part.type === 'text') return { type: 'text', text: shorten(part.text) }
  return part.imageUrl.length <= keptUnits ? part : { type: 'text', text: '[picture left out; read this case alone]' }
}

function shortenTurn(turn: RecordedTurn): RecordedTurn {
  const { prompt, request, response, error, toolCalls } = turn
  const shortened = shorten(request)
  return {
    ...turn,
    // Not shown, and as long as the conversation.
    history: null,
    request: shortened,
    prompt: prompt === request ? shortened : shorten(prompt),
    response: response && shorten(response),
    error: error && shorten(error),
    toolCalls: toolCalls.slice(0, keptCalls).map((call) => ({ ...call, arguments: shorten(call.arguments) })),
  }
}

function shorten(text: string): string {
  const kept = beginningOf(text, keptUnits)
  return kept === text ? text : `${kept}… [${text.length - kept.length} more characters; read this case with limit=1]`
}

function lengthOf(text: string | null): number {
  return text?.length ?? 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
