/** What is known of a filled or empty service. */
export interface Filled {
  readonly projectId: string
  /** A red-team test that was attacked. */
  readonly testId: string
  readonly policyName: string
  /** Null = there is no message. */
  readonly past: {
    readonly conversationId: string
    /** Leads to a page far behind the newest one. */
    readonly deepCursor: string
    readonly policyId: string
    /** Beginning and end of three of the 28 days, as dates. */
    readonly days: { readonly from: string; readonly to: string }
  } | null
}

/** A place of the console, and a text that stands there once what it is about was read. */
export interface ConsolePlace {
  readonly name: string
  readonly place: string
  readonly mark: string
}

/** Stands in each text that is filled in, and on no page without one. */
const word = 'Leeds'
const nothing = 'No message'

/** The places that are measured; those that need messages are missing where there are none. */
export function consolePlaces({ projectId, testId, policyName, past }: Filled): readonly ConsolePlace[] {
  const monitoring = `/monitoring?project=${projectId}`
  const list = past === null ? nothing : word
  return [
    { name: 'Overview', place: `/?project=${projectId}`, mark: past ? 'See the messages' : 'Your first message' },
    { name: 'Monitoring', place: monitoring, mark: list },
    { name: 'Monitoring, blocked ones', place: `${monitoring}&unsafe=true`, mark: list },
    { name: 'Monitoring, words of texts', place: `${monitoring}&q=${word}`, mark: past ? '50 found here' : nothing },
    ...(past === null
      ? []
      : [
          { name: 'Monitoring, nine tenths down', place: `${monitoring}&cursor=${past.deepCursor}`, mark: word },
          {
            name: 'Monitoring, three days of a policy',
            place: `${monitoring}&policy=${past.policyId}&from=${past.days.from}&to=${past.days.to}`,
            mark: word,
          },
          { name: 'Conversation', place: `/conversations/${past.conversationId}`, mark: word },
        ]),
    { name: 'Projects', place: '/projects', mark: 'Bench' },
    { name: 'Project', place: `/projects/${projectId}`, mark: policyName },
    { name: 'Policies', place: '/policies', mark: policyName },
    { name: 'Playground', place: `/playground?project=${projectId}`, mark: 'Message of the user' },
    { name: 'Red team', place: '/red-team', mark: 'Bench test' },
    {
      name: 'Results of a test',
      place: `/red-team/${testId}?tab=results`,
      mark: 'Every policy of the test was tried.',
    },
    { name: 'Audit log', place: '/audit', mark: 'policy.create' },
  ]
}
