import { TargetError } from './attack-target.ts'

/**
 * The text of an answer of at most so many bytes. Rejects with `TargetError` when there are more, which are not waited for, and
 * with the reason when it breaks off.
 */
export async function readBounded(response: Response, bytesMax: number): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength
    if (bytes > bytesMax) {
      // Whether the rest can be called off is nobody's concern any more.
      void reader.cancel().catch(() => undefined)
      throw new TargetError(`The target's answer is larger than ${bytesMax} bytes.`)
    }
    text += decoder.decode(read.value, { stream: true })
  }
  return text + decoder.decode()
}
