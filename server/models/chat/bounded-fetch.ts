/** `fetch` whose answers break off with an error after `bytesMax` bytes, so that no service can fill the memory. */
export function boundedFetch(bytesMax: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          bytes += piece.byteLength
          if (bytes > bytesMax) controller.error(new RangeError(`The answer is longer than ${bytesMax} bytes.`))
          else controller.enqueue(piece)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
