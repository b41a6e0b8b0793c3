import { crc32, deflateSync } from 'node:zlib'

/** A PNG of 4,000 by 4,000 black and white dots in disorder, which takes seconds to read. */
export function slowPng(): Uint8Array {
  const side = 4_000
  const chunk = (kind: string, content: Uint8Array) => {
    const bytes = Buffer.alloc(content.length + 12)
    bytes.writeUInt32BE(content.length)
    bytes.write(kind, 4, 'latin1')
    bytes.set(content, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8)
    return bytes
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  const lineBytes = 1 + side / 8
  const dots = Buffer.alloc(lineBytes * side)
  let seed = 1
  for (const index of dots.keys()) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    dots[index] = index % lineBytes === 0 ? 0 : seed >>> 24
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(dots, { level: 1 })), chunk('IEND', Buffer.of())]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}
