import { type EmbeddingsBody, embeddingInputsMax } from '../../../contract/openai/inputs.ts'
import type { Message } from '../../domain/guard/message.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { type Checked, type CheckItem, check } from '../../services/guard/check.ts'
import { violationMessage } from './present-completion.ts'
import { type ProxyCaller, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { readInputs } from './read-inputs.ts'
import { UpstreamCall } from './upstream-call.ts'

/** How many texts are judged and stored together. */
const togetherMax = 100

/**
 * POST /v1/embeddings: every text is judged before the upstream is asked for any. The protocol has no form for a blocked
 * one, so it is Problem `input-blocked`.
 */
export async function embed(scope: ProxyScope, caller: ProxyCaller, body: EmbeddingsBody): Promise<unknown> {
  requireUpstream(scope, body)
  const texts = readInputs(body.input, 'input', embeddingInputsMax)
  for (let start = 0; start < texts.length; start += togetherMax) {
    const items = texts.slice(start, start + togetherMax).map((text) => itemOf(caller, text))
    const checked = await check(scope.guard, { organizationId: caller.organizationId, items, settle: () => null })
    const blocked = checked.findIndex(({ input }) => !input.evaluation.verdict.isSafe)
    const found = checked[blocked]
    if (found) throw inputBlocked(found, `input[${start + blocked}]`)
  }
  return new UpstreamCall(scope, caller, { model: body.model, path: '/embeddings', body, isStream: false }).json()
}

function itemOf({ projectId }: ProxyCaller, text: string): CheckItem {
  return {
    projectId,
    turns: [{ role: 'user', content: text }],
    output: null,
    images: [],
    documents: [],
    executionMode: null,
    isStored: true,
    wantsRedactedText: false,
  }
}

function inputBlocked({ input, snapshot }: Checked, path: string): Problem {
  return problemOfBlocked({ verdict: input.evaluation.verdict, snapshot, path })
}

/** The problem of an input that was blocked where the protocol has no other form for it. */
function problemOfBlocked(blocked: {
  readonly verdict: Message['verdict']
  readonly snapshot: ConfigurationSnapshot
  readonly path: string
}): Problem {
  const message = violationMessage(blocked.verdict, blocked.snapshot)
  return new Problem('input-blocked', message, { errors: [{ path: blocked.path, message }] })
}
