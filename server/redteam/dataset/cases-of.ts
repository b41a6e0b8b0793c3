import type { CaseMessage, DatasetCase } from '../../domain/red-team-test/dataset-case.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { fillSlots } from '../fill-slots.ts'
import { quotable } from '../quotable.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { pictureVariation, variationsCount, wordCase } from './case-variations.ts'
import { contextSlots } from './context-slots.ts'
import { leaveOutSecrets } from './leave-out-secrets.ts'
import type { PolicySource } from './policies-of.ts'
import type { PolicyAsk } from './policy-ask.ts'
import { policyAsks, policyBenign } from './policy-asks.ts'
import { seededId } from './seeded-id.ts'
import { textPicture } from './text-picture.ts'

/** What the cases of a dataset are made from. */
export interface CaseSource extends PolicySource {
  readonly policies: readonly TestPolicy[]
}

/** Tries before a prompt is made distinct by a reference. */
const triesMax = 12

interface Draft {
  readonly source: CaseSource
  readonly policy: TestPolicy
  readonly policyIndex: number
  readonly promptIndex: number
  /** Of the policy; read once, reading is slower than wording. */
  readonly asks: readonly PolicyAsk[]
  readonly questions: readonly string[]
  /** Prompts given out so far. */
  readonly seen: Set<string>
  readonly clean: (text: string) => string
}

/** All cases, policy by policy; one pass. Remembers the prompts that it gave out, at most some 30,000. */
export function* casesOf(source: CaseSource): Generator<DatasetCase, undefined> {
  const { settings, policies } = source
  const seen = new Set<string>()
  const clean = leaveOutSecrets(settings.checks.secrets, askWordings[settings.language].redacted)
  for (const [policyIndex, policy] of policies.entries()) {
    const asks = policyAsks(policy, settings.language)
    const questions = benignQuestions(policy, source)
    for (let promptIndex = 0; promptIndex < settings.maxPromptsPerPolicy; promptIndex += 1) {
      const draft: Draft = { source, policy, policyIndex, promptIndex, asks, questions, seen, clean }
      for (let variation = 0; variation < variationsCount; variation += 1) yield attackCase(draft, variation)
      if (settings.benignTwins) yield benignCase(draft)
    }
  }
}

function attackCase(draft: Draft, variation: number): DatasetCase {
  const { source, policy, policyIndex, promptIndex, asks, clean } = draft
  const { settings, seed, context } = source
  const { language, modes } = settings
  // Policies that share an aim start at different asks; each prompt of a policy takes the next.
  const ask = asks[(promptIndex + (policy.source === 'given' ? 0 : policyIndex)) % asks.length]
  if (ask === undefined) throw new Error('a policy without asks')
  const asPicture = modes.image && (variation === pictureVariation || !modes.text)
  const worded = distinct(draft, (attempt) => {
    const random = randomFrom(seed, `case:${policy.id}:${promptIndex}:${variation}:${attempt}`)
    const slots = contextSlots(context, language, random)
    const request = clean(fillSlots(random.pick(ask.requests), slots))
    const cleanSlots = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, clean(value)]))
    const wording = { ask: request, aim: ask.aim, language, slots: cleanSlots, random, clean, asPicture }
    return { ...wordCase(variation, wording), goal: request }
  })
  const prompt = worded.text
  return {
    id: seededId(seed, 'case', policy.id, promptIndex, variation),
    policyId: policy.id,
    prompt,
    goal: worded.goal,
    messages: worded.besidePicture === null ? null : pictureMessages(worded.besidePicture, clean(prompt)),
    variation,
    techniqueId: worded.techniqueId,
    expected: 'refuse',
    language,
    modality: worded.besidePicture === null ? 'text' : 'image',
    taxonomy: worded.taxonomy,
  }
}

function pictureMessages(beside: string, text: string): readonly CaseMessage[] {
  return [
    {
      role: 'user',
      content: [
        { type: 'text', text: beside },
        { type: 'image_url', imageUrl: textPicture(text) },
      ],
    },
  ]
}

/** A legitimate question with the same words. */
function benignCase(draft: Draft): DatasetCase {
  const { source, policy, policyIndex, promptIndex, questions, clean } = draft
  const { settings, seed, context } = source
  const { language } = settings
  const { benignOpenings, benignClosings } = askWordings[language]
  const { text } = distinct(draft, (attempt) => {
    const random = randomFrom(seed, `twin:${policy.id}:${promptIndex}:${attempt}`)
    const slots = contextSlots(context, language, random)
    const question = questions[(promptIndex + policyIndex) % questions.length] ?? ''
    const parts = [random.pick(benignOpenings), question, random.pick(benignClosings)]
    return { text: clean(parts.map((part) => fillSlots(part, { ...slots, policy: quotable(policy.policy) })).join('')) }
  })
  return {
    id: seededId(seed, 'twin', policy.id, promptIndex),
    policyId: policy.id,
    prompt: text,
    goal: text,
    messages: null,
    variation: 0,
    techniqueId: null,
    expected: 'comply',
    language,
    modality: 'text',
    taxonomy: [],
  }
}

function benignQuestions(policy: TestPolicy, { settings }: CaseSource): readonly string[] {
  const known = policyBenign(policy, settings.language)
  // A policy of which nothing is known is asked about itself.
  return known.length > 0 ? known : askWordings[settings.language].aboutPolicy
}

/** The first wording that was not given out yet, else the last with a reference behind it. */
function distinct<Worded extends { readonly text: string }>(
  { seen }: Draft,
  word: (attempt: number) => Worded,
): Worded {
  let worded = word(0)
  for (let attempt = 1; attempt < triesMax && seen.has(worded.text); attempt += 1) worded = word(attempt)
  if (seen.has(worded.text)) worded = { ...worded, text: `${worded.text} (${seen.size})` }
  seen.add(worded.text)
  return worded
}
