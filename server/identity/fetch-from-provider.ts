import type { CustomFetch } from 'openid-client'

/** The most of an answer that is read, in bytes: key sets and tokens take some kilobytes. */
const answerBytesMax = 1_048_576

/**
 * Asks an identity provider, and lets go of an answer that grows beyond `answerBytesMax`. Rejects with `TypeError` then, and
 * as `fetch` does. The time limit comes with the request.
 */
export const fetchFromProvider: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  if (response.body === null) return response
  const { status, statusText, headers } = response
  const bounded = new Response(response.body.pipeThrough(untilTooLong()), { status, statusText, headers })
  // What is read off an answer must not depend on its having been wrapped.
  Object.defineProperty(bounded, 'url', { value: response.url })
  return bounded
}

function untilTooLong(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > answerBytesMax) controller.error(new TypeError('the answer is too long'))
      else controller.enqueue(piece)
    },
  })
}
