import assert from 'node:assert/strict'

// biome-ignore lint/suspicious/noExplicitAny: tests read events and responses of every shape
export type Any = any

/** The events of a stream; checks that each is well formed and numbered. */
export function readEvents(text: string): readonly Any[] {
  const events = text.split('\n\n').filter((event) => event !== '')
  return events.map((event, index) => {
    const found = /^event: ([\w.]+)\ndata: ([^\n]*)$/.exec(event)
    assert.ok(found, event)
    const data = JSON.parse(found[2] ?? '')
    assert.equal(data.type, found[1])
    assert.equal(data.sequence_number, index)
    return data
  })
}

/** Puts a response together as clients of the protocol do, and fails where an event does not belong. */
export function gathered(events: readonly Any[]): readonly Any[] {
  const output: Any[] = []
  for (const event of events) {
    const item = output[event.output_index]
    if (event.type === 'response.output_item.added') {
      assert.equal(event.output_index, output.length)
      output.push(structuredClone(event.item))
    } else if (event.type === 'response.content_part.added') {
      assert.deepEqual([event.item_id, event.content_index], [item.id, item.content.length])
      item.content.push(event.part)
    } else if (event.type === 'response.output_text.delta') item.content[event.content_index].text += event.delta
    else if (event.type === 'response.refusal.delta') item.content[event.content_index].refusal += event.delta
    else if (event.type === 'response.reasoning_summary_part.added') {
      assert.equal(event.summary_index, item.summary.length)
      item.summary.push(event.part)
    } else if (event.type === 'response.reasoning_summary_text.delta')
      item.summary[event.summary_index].text += event.delta
    else if (event.type === 'response.function_call_arguments.delta') item.arguments += event.delta
    else if (event.type === 'response.output_text.done')
      assert.equal(event.text, item.content[event.content_index].text)
    else if (event.type === 'response.output_item.done') {
      const { status: _, encrypted_content: sealed, ...rest } = event.item
      const { status: __, encrypted_content: ___, ...grown } = item
      assert.deepEqual(grown, rest)
      Object.assign(item, {
        ...(event.item.status && { status: event.item.status }),
        ...(sealed && { encrypted_content: sealed }),
      })
    }
  }
  return output
}

/** What the messages among items say. */
export const textOf = (output: readonly Any[]) =>
  output
    .flatMap((item) => item.content ?? [])
    .flatMap((part: Any) => (part.type === 'output_text' ? part.text : []))
    .join('')
