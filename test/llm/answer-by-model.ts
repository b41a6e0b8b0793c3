import {
  type ArrivedRequest,
  chunkOf,
  completionOf,
  sayJson,
  sayMessage,
  saySse,
  sayText,
  type UpstreamAnswer,
} from './local-upstream.ts'

const city = (name: string) => JSON.stringify({ city: name })
const weatherCalls = ['Paris', 'Rome'].map((name, index) => ({
  index,
  id: `call_${index + 1}`,
  type: 'function',
  function: { name: 'read_weather', arguments: city(name) },
}))

/** Two calls at once, their arguments in pieces. */
const weatherChunks = [
  chunkOf({ role: 'assistant', content: null }),
  ...weatherCalls.flatMap(({ function: { name, arguments: text }, ...call }) => [
    chunkOf({ tool_calls: [{ ...call, function: { name, arguments: '' } }] }),
    chunkOf({ tool_calls: [{ index: call.index, function: { arguments: text.slice(0, 6) } }] }),
    chunkOf({ tool_calls: [{ index: call.index, function: { arguments: text.slice(6) } }] }),
  ]),
  chunkOf({}, 'tool_calls'),
]

/** What a local upstream says for each of its models. */
const answers: Readonly<Record<string, UpstreamAnswer>> = {
  'local-text': sayText('We open at nine. We close at six.', ['We open ', 'at nine. We cl', 'ose at six.']),
  // The breach is spread over pieces, behind a sentence that may leave.
  'local-code': sayText('The door has a lock. The code is 4821, and it works.', [
    'The door has a lo',
    'ck. The code is 48',
    '21, and it works.',
  ]),
  'local-json': (request, response) => {
    const isAsked = ['json_object', 'json_schema'].includes(request.body.response_format?.type)
    return sayText(isAsked ? '{"opens": "09:00", "closes": "18:00"}' : 'Nobody asked for JSON.')(request, response)
  },
  'local-tools': (request, response) => {
    if (request.body.messages.at(-1).role === 'tool') return sayText('It is warm in both.')(request, response)
    if (request.body.stream === true) return saySse(weatherChunks)(request, response)
    const calls = weatherCalls.map(({ index: _, ...call }) => call)
    return sayMessage({ content: null, tool_calls: calls }, 'tool_calls')(request, response)
  },
  'local-images': (request, response) => sayText(`Images: ${imageTypes(request).join(', ')}.`)(request, response),
  'local-several': sayJson(
    completionOf(
      ['It is open.', 'The code is 4821.'].map((content, index) => ({
        index,
        message: { role: 'assistant', content },
        finish_reason: 'stop',
      })),
    ),
  ),
  'local-failing': sayJson({ error: { message: 'sk-of-the-upstream is not good', type: 'server_error' } }, 500),
  'local-broken': saySse([chunkOf({ role: 'assistant', content: 'We open. ' })], ''),
  'local-embedding': (request, response) => {
    const inputs: readonly unknown[] = Array.isArray(request.body.input) ? request.body.input : [request.body.input]
    const data = inputs.map((_, index) => ({ object: 'embedding', index, embedding: [0.25, 0.5, index] }))
    const usage = { prompt_tokens: 3, total_tokens: 3 }
    return sayJson({ object: 'list', data, model: 'local-embedding', usage })(request, response)
  },
}

/** Answers as the model that is asked for does, and lists the models. */
export const answerByModel: UpstreamAnswer = (request, response) => {
  if (request.path === '/v1/models') {
    const data = Object.keys(answers).map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'local' }))
    return sayJson({ object: 'list', data })(request, response)
  }
  const answer = answers[request.body?.model] ?? sayJson({ error: { message: 'no such model' } }, 404)
  return answer(request, response)
}

function imageTypes(request: ArrivedRequest): readonly string[] {
  const parts: readonly { readonly image_url?: { readonly url: string } }[] = request.body.messages.at(-1).content
  return parts.flatMap(({ image_url: image }) =>
    image === undefined ? [] : [image.url.slice(5, image.url.indexOf(';'))],
  )
}
