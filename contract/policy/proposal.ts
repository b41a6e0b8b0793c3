import { type Static, Type } from 'typebox'
import { Criticality } from '../scalars.ts'

const Language = Type.Unsafe<'en' | 'fr' | 'de' | 'es'>({
  type: 'string',
  enum: ['en', 'fr', 'de', 'es'],
  default: 'en',
  description: 'How sentences are read whose language cannot be told, and in which an LLM writes.',
})

/** A document that may state rules. */
export const ProposePoliciesBody = Type.Object({
  document: Type.Object({
    format: Type.Unsafe<'text' | 'markdown' | 'html' | 'pdf' | 'docx'>({
      type: 'string',
      enum: ['text', 'markdown', 'html', 'pdf', 'docx'],
    }),
    text: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000_000, description: 'Of `text`, `markdown` and `html`.' }),
    ),
    base64: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 7_000_000,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'The file, at most 5 MB. Every format may come so; give either this or `text`.',
      }),
    ),
  }),
  language: Type.Optional(Language),
  with_llm: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'True: an LLM looks for rules too. **The text of the document is sent to it.**',
    }),
  ),
})

/** A policy that a document seems to ask for. */
export const PolicyProposal = Type.Object({
  name: Type.String(),
  description: Type.String({ description: 'Fits the definition of a new policy.' }),
  criticality: Criticality,
  kind: Type.Unsafe<'ban' | 'duty'>({
    type: 'string',
    enum: ['ban', 'duty'],
    description:
      '`ban`: the document forbids it. `duty`: the document orders it, so that its opposite would be the violation; reword it before saving.',
  }),
  quote: Type.String({ description: 'The sentence that it comes from, as the document has it but for line breaks.' }),
  page: Type.Union([Type.Integer(), Type.Null()], { description: 'Of a PDF with several pages, from 1.' }),
  found_by: Type.Unsafe<'form' | 'llm'>({
    type: 'string',
    enum: ['form', 'llm'],
    description: '`form`: the sentence forbids or orders by its grammar.',
  }),
})

/** What a document seems to ask for. */
export const ProposedPolicies = Type.Object({
  proposals: Type.Array(PolicyProposal, { description: 'In the order of the document, at most 100.' }),
  is_complete: Type.Boolean({
    description: 'False when the document was longer than is read: 200,000 characters, 300 pages, 4,000 sentences.',
  }),
  llm: Type.Unsafe<'not-asked' | 'complete' | 'in-part'>({
    type: 'string',
    enum: ['not-asked', 'complete', 'in-part'],
    description: 'Whether an LLM read the document too; `in-part`: the first 40,000 characters of it.',
  }),
})

export type ProposePoliciesBody = Static<typeof ProposePoliciesBody>
export type PolicyProposal = Static<typeof PolicyProposal>
export type ProposedPolicies = Static<typeof ProposedPolicies>
