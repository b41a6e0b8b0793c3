import { type ModerationsBody, moderationInputsMax } from '../../../contract/openai/inputs.ts'
import { type ContentDetector, type Moderation, moderate } from '../../services/openai/moderate.ts'
import type { ProxyCaller, ProxyScope } from './proxied-request.ts'
import { readInputs } from './read-inputs.ts'

/** Which content policies stand for each category of the protocol. Its finer categories are not measured, and left out. */
const categories = {
  hate: ['hate'],
  harassment: ['harassment'],
  sexual: ['sexual-content'],
  'sexual/minors': ['sexual-content-involving-minors'],
  violence: ['violence'],
  'self-harm': ['self-harm'],
  illicit: ['illegal-drugs', 'cyber-crime', 'fraud-and-deception'],
  'illicit/violent': ['weapons', 'extremism'],
} as const satisfies Readonly<Record<string, readonly ContentDetector[]>>

/** POST /v1/moderations: answered by the content policies of this service; no upstream is asked, and nothing is stored. */
export async function moderateInputs(
  { guard }: ProxyScope,
  caller: ProxyCaller,
  body: ModerationsBody,
): Promise<object> {
  const texts = readInputs(textsOfParts(body.input), 'input', moderationInputsMax)
  const moderated = await moderate(guard, { organizationId: caller.organizationId, texts })
  return { id: `modr-${guard.ids.next()}`, model: 'redoubt-content', results: moderated.map(presentModeration) }
}

/** Parts of type `text` together are one input; others are refused behind this. */
function textsOfParts(input: unknown): unknown {
  if (!Array.isArray(input) || input.length === 0 || input.some((part) => part?.type !== 'text')) return input
  return input.map(({ text }) => text).every((text) => typeof text === 'string')
    ? input.map(({ text }) => text).join('\n\n')
    : input
}

function presentModeration(moderation: Moderation) {
  const rows = Object.entries(categories).map(([category, detectors]) => {
    const verdicts = detectors.flatMap((detector) => moderation.get(detector) ?? [])
    const isUnsafe = verdicts.some(({ isSafe }) => !isSafe)
    return { category, isUnsafe, value: Math.max(...verdicts.map(({ value }) => value)) }
  })
  return {
    flagged: rows.some(({ isUnsafe }) => isUnsafe),
    categories: Object.fromEntries(rows.map(({ category, isUnsafe }) => [category, isUnsafe])),
    category_scores: Object.fromEntries(rows.map(({ category, value }) => [category, value])),
  }
}
