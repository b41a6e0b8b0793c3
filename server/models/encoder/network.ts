import {
  type AloneReading,
  appliesHeads,
  contentHeads,
  type EncoderWindow,
  type Encoding,
  embeddingWidth,
  plantedHeads,
  responseHeads,
  securityHeads,
  type Uninterrupted,
} from '../../domain/guard/encoder.ts'
import { InferenceSession, type Session, type SessionTensor, Tensor } from './onnx-runtime.ts'

/** A file that reads windows. Both reject when it breaks. */
export interface Network {
  /** Reads one window by all heads. */
  encode(window: EncoderWindow): Promise<Encoding>
  /** Reads a window of a rule and a text: log odds that the text breaks the rule. */
  readBesideRule(window: EncoderWindow): Promise<number>
  /** Reads a window of one text by the network for pairs. */
  readAlone(window: EncoderWindow): Promise<AloneReading>
}

/** Where the files of the network lie, in ONNX form. */
export interface NetworkPaths {
  /** The one that reads a text alone. */
  readonly network: string
  /** The network that reads a text beside a rule. */
  readonly pairs: string
}

const widths = {
  embedding: embeddingWidth,
  security: securityHeads.length,
  content: contentHeads.length,
  response: responseHeads.length,
  planted: plantedHeads.length,
  applies: appliesHeads.length,
  // Of the network for pairs: attack, harm, and what it learnt of responses beside them.
  alone: 1 + contentHeads.length + responseHeads.length,
} as const satisfies Readonly<Record<keyof Encoding | 'alone', number>>

/** Lengths that are read once before the network counts as ready: the first of its size costs up to twice as much. */
const warmLengths = [16, 64, 128] as const

/**
 * Opens the network on this thread and reads a window of each size. Rejects when the file is no such network. The network for
 * pairs is opened when the first is read: owners' policies, second looks and judges of attacks ask for it. Cost: 70 ms and 35 MB of memory, some 40 MB more with it.
 */
export async function openNetwork(paths: NetworkPaths, uninterrupted: Uninterrupted): Promise<Network> {
  const open = (path: string) => InferenceSession.create(path, sessionOptions)
  const plain = await uninterrupted(() => open(paths.network))
  let pairs: Promise<Session> | null = null
  // Asked for inside of the wrapper, which may let another reading pass first: that one must not wait for what has not begun.
  const openPairs = async () => {
    pairs ??= open(paths.pairs)
    try {
      return await pairs
    } catch (error) {
      pairs = null
      throw error
    }
  }
  const readByPairs = async (window: EncoderWindow) => {
    const session = await (pairs ?? uninterrupted(openPairs))
    return uninterrupted(() => session.run(inputsOf(window)))
  }
  const network: Network = {
    async encode(window) {
      const results = await uninterrupted(() => plain.run(inputsOf(window)))
      return {
        embedding: numbersOf(results, 'embedding'),
        security: numbersOf(results, 'security'),
        content: numbersOf(results, 'content'),
        response: numbersOf(results, 'response'),
        planted: numbersOf(results, 'planted'),
        applies: numbersOf(results, 'applies'),
      }
    },
    async readBesideRule(window) {
      return numbersOf(await readByPairs(window), 'applies')[0] ?? Number.NaN
    },
    async readAlone(window) {
      const numbers = numbersOf(await readByPairs(window), 'alone')
      return { attack: numbers[0] ?? Number.NaN, content: numbers.slice(1, 1 + contentHeads.length) }
    },
  }
  for (const length of warmLengths) {
    await network.encode({ start: 0, end: 0, ids: new Array<number>(length).fill(0), secondFrom: null })
  }
  return network
}

const sessionOptions: Session.SessionOptions = {
  // It computes on the calling thread, and there is one session for each thread of the pool.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  // An arena would keep what the longest window needed, and a pattern for each length; without, it is no slower.
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
}

function inputsOf({ ids, secondFrom }: EncoderWindow): Record<string, SessionTensor> {
  const shape = [1, ids.length]
  const types = new BigInt64Array(ids.length)
  if (secondFrom !== null) types.fill(1n, secondFrom)
  return {
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', types, shape),
  }
}

function numbersOf(results: Session.ReturnType, name: keyof typeof widths): Float32Array {
  const data = results[name]?.data
  if (!(data instanceof Float32Array) || data.length !== widths[name]) {
    throw new Error(`its output ${name} is not ${widths[name]} numbers`)
  }
  return data
}
