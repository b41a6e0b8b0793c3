import type { ExportMonitoringReply, MonitoringMessage } from '../../contract/monitoring/monitoring.ts'
import { type Ledger, requestOf } from './load.ts'

/**
 * Compares an export with what was acknowledged: each message is there with its text, requests are there whole or not
 * at all, and the counters tell what is there. `rolledUp` is what the hourly counters add up to. Returns what is wrong.
 */
export function checkExport(exported: ExportMonitoringReply, ledger: Ledger, rolledUp: number): readonly string[] {
  const { messages, meta, stats } = exported
  const texts = new Map(messages.map(({ id, text }) => [id, text]))
  const lost = [...ledger.texts.keys()].filter((id) => !texts.has(id))
  const changed = [...ledger.texts].filter(([id, text]) => texts.has(id) && texts.get(id) !== text)
  const expected = countersOf(messages)
  const problems = [
    lost.length > 0 ? `${lost.length} of ${ledger.texts.size} acknowledged messages are lost, first ${lost[0]}` : null,
    changed.length > 0 ? `${changed.length} messages have another text, first ${changed[0]?.[0]}` : null,
    texts.size !== messages.length ? 'a message was exported twice' : null,
    meta.messageCount !== messages.length ? `${messages.length} messages are counted as ${meta.messageCount}` : null,
    rolledUp !== messages.length ? `${messages.length} messages are rolled up as ${rolledUp}` : null,
    JSON.stringify(stats) !== JSON.stringify(expected)
      ? `the counters are ${JSON.stringify(stats)}, the messages make ${JSON.stringify(expected)}`
      : null,
  ]
  return [...problems.filter((problem) => problem !== null), ...tornRequests(messages)]
}

function countersOf(messages: readonly MonitoringMessage[]): ExportMonitoringReply['stats'] {
  const unsafe = (direction: string) =>
    messages.filter((message) => message.direction === direction && message.security?.is_safe === false).length
  const violated = (criticality: string) =>
    messages.flatMap(({ policies }) => policies).filter((one) => one.criticality === criticality && !one.is_safe).length
  return {
    byCriticality: {
      low: violated('low'),
      medium: violated('medium'),
      high: violated('high'),
      critical: violated('critical'),
    },
    security: { inputUnsafe: unsafe('input'), outputUnsafe: unsafe('output') },
    feedback: { false_alarm: 0, missed: 0 },
  }
}

function tornRequests(messages: readonly MonitoringMessage[]): readonly string[] {
  const found = new Map<string, number>()
  const problems: string[] = []
  for (const { id, text } of messages) {
    const about = requestOf(text ?? '')
    if (about === null) problems.push(`message ${id} has no text of the test`)
    else
      found.set(`${about.request} of ${about.messages}`, (found.get(`${about.request} of ${about.messages}`) ?? 0) + 1)
  }
  for (const [request, count] of found) {
    if (!request.endsWith(` of ${count}`)) problems.push(`request ${request} messages has left ${count}`)
  }
  return problems.slice(0, 10)
}
