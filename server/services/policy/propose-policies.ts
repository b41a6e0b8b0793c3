import {
  type DocumentFailure,
  type ProposedPolicy,
  proposalsMax,
  type ReadDocument,
  type RuleDocument,
} from '../../domain/policy/propose-policies.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Which document of which organization, and who looks through it. */
export interface ProposePoliciesCommand {
  readonly organizationId: string
  readonly document: RuleDocument
  /** Whether the text is sent to the LLM too. */
  readonly withLlm: boolean
}

/** What a document seems to ask for. */
export interface DocumentProposals {
  /** In the order of the document, at most 100. */
  readonly proposals: readonly ProposedPolicy[]
  /** False when it was longer than is read. */
  readonly isComplete: boolean
  /** Whether an LLM read it too, and how much of it. */
  readonly llm: 'not-asked' | 'complete' | 'in-part'
}

/** As much as an LLM is asked about at once, in UTF-16 units. */
const llmUnitsMax = 40_000

/**
 * Policies that a document seems to ask for, each with the sentence that it comes from. Saves nothing and keeps nothing. Rejects with
 * Problem `invalid-request` when it cannot be read, `precondition-missing` when an LLM is wanted and this server has none,
 * or `overloaded`. Cost: a thread for the document, up to 20 s, and one question to the LLM.
 */
export async function proposePolicies(
  scope: Pick<GuardScope, 'rules' | 'documents' | 'proposePolicies'>,
  { organizationId, document, withLlm }: ProposePoliciesCommand,
): Promise<DocumentProposals> {
  const { proposePolicies: ask } = scope
  if (withLlm && ask === null) {
    throw new Problem(
      'precondition-missing',
      'This server has no LLM: set REDOUBT_LLM_BASE_URL and REDOUBT_LLM_MODEL, or leave `with_llm` out.',
    )
  }
  return scope.documents.run(organizationId, async () => {
    const read = await scope.rules.read(document)
    if (typeof read === 'string') throw unreadable(read)
    if (!withLlm || ask === null) return { proposals: read.proposals, isComplete: read.isComplete, llm: 'not-asked' }
    const text = read.pages.join('\n')
    const found = await ask(organizationId, { text: text.slice(0, llmUnitsMax), language: document.prefer })
    if (typeof found === 'string') {
      throw new Problem('overloaded', `The LLM gave no proposals (${found}); try again, or leave \`with_llm\` out.`, {
        retryAfterSeconds: 60,
      })
    }
    const llm = text.length > llmUnitsMax ? 'in-part' : 'complete'
    return { proposals: together(read, found), isComplete: read.isComplete, llm }
  })
}

/** What the LLM found takes the place of the sentences that it quotes whole; all stand in the order of the document. */
function together({ pages, proposals }: ReadDocument, found: readonly ProposedPolicy[]): readonly ProposedPolicy[] {
  const plain = pages.map(plainWords)
  const text = plain.join(' ')
  const pageOf = (quote: string) => {
    const place = plain.findIndex((page) => page.includes(quote))
    return pages.length > 1 && place !== -1 ? place + 1 : null
  }
  // A quote that the document does not have is made up, and with it the rule.
  const quoted = found.flatMap((one) => {
    const quote = plainWords(one.quote)
    return quote !== '' && text.includes(quote) ? [{ ...one, quote, page: pageOf(quote) }] : []
  })
  // A part of a sentence may be a word of many: only who quotes the whole of it stands in its place.
  const others = proposals.filter(({ quote }) => !quoted.some((one) => one.quote.includes(plainWords(quote))))
  const placed = [...quoted, ...others].map((one) => ({ one, at: text.indexOf(plainWords(one.quote)) }))
  const last = text.length
  return placed
    .sort((a, b) => (a.at === -1 ? last : a.at) - (b.at === -1 ? last : b.at))
    .slice(0, proposalsMax)
    .map(({ one }) => one)
}

function plainWords(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

const mends = {
  damaged: 'cannot be read as this format; send it whole, and name the format it has',
  locked: 'needs a password; send a copy without one',
  empty: 'holds no text, as scans do; send one with text, or paste the text',
  'too-large': 'takes more memory than a document may; send a part of it, or its text',
  'timed-out': 'took too long to read; send a part of it, or its text',
} as const satisfies Record<Exclude<DocumentFailure, 'busy'>, string>

function unreadable(failure: DocumentFailure): Problem {
  return failure === 'busy'
    ? new Problem('overloaded', 'Other documents are being read; try again in a moment.', { retryAfterSeconds: 5 })
    : invalidField('document', mends[failure])
}
