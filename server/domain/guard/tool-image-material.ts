import type { Image } from './exchange.ts'
import type { ImageText } from './image-text.ts'
import type { Material } from './material.ts'

/**
 * What is written in the images that tools returned, as material, in the order of the request. An image that nobody read
 * is material without a text, so that it is told and never passed over.
 */
export function toolImageMaterial(images: readonly Image[], texts: readonly ImageText[]): readonly Material[] {
  const byNumber = new Map(texts.map((text) => [text.number, text]))
  return images.flatMap(({ toolMessage }, at): Material[] => {
    if (toolMessage === undefined) return []
    const number = at + 1
    const read = byNumber.get(number) ?? { number, status: 'unread', reason: 'nobody read it' }
    const named = { kind: 'tool-image', index: toolMessage, id: null, title: null, values: null, unread: [] } as const
    const text = read.status === 'unread' ? '' : read.text
    return [{ ...named, text, image: { number, gap: read.status === 'read' ? null : gapOf(read) } }]
  })
}

function gapOf({ status, reason }: Exclude<ImageText, { readonly status: 'read' }>): string {
  return status === 'unread' ? `It was not judged: ${reason}.` : `It was judged only in part: ${reason}.`
}
