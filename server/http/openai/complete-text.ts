import type { CompletionsBody } from '../../../contract/openai/inputs.ts'
import { asRecord, badForm } from './answer-text.ts'
import { guardPrompts, readPrompts } from './guard-prompts.ts'
import { judgeChoice } from './judge-choice.ts'
import {
  noUsage,
  presentFinish,
  presentHead,
  presentRedoubt,
  presentUsage,
  violationMessage,
} from './present-completion.ts'
import { type ProxyCaller, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { judgeBeside, UpstreamCall } from './upstream-call.ts'

/** The most choices of one answer: `n` for each of 100 prompts. */
const choicesMax = 12_800

/** POST /v1/completions without `stream`: the older form without messages. Prompt and every choice are judged before they leave. */
export async function completeText(scope: ProxyScope, caller: ProxyCaller, body: CompletionsBody): Promise<object> {
  requireUpstream(scope, body)
  const prompts = readPrompts(body)
  const { guard } = scope
  const call = new UpstreamCall(scope, caller, { model: body.model, path: '/completions', body, isStream: false })
  const { exchange } = await judgeBeside(call, caller, () => guardPrompts(scope, caller, prompts))
  const { verdict } = exchange.input
  const fallback = { id: exchange.input.id, model: body.model, nowMs: guard.clock.nowMs() }
  if (!verdict.isSafe) {
    return {
      ...presentHead({}, fallback),
      object: 'text_completion',
      choices: [blockedChoice(0, violationMessage(verdict, exchange.snapshot))],
      usage: noUsage,
      redoubt: presentRedoubt(exchange, { output: null, blocked: 'input', notJudged: [] }),
    }
  }
  const answer = asRecord(await call.json())
  if (!Array.isArray(answer.choices) || answer.choices.length > choicesMax) throw badForm()
  const judged = await Promise.all(
    answer.choices.map(async (choice, index) => {
      const { text, finish_reason: finish } = asRecord(choice)
      if (typeof text !== 'string') throw badForm()
      const output = await judgeChoice(guard, exchange, { said: text, upstream: index === 0 ? call.use : null })
      const shown = output.verdict.isSafe
        ? { index, text, logprobs: null, finish_reason: presentFinish(finish) }
        : blockedChoice(index, violationMessage(output.verdict, exchange.snapshot))
      return { output, shown }
    }),
  )
  const unsafe = judged.find(({ output }) => !output.verdict.isSafe)
  const usage = presentUsage(answer.usage)
  return {
    ...presentHead(answer, fallback),
    object: 'text_completion',
    choices: judged.map(({ shown }) => shown),
    ...(usage && { usage }),
    redoubt: presentRedoubt(exchange, {
      output: (unsafe ?? judged[0])?.output ?? null,
      blocked: unsafe ? 'output' : null,
      notJudged: [],
    }),
  }
}

function blockedChoice(index: number, text: string) {
  return { index, text, logprobs: null, finish_reason: 'content_filter' }
}
