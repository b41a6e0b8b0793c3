import { answerByModel } from './answer-by-model.ts'
import { type ArrivedRequest, sayJson, startLocalUpstream } from './local-upstream.ts'

/**
 * The local upstream as a program, for clients in other languages: `node test/llm/upstream-program.ts` prints one line of
 * JSON, `{"baseUrl": …}`, and runs until its standard input ends. `GET /requests` tells what arrived at it.
 */
const upstream = await startLocalUpstream()
upstream.answer = (request, response) => {
  if (request.path !== '/requests') return answerByModel(request, response)
  const asked = upstream.requests.filter(({ path }) => path !== '/requests')
  return sayJson(asked.map(shown))(request, response)
}
process.stdout.write(`${JSON.stringify({ baseUrl: upstream.baseUrl })}\n`)
process.stdin.resume().on('end', () => process.exit())

function shown({ path, authorization, headers, body }: ArrivedRequest) {
  return { path, authorization, headers, body }
}
