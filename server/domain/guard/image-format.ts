import type { ImageFormat } from './exchange.ts'

/**
 * The format that the first bytes of a file show; null when it is none that the service knows.
 * Looks at no more than 12 bytes, so it proves what the file claims to be, not that it can be drawn.
 */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return 'gif'
  if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')) return 'webp'
  return null
}

/** Whether a MIME type names the format, without regard to case; `image/jpg` counts as JPEG. */
export function agreesWithMimeType(format: ImageFormat, mimeType: string): boolean {
  const given = mimeType.toLowerCase()
  return given === `image/${format}` || (format === 'jpeg' && (given === 'image/jpg' || given === 'image/pjpeg'))
}

/** How people write the format. */
export const imageFormatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', gif: 'GIF' } as const satisfies Record<
  ImageFormat,
  string
>

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, offset) => bytes[offset] === byte)
}

function hasAscii(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[offset + i] !== text.charCodeAt(i)) return false
  return true
}
