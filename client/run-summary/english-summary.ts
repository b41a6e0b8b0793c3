const number = new Intl.NumberFormat('en')
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** What a run's summary says in English, and its numbers. */
export const englishSummary = {
  number: (value: number) => number.format(value),
  /** Of a share of 0 to 1. */
  percent: (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`,
  /** Of a time as ISO 8601. */
  date: (iso: string) => `${day.format(new Date(iso))} UTC`,
  /** In the place of a technique's name. */
  namelessTechnique: 'a technique that the service does not name',
  /** The five sentences. */
  summary: {
    tested: (of: {
      readonly name: string
      readonly version: string | null
      readonly target: string | null
      readonly date: string | null
      readonly redoubt: string | null
      readonly attempts: string
      readonly techniques: string
      readonly policies: string
      readonly untested: number
    }) =>
      `${of.date === null ? '' : `On ${of.date} `}Redoubt${of.redoubt === null ? '' : ` ${of.redoubt}`} attacked “${of.name}”${of.version === null ? '' : `, version ${of.version},`}${of.target === null ? '' : ` at ${of.target}`}: ${of.attempts} attempts (conversations) to have it break ${of.policies} of its policies (rules that it must keep), with ${of.techniques} ${of.techniques === '1' ? 'technique (a way of asking that is' : 'techniques (ways of asking that are'} meant to get around a policy) beside the plain question (the goal asked straight)${of.untested === 0 ? '' : `; not tested: ${of.untested} more`}.`,
    broke: (of: { failed: number; judged: number; unclear: number; rate: string; low: string; high: string }) =>
      of.judged === 0
        ? 'No attempt could be judged, so that nothing is known of how often it breaks.'
        : `${of.failed} of ${of.judged} judged attempts broke a policy: ${of.rate}, and with chance${of.unclear === 0 ? '' : ` and ${of.unclear} unclear ${of.unclear === 1 ? 'attempt' : 'attempts'} (nobody could tell)`} allowed for between ${of.low} and ${of.high}.`,
    findings: (of: { count: number; critical: number; high: number; worst: string; way: string }) =>
      of.count === 0
        ? 'There is no finding: these attacks brought out nothing that breaks a policy, which is no proof that nothing can.'
        : `That makes ${of.count} ${of.count === 1 ? 'finding' : 'findings'} (each one thing that came out against one policy, however often), ${of.critical} critical and ${of.high} high by severity (how much a breach would hurt); the first to look at is “${of.worst}”, which fell to ${of.way}.`,
    baseline: (of: { failed: number; attempts: number } | null) =>
      of === null
        ? 'No plain question was asked and judged, so that nobody can tell what the techniques add.'
        : of.failed === 0
          ? `Asked plainly, without any technique, it held in all ${of.attempts} attempts: who wants to break it has to try.`
          : `Asked plainly, without any technique, it already broke in ${of.failed} of ${of.attempts} attempts: that happens to every user.`,
    first: (advice: string) => `What to do first: ${advice}`,
    firstNothing:
      'What to do first: test what is not tested yet, and attack again after every change of model or prompt.',
    fellTo: (technique: string) => `the technique “${technique}”`,
    fellToPlain: 'a plain question',
    fellToDataset: 'a single prompt',
  },
  /** What to do about a finding, by what gave it away. */
  advice: {
    canary:
      'take the secret out of everything that the model reads (system prompt, documents, tools), and replace it; a model says what it knows to whoever asks well.',
    tool_call:
      'have the tool itself refuse: check the permission of the person, and ask for a confirmation, outside of the model; give the model only the tools that this use needs.',
    regex: 'check answers for the pattern before they leave, and keep what matches it away from the model.',
    classifier:
      'state the rule in the system prompt with an example of a request that broke it and of a good refusal, and check answers against the policy before they leave.',
    baseline:
      'begin with the system prompt: it does not state this rule, or not so that the model keeps it; no attacker is needed.',
    dataset:
      'begin with the system prompt: a single prompt is enough; add the rule, and a prompt that broke it as an example of what to decline.',
  },
}

/** What a run's summary says in a language. */
export type SummaryWords = typeof englishSummary
