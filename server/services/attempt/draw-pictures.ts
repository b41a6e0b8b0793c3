import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import type { ChatTurn } from '../../domain/attempt/attempt-state.ts'
import { pictureStyles, splitPictured } from '../../domain/red-team-test/pictured-prompt.ts'

/** A turn with the picture that belongs to it. */
export interface PicturedTurn extends ChatTurn {
  /** PNG data URLs; empty for most. */
  readonly images: readonly string[]
}

/** What is sent where the target takes pictures. */
export interface PicturedMove {
  /** What is said beside the pictures. */
  readonly prompt: string
  /** Of the prompt: PNG data URLs; empty where it shows none. */
  readonly images: readonly string[]
  /** What stands before the prompt. */
  readonly messages: readonly PicturedTurn[]
}

/** Of prompt and conversation together, the latest: applications take no more than a few. */
const picturesMax = 6

/** UTF-16 units of data URLs after which no further one is drawn. */
const unitsEnough = 1_000_000

/**
 * The prompt and the conversation before it with their texts in pictures drawn; null where the technique shows none. Pictures
 * before the latest six are left out, and those before a megabyte of them. Other requests are served between two pictures.
 */
export async function drawPictures(
  engine: Pick<RedTeamEngine, 'drawPicture'>,
  techniqueId: string,
  { prompt, messages }: { readonly prompt: string; readonly messages: readonly ChatTurn[] },
): Promise<PicturedMove | null> {
  const style = pictureStyles[techniqueId]
  if (style === undefined) return null
  let [left, units] = [picturesMax, 0]
  const draw = async (text: string, role: ChatTurn['role']) => {
    const parts = role === 'user' ? splitPictured(text) : null
    if (parts === null) return { said: text, images: [] }
    if (left === 0 || units >= unitsEnough) return { said: parts.said, images: [] }
    left -= 1
    await letOthersRun()
    const url = await engine.drawPicture(style, parts.shown)
    units += url.length
    return { said: parts.said, images: [url] }
  }
  const { said, images } = await draw(prompt, 'user')
  const before: PicturedTurn[] = []
  for (const { role, content } of messages.toReversed()) {
    const drawn = await draw(content, role)
    before.push({ role, content: drawn.said, images: drawn.images })
  }
  return { prompt: said, images, messages: before.reverse() }
}
