import type { Send } from '../../test/crash/attack-load.ts'
import { HttpConnection } from '../load/http-connection.ts'

/** Who asks. */
export interface AttackIdentity {
  readonly organizationId: string
  readonly key: string
}

/** Requests over one connection that does as little as it can: it shares the cores with what is measured. */
export async function openAttackConnection(
  port: number,
  { organizationId, key }: AttackIdentity,
): Promise<{ readonly send: Send; readonly close: () => void }> {
  const connection = await HttpConnection.open(port)
  const head = `host: 127.0.0.1\r\nx-api-key: ${key}\r\nx-organization-id: ${organizationId}`
  const send: Send = async (method, path, body) => {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const about =
      body === undefined ? '' : `\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}`
    const reply = await connection.send(Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}${about}\r\n\r\n${payload}`))
    return { status: reply.status, json: JSON.parse(reply.body.toString('utf8')) }
  }
  return { send, close: () => connection.close() }
}
