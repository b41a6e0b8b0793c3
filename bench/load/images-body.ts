/** The longest base64 text of an image that the service takes, and how many of them. */
const base64Units = 7_340_032
const images = 6

/** The size of the body below, in MiB. */
export const imagesBodyMiB = (base64Units * images) / 2 ** 20

/** The largest body of the service: a short question with six images of the largest size. */
export function imagesBody(): unknown {
  const bytes = Buffer.alloc((base64Units / 4) * 3)
  // Bytes that do not repeat within a page, after the signature of a PNG file.
  for (let index = 0; index < bytes.length; index++) bytes[index] = (index * 167 + (index >>> 8) * 13) & 0xff
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const base64 = bytes.toString('base64')
  return {
    messages_history: [{ role: 'user', content: 'What do these pictures show?' }],
    images: Array.from({ length: images }, (_, index) => ({
      base64,
      mimeType: 'image/png',
      name: `picture-${index + 1}.png`,
    })),
  }
}
