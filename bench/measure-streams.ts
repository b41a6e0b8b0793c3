import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBenchServer } from './bench-server.ts'
import { memory } from './process-usage.ts'
import type { Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** How much is measured. */
export interface StreamEffort {
  /** Answers that are streamed at once to readers that take one piece and then nothing. */
  readonly streams: number
  /** How long they stand still before memory is read, in milliseconds. */
  readonly standMs: number
  /** Single streams by which the time to the first text is measured. */
  readonly samples: number
}

const sentence = 'We open at nine and close at six on every day of the week but Sunday. '
/** What the upstream would send of an answer if nothing held it back, in sentences: 1.4 MB. */
const sentencesMax = 20_000
/** The pace of the single streams: 50 tokens a second. */
const tokenEveryMs = 20
const tokens = sentence.split(/(?<= )/)

/**
 * Streams through the proxy: what 500 answers at once with readers that stand still hold in memory, and how much later the
 * first text of one comes than the border of the first sentence left the upstream. The upstream is in this process.
 */
export async function measureStreams(effort: StreamEffort): Promise<Measured> {
  const upstream = await startUpstream()
  const server = await startBenchServer(null, null, { REDOUBT_UPSTREAMS: `*=${upstream.baseUrl}` })
  try {
    const { port, key, pid } = server
    const before: number[] = []
    const through: number[] = []
    for (let sample = 0; sample <= effort.samples; sample++) {
      const direct = await firstText(upstream.port, '/v1/chat/completions', 'none')
      const guarded = await firstText(port, '/v1/chat/completions', key)
      // The first pair warms up.
      if (sample === 0) continue
      before.push(direct)
      through.push(guarded)
    }
    const quietMb = memory(pid).residentMb
    const readers = await Promise.all(
      Array.from({ length: effort.streams }, () => openStream(port, '/v1/chat/completions', key, 'fast')),
    )
    const answered = readers.filter(({ statusCode }) => statusCode === 200).length
    for (const reader of readers) reader.pause()
    await pause(effort.standMs / 2)
    const halfMb = memory(pid).residentMb
    const halfSent = upstream.sentBytes()
    await pause(effort.standMs / 2)
    const fullMb = memory(pid).residentMb
    const sent = upstream.sentBytes()
    for (const reader of readers) reader.destroy()
    const addedMs = median(through) - median(before)
    return {
      section: {
        title: 'Streams',
        about: `${effort.streams} answers of up to ${Math.round((sentencesMax * sentence.length) / 1e5) / 10} MB streamed at once through the proxy to readers that take one piece and then stand still for ${effort.standMs / 1_000} s; ${answered} were answered. Then the time from the border of the first sentence of a stream of 50 tokens a second until its text is there, ${effort.samples} times, one at a time; baseline: the same without the proxy.`,
        columns: ['what', 'figure'],
        rows: [
          ['resident before, MB', quietMb],
          ['resident half way, MB', halfMb],
          ['resident at the end, MB', fullMb],
          ['taken from the upstream half way, kB a stream', halfSent / effort.streams / 1_000],
          ['taken from the upstream at the end, kB a stream', sent / effort.streams / 1_000],
          ['first text without the proxy, median ms', median(before)],
          ['first text through the proxy, median ms', median(through)],
          ['first text through the proxy, slowest ms', quantile(through, 1)],
        ],
      },
      bars: [
        { name: 'streams answered', unit: '', limit: effort.streams, kind: 'at least', measured: answered },
        {
          name: 'memory of a stream whose reader stands still',
          unit: 'MB',
          limit: 0.5,
          kind: 'at most',
          measured: (fullMb - quietMb) / effort.streams,
        },
        { name: 'time added to the first text', unit: 'ms', limit: 60, kind: 'at most', measured: addedMs },
      ],
    }
  } finally {
    await server.stop()
    upstream.close()
  }
}

/** When the border of the first sentence left the upstream, in milliseconds of this process; single streams only. */
let borderAtMs = 0

async function startUpstream() {
  let sent = 0
  const server = createServer(async (asked, reply) => {
    let body = ''
    for await (const chunk of asked) body += String(chunk)
    const isPaced = JSON.parse(body).model === 'paced'
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = async (content: string): Promise<void> => {
      const choices = [{ index: 0, delta: { content }, finish_reason: null }]
      const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'local', choices }
      const line = `data: ${JSON.stringify(chunk)}\n\n`
      if (!isPaced) sent += content.length
      if (!reply.write(line)) {
        await new Promise<void>((resolve) => {
          reply.once('drain', resolve)
          reply.once('close', resolve)
        })
      }
    }
    if (isPaced) {
      for (const token of [...tokens, ...tokens]) {
        await say(token)
        if (token === tokens.at(-1) && borderAtMs === 0) borderAtMs = performance.now()
        await pause(tokenEveryMs)
      }
    } else {
      for (let at = 0; at < sentencesMax && !reply.destroyed; at++) await say(sentence)
    }
    reply.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { port, baseUrl: `http://127.0.0.1:${port}/v1`, sentBytes: () => sent, close }
}

/** From the border of the first sentence until that sentence has come whole, in milliseconds. */
async function firstText(port: number, path: string, key: string): Promise<number> {
  borderAtMs = 0
  const reply = await openStream(port, path, key, 'paced')
  let text = ''
  for await (const chunk of reply) {
    text += [...String(chunk).matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece).join('')
    if (text.includes(sentence.trim())) break
  }
  reply.destroy()
  if (borderAtMs === 0) throw new Error(`No text came: ${text.slice(0, 300)}`)
  return performance.now() - borderAtMs
}

/** Resolves when the headers are there. */
function openStream(port: number, path: string, key: string, model: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, (reply) => {
      reply.on('error', () => undefined)
      resolve(reply)
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'When do you open?' }] }))
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
