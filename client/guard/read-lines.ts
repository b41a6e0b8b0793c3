/** The lines of an answer that are not blank, as they come. Rejects when it breaks off within one. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') yield line
    }
  } finally {
    reader.releaseLock()
  }
  if (rest.trim() !== '') throw new SyntaxError('half a line')
}
