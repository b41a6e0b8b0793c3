import type { CheckBody } from '../../contract/guard/check.ts'

/** An image that goes with a message. */
export interface SentImage {
  readonly name: string
  /** The whole file as a data URL. */
  readonly url: string
}

/** The forms in which a document is taken. */
export const documentFormats = ['text', 'html', 'markdown', 'json'] as const

/** A document that the LLM will read beside the message. */
export interface SentDocument {
  readonly title: string
  /** As the service reads it. */
  readonly format: (typeof documentFormats)[number]
  /** The text of the file. */
  readonly content: string
}

/** The most images of one check. */
export const imagesMax = 6
/** The most documents of one check. */
export const documentsMax = 100
/** The largest image, in bytes: 5.25 MiB. */
export const imageBytesMax = 5.25 * 1024 * 1024
/** The kinds of images that are read. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** Whether the service would take a file as an image. */
export function isUsableImage({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return imageTypes.some((known) => known === type) && size > 0 && size <= imageBytesMax
}

/** Reads a file that somebody chose. Rejects when the browser cannot read it any more. */
export function readImage(file: File): Promise<SentImage> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ name: file.name, url: String(reader.result) })
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Images and documents as a check takes them. */
export function attachmentFields(
  images: readonly SentImage[],
  documents: readonly SentDocument[],
): Pick<CheckBody, 'images' | 'documents'> {
  return {
    ...(images.length > 0 && { images: images.map(imageField) }),
    ...(documents.length > 0 && {
      documents: documents.map(({ title, format, content }) => ({
        ...(title !== '' && { title }),
        [format]: content,
      })),
    }),
  }
}

function imageField({ name, url }: SentImage) {
  const [head = '', base64 = ''] = url.split(',', 2)
  return { base64, mimeType: /^data:([^;]*)/.exec(head)?.[1] ?? '', name }
}
