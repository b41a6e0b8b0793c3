import type { BreachTurn } from '../../attack-report.ts'
import { markEvidence } from '../../findings/mark-evidence.ts'
import { callText } from '../../findings/shown-turn.ts'
import { html, type Markup } from './markup.ts'
import type { ReportPage } from './report-page.ts'

/** Longer texts are cut in the page, which says so; the JSON report has the whole. */
const shownUnitsMax = 20_000

/** What was said, in order, with evidence marked. */
export function conversation(words: ReportPage['words'], turns: readonly BreachTurn[]): Markup {
  return html`${turns.map((turn) => exchange(words, turn))}`
}

/** What was sent in one turn, without an answer. */
export function request(
  words: ReportPage['words'],
  { phase, is_planted }: { readonly phase: string; readonly is_planted: boolean },
  messages: readonly { readonly role: string; readonly content: string }[],
): Markup {
  const { conversation: say, confirmed } = words
  const sender = phase === 'warm_up' ? say.warmUp : say.attacker
  const asked = is_planted ? `${sender} · ${confirmed.plantedTurn}` : sender
  const whoOf = (role: string) => (role === 'assistant' ? say.target : asked)
  return html`${messages.map(
    ({ role, content }) =>
      html`<div class="turn"><span class="who">${whoOf(role)}</span><pre dir="auto">${cut(words, content)}</pre></div>
`,
  )}`
}

function exchange(words: ReportPage['words'], turn: BreachTurn): Markup {
  const { conversation: say } = words
  const { request, response, error, toolCalls, evidence, isBreach, isDropped, phase, strategy } = turn
  const who = [phase === 'warm_up' ? say.warmUp : say.attacker, isDropped ? say.dropped : '', strategy]
  const said = response === null ? html`${say.noAnswer(error ?? say.unknown)}` : marked(words, response, evidence)
  return html`<div class="turn"><span class="who">${who.filter((text) => text !== '').join(' · ')}</span><pre dir="auto">${cut(words, request)}</pre></div>
<div class="turn answer${isBreach ? ' breach' : ''}"><span class="who">${say.target}</span><pre dir="auto">${said}</pre>${toolCalls.map(
    (call) => html`<pre>→ ${cut(words, callText(call))}</pre>`,
  )}</div>
`
}

function marked(words: ReportPage['words'], response: string, evidence: BreachTurn['evidence']): Markup {
  const pieces = markEvidence(cut(words, response), evidence)
  return html`${pieces.map(({ text, isMarked }) => (isMarked ? html`<mark>${text}</mark>` : text))}`
}

/** A place between two halves of a character is no place to cut. */
function cut({ conversation, number }: ReportPage['words'], text: string): string {
  if (text.length <= shownUnitsMax) return text
  const shown = text.slice(0, shownUnitsMax).replace(/[\ud800-\udbff]$/, '')
  return `${shown}\n${conversation.more(number(text.length - shown.length))}`
}
