import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One reply. */
export interface Reply {
  readonly status: number
  readonly body: Buffer
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** A reply that takes longer is none: the longest check may take 60 s. */
const replyMsMax = 90_000

/**
 * One keep-alive HTTP/1.1 connection that does as little as it can, because it shares the cores with what is measured:
 * requests are bytes made before, replies are cut by their content-length. One request at a time.
 */
export class HttpConnection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #receivedLength = 0
  /** Not worth looking before this much is there. */
  #neededLength = 0
  #waiting: Waiting | null = null

  /** Connects to a port of 127.0.0.1. */
  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#onData(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.setTimeout(replyMsMax, () => socket.destroy(new Error(`No reply after ${replyMsMax / 1_000} s.`)))
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')))
  }

  /** Sends a whole request. Rejects when the connection breaks. */
  send(request: Uint8Array): Promise<Reply> {
    if (this.#waiting !== null) return Promise.reject(new Error('One request at a time.'))
    if (this.#socket.destroyed) return Promise.reject(new Error('The connection is closed.'))
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #onData(chunk: Buffer): void {
    this.#received.push(chunk)
    this.#receivedLength += chunk.length
    if (this.#receivedLength < this.#neededLength) return
    const received = this.#received.length === 1 ? chunk : Buffer.concat(this.#received)
    const reply = cutReply(received)
    if (reply === null) {
      this.#received = [received]
      this.#neededLength = replyLength(received) ?? 0
      return
    }
    this.#received = []
    this.#receivedLength = 0
    this.#neededLength = 0
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve(reply)
  }

  #fail(error: Error): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.reject(error)
  }
}

/** The reply that stands in the bytes; null while it is not complete. Every reply of the service has a content-length. */
export function cutReply(received: Buffer): Reply | null {
  const end = replyLength(received)
  if (end === null || received.length < end) return null
  return { status: Number(received.toString('latin1', 9, 12)), body: received.subarray(bodyStart(received), end) }
}

/** How long the whole reply is; null while its head is not complete. */
function replyLength(received: Buffer): number | null {
  const start = bodyStart(received)
  if (start === 3) return null
  const head = received.toString('latin1', 0, start)
  const length = /content-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`A reply without content-length: ${head}`)
  return start + Number(length)
}

/** Behind the head; 3 while it is not complete. */
function bodyStart(received: Buffer): number {
  return received.indexOf('\r\n\r\n') + 4
}

/** What a request is made of. */
export interface RequestParts {
  readonly method: 'GET' | 'POST'
  /** With its query. */
  readonly path: string
  /** API key; null = none. */
  readonly key: string | null
  /** Sent as JSON; absent = no body. */
  readonly body?: unknown
}

/** The bytes of a request. */
export function requestBytes({ method, path, key, body }: RequestParts): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1']
  if (key !== null) lines.push(`x-api-key: ${key}`)
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`)
}
