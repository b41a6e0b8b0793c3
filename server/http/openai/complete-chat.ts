import { type ChatBody, choicesMax } from '../../../contract/openai/chat.ts'
import type { Message } from '../../domain/guard/message.ts'
import type { GuardedExchange } from '../../services/guard/guard-exchange.ts'
import { type AnswerMessage, asRecord, badForm, readAnswerMessage, textOfAnswer } from './answer-text.ts'
import { judgeChoice } from './judge-choice.ts'
import {
  noUsage,
  presentAnswer,
  presentBlocked,
  presentFinish,
  presentHead,
  presentRedoubt,
  presentUsage,
  violationMessage,
} from './present-completion.ts'
import { guardChat, type ProxyCaller, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { readChatRequest } from './read-chat-request.ts'
import { judgeBeside, UpstreamCall } from './upstream-call.ts'

/**
 * POST /v1/chat/completions without `stream`: the input is judged, then the upstream is asked, then every choice is judged
 * with its tool calls; only then something leaves. What was blocked is replaced by the owner's words.
 */
export async function completeChat(scope: ProxyScope, caller: ProxyCaller, body: ChatBody): Promise<object> {
  requireUpstream(scope, body)
  const chat = readChatRequest(body)
  const call = new UpstreamCall(scope, caller, { model: body.model, path: '/chat/completions', body, isStream: false })
  const { exchange, rememberAnswer } = await judgeBeside(call, caller, () => guardChat(scope, caller, chat))
  const { notJudged } = chat
  const nowMs = scope.guard.clock.nowMs()
  const fallback = { id: exchange.input.id, model: body.model, nowMs }
  if (!exchange.input.verdict.isSafe) {
    const text = violationMessage(exchange.input.verdict, exchange.snapshot)
    rememberAnswer(text)
    return {
      ...presentHead({}, fallback),
      object: 'chat.completion',
      choices: [presentBlocked(0, text)],
      usage: noUsage,
      redoubt: presentRedoubt(exchange, { output: null, blocked: 'input', notJudged }),
    }
  }
  const answer = asRecord(await call.json())
  const judged = await Promise.all(
    readChoices(answer).map(
      async (choice, place): Promise<JudgedChoice> => ({
        ...choice,
        output: await judgeChoice(scope.guard, exchange, {
          said: textOfAnswer(choice.message),
          upstream: place === 0 ? call.use : null,
        }),
      }),
    ),
  )
  const first = judged[0]?.message
  if (first) rememberAnswer(textOfAnswer({ ...first, refusal: null, reasoning: null }))
  const unsafe = judged.find(({ output }) => !output.verdict.isSafe)
  const shown = unsafe ?? judged[0]
  const usage = presentUsage(answer.usage)
  return {
    ...presentHead(answer, fallback),
    object: 'chat.completion',
    choices: judged.map((one) => presentChoice(exchange, one)),
    ...(usage && { usage }),
    redoubt: presentRedoubt(exchange, {
      output: shown?.output ?? null,
      blocked: unsafe ? 'output' : null,
      notJudged,
    }),
  }
}

interface Choice {
  readonly index: number
  readonly message: AnswerMessage
  readonly finishReason: unknown
}

interface JudgedChoice extends Choice {
  readonly output: Message
}

function readChoices({ choices }: Readonly<Record<string, unknown>>): readonly Choice[] {
  if (!Array.isArray(choices) || choices.length === 0 || choices.length > choicesMax) throw badForm()
  return choices.map((choice, place) => {
    const { index, message, finish_reason: finishReason } = asRecord(choice)
    return {
      index: Number.isSafeInteger(index) ? Number(index) : place,
      message: readAnswerMessage(message),
      finishReason,
    }
  })
}

function presentChoice(exchange: GuardedExchange, { index, message, finishReason, output }: JudgedChoice) {
  if (!output.verdict.isSafe) return presentBlocked(index, violationMessage(output.verdict, exchange.snapshot))
  return { index, message: presentAnswer(message), logprobs: null, finish_reason: presentFinish(finishReason) }
}
