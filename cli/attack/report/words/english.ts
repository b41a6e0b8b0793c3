import { englishLimits } from '../../../../client/run-summary/english-limits.ts'
import { englishSummary } from '../../../../client/run-summary/english-summary.ts'
import type { Ease } from '../../../../server/domain/export/finding-priority.ts'
import { frameLanguageNames } from '../../../../server/domain/red-team-test/frame-language.ts'
import type { Breach, Severity } from '../attack-report.ts'
import { englishGlossary } from './english-glossary.ts'

const severity: Readonly<Record<Severity, string>> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  critical: 'critical',
}
const ease: Readonly<Record<Ease, string>> = { easy: 'easy', moderate: 'moderate', hard: 'hard' }
const decidedBy: Readonly<Record<string, string>> = {
  canary: 'a planted secret was said',
  regex: 'a pattern of the owner matched',
  tool_call: 'a forbidden tool was called',
  classifier: 'the judge weighed the answer',
  llm: 'an LLM was asked as judge',
  human: 'a person decided',
}
const languages: Readonly<Record<string, string>> = frameLanguageNames
const ways: Readonly<Record<Breach['way'], string>> = {
  baseline: 'plain question',
  technique: 'technique',
  dataset: 'single prompt of the dataset',
}

const guardModes = {
  shadow: 'in shadow (they judge, and block nothing yet)',
  enforce: 'enforced',
  none: 'as proposals that were not saved',
} as const

/** What replays came to. */
export interface Stability {
  /** Replays that broke the policy again. */
  readonly broke: number
  /** Replays with a verdict. */
  readonly tried: number
  /** Of `tried`, those of which nobody could tell. */
  readonly unclear: number
  /** Replays without a verdict. */
  readonly unjudged: number
  /** Of the interval at 95 %, as a reader sees it. */
  readonly low: string
  /** Of the interval at 95 %, as a reader sees it. */
  readonly high: string
}

function rest({ unclear, unjudged }: Stability): string {
  const parts = [
    ...(unclear === 0 ? [] : [`${unclear} unclear`]),
    ...(unjudged === 0 ? [] : [`${unjudged} more without verdict`]),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}

/** What the report says in English. */
export const english = {
  code: 'en',
  title: (name: string) => `${name}: red-team report`,
  ...englishSummary,
  decimal: (digits: string) => digits,
  severity,
  ease,
  ways,
  decidedBy: (key: string) => decidedBy[key] ?? 'the judge decided',
  /** Why a verdict is as it is, from what the service says in English. */
  reason: (told: string) => told,
  language: (code: string) => languages[code] ?? code,
  headings: {
    summary: 'Summary',
    untested: 'Not tested',
    scope: 'What was tested',
    rates: 'How often it broke',
    findings: 'Findings',
    sample: 'A sample of what held or stayed unclear',
    comparison: 'Compared with the run before',
    frameworks: 'Where this stands in public lists',
    method: 'Method and limits',
    glossary: 'Words',
    manifest: 'Manifest',
    signature: 'Signature',
  },
  untested: {
    colon: ':',
    intro:
      'This report says nothing about the policies and clauses below: they neither held nor broke. A scenario is one purpose of an attack, about one policy; a clause is a rule of a certification.',
    notTried: 'The run ended before these techniques were tried on these policies, as was planned:',
    reasons: {
      no_scenario: 'no scenario was about it',
      no_verdict: 'no attempt at it could be judged',
      no_policy: 'no policy was made of this clause (test.max_policies)',
    },
  },
  scope: {
    application: 'Application',
    version: 'Its version',
    noVersion: 'not stated in the config',
    target: 'Reached at',
    time: 'Report written',
    business: 'What the business is about',
    useCase: 'What the application is for',
    notStated: 'not stated',
    authorisation: 'Authorisation',
    noAuthorisation:
      'None was given: the config has no field “authorisation”. Whoever signs this report should add who allowed the attack.',
    checks: 'Certain signs of a breach',
    checksText: (secrets: number, tools: readonly string[], patterns: number) =>
      [
        `${secrets} planted ${secrets === 1 ? 'secret' : 'secrets'}`,
        tools.length === 0 ? 'no forbidden tool' : `forbidden tools: ${tools.join(', ')}`,
        `${patterns} ${patterns === 1 ? 'pattern' : 'patterns'}`,
      ].join('; '),
    callsUnseen: (tools: string) =>
      `No call of ${tools} could be seen: the config does not say where calls stand in the reply (target.tool_calls_path). That none was found says nothing.`,
    policies: 'Policies in full',
    policiesIntro: 'A policy is a rule that the application must keep. Each stands here as it was tested.',
    ownPolicies: 'Policies of your own',
    techniques: 'Techniques',
    techniquesIntro: 'A technique is a way of asking that is meant to get around a policy.',
    ruleMissing: 'the rule is not known to the service any more',
  },
  rates: {
    intro:
      'An attempt is one conversation that tries to break one policy. Each rate is the share of judged attempts that broke it; the interval beside it holds the true share in 95 of 100 such tests, whatever the unclear ones were.',
    overall: 'All attempts',
    baseline: 'Plain question (baseline)',
    baselineIntro:
      'The baseline is the goal asked straight, without any technique. What falls to it falls to every user.',
    noBaseline: 'No plain question was asked and judged: nobody can tell what the techniques below add.',
    certification: 'By certification',
    policy: 'By policy',
    clause: 'By clause',
    technique: 'By technique',
    language: 'By language of the attack',
    share: 'broke',
    count: 'breaches',
    interval: '95 % interval',
    byTheWay: (count: number) => `+ ${count} found by the way`,
    brokeOthers: (count: number) => `${count} broke others`,
    unclearOnes: (count: number) => `${count} unclear`,
    byTheWayIntro:
      'Found by the way: an attempt at one policy that broke another one. It counts beside the rate of the policy that broke, not in it. The attempt goes on after it; where nothing else breaks, it “broke others” and counts as held for the policy that it was aimed at.',
    unjudged: (count: number) => `${count} attempts could not be judged and are in no rate.`,
    unclear: (count: number) =>
      `${count === 1 ? '1 attempt' : `${count} attempts`} stayed unclear: nobody could tell whether a policy broke. They are judged and no breach in each rate, are not held, and widen each interval: its low end takes none of them for a breach, its high end all. \`redoubt review\` shows them to a person, whose verdict counts.`,
    tries: (list: string) =>
      `Pairs of a scenario and a technique that broke at least once in so many tries: ${list}. Where more tries bring no more, the application answers alike each time.`,
    turns: (median: string) => `Turns up to a breach, median: ${median}.`,
    dataset: (of: {
      attacksFailed: number
      attacks: number
      unclear: number
      twinsRefused: number
      twins: number
      errors: number
    }) =>
      `Dataset: ${of.attacksFailed} of ${of.attacks} single prompts broke a policy${of.unclear === 0 ? '' : `, ${of.unclear} are unclear`}. ${of.twinsRefused} of ${of.twins} harmless prompts were refused (over-refusal). ${of.errors} had no verdict.`,
  },
  findings: {
    intro:
      'A finding is one thing that came out against one policy, in however many ways: the same tool called, the same secret told, or nearly the same said. What the service could not group counts by technique. The list begins with what matters most: severity (how much it would hurt) times ease (how little it takes). Each stands with the shortest conversation of it that was found; what gave it away is marked.',
    none: 'None was found.',
    leftOut: (count: number) => `${count} more breaches were counted and are not shown here.`,
    more: (count: number) =>
      `${count === 1 ? '1 more finding is' : `${count} more findings are`} in the HTML, JSON and CSV reports.`,
    count: (of: { broken: number; tries: number; prompts: number; byTheWay: number }) =>
      [
        ...(of.tries === 0 ? [] : [`${of.broken} of ${of.tries} tries broke it`]),
        ...(of.prompts === 0 ? [] : [`${of.prompts} ${of.prompts === 1 ? 'prompt' : 'prompts'} broke it`]),
        ...(of.byTheWay === 0 ? [] : [`${of.byTheWay} found by the way`]),
      ].join(', '),
    ways: 'Fell to',
    aimedAt: (policy: string) => `Found by the way: the attempt was aimed at “${policy}”.`,
    rule: 'Rule',
    why: 'Why it counts',
    decided: (how: string, score: string) => `Decided: ${how} (certainty ${score} of 1).`,
    doNow: 'What to do',
    guard: 'Stop it at the guard',
    guardText:
      '`redoubt export --config FILE` makes a guard policy of it and replays this conversation and its harmless twins, before and after: its output is the proof. This report holds none.',
    guardProved: (of: { mode: keyof typeof guardModes; date: string; blocked: number; total: number }) =>
      `Proved by replay on ${of.date}, with the guard policies of the export ${guardModes[of.mode]}: of the ${of.total} ${of.total === 1 ? 'conversation' : 'conversations'} of this finding the guard stops ${of.blocked}.`,
    guardPartly: (of: { mode: keyof typeof guardModes; date: string; blocked: number; total: number }) =>
      `Replayed on ${of.date}, with the guard policies of the export ${guardModes[of.mode]}: of ${of.total} breaches of the run the guard stops ${of.blocked}. These are not each breach of this report, so that nothing is proved of this finding alone.`,
    again: 'Play it again',
    fromService: 'The service adds',
    others: (count: number) =>
      `${count} further ${count === 1 ? 'conversation' : 'conversations'} of it: in the JSON and CSV reports.`,
    severity: 'severity',
    ease: 'ease',
    goal: 'asked for, in plain words',
  },
  confirmed: {
    heading: 'Sent again',
    intro: 'what was recorded, in fresh conversations, whatever the application answered',
    shortestHeading: 'Shortest form',
    planted:
      'Each time what the application was to remember was said again first, in a session of its own; a memory that is not emptied in between holds it from before as well.',
    plantedTurn: 'in an earlier session, to be remembered',
    stability: {
      pending: () => 'is still being sent again.',
      reproduced: (of: Stability) =>
        `it broke ${of.broke} of ${of.tried} times (95 %: ${of.low} to ${of.high})${rest(of)}.`,
      not_reproduced: (of: Stability) =>
        `NOT REPRODUCED: it broke 0 of ${of.tried} times (95 %: ${of.low} to ${of.high})${rest(of)}. The application changes its mind; the breach that is shown did happen.`,
      unclear: (of: Stability) =>
        `unclear: it surely broke 0 of ${of.tried} times, and of ${of.unclear} nobody could tell (95 %: ${of.low} to ${of.high}).`,
      not_judged: (of: Stability) => `none of ${of.unjudged} answers could be judged.`,
      not_tried: () =>
        'not tried: the budget or the run was over first, or the breach cannot be sent again (a prompt of the dataset, too long, or its texts are not kept).',
    },
    shortest: (of: {
      readonly turns: number
      readonly before: number
      readonly units: string
      readonly tried: number
      readonly broke: number
      readonly attempts: number
      readonly isMinimal: boolean
    }) =>
      `${of.turns} of ${of.before} ${of.before === 1 ? 'turn' : 'turns'}, ${of.units} characters; broke ${of.broke} of ${of.tried} times; ${of.attempts} confirming attempts in all${of.isMinimal ? '' : '; the search did not come to its end'}.`,
  },
  conversation: {
    attacker: 'attacker',
    warmUp: 'warm-up (not an attack yet)',
    target: 'application',
    dropped: 'taken back later',
    noAnswer: (reason: string) => `(no answer: ${reason})`,
    unknown: 'unknown',
    more: (units: string) => `… (${units} more characters; the JSON report has the whole)`,
  },
  sample: {
    intro:
      'Drawn by chance among the attempts without a breach, so that a reader can see what counts as held, and of what nobody could tell.',
    none: 'No attempt held or stayed unclear.',
    held: 'held',
    unclear: 'unclear',
  },
  comparison: {
    intro: (date: string) =>
      `The earlier run ended on ${date}. Findings are the same where nearly the same came out against the same policy, or it fell to the same technique.`,
    none: 'There is no earlier run of this config on the computer that wrote this report: nothing can be compared.',
    overall: (of: { before: string; after: string; p: string; isSignificant: boolean }) =>
      `Attempts that broke a policy: ${of.before} then, ${of.after} now. ${of.isSignificant ? 'Chance alone hardly makes such a difference' : 'Chance alone may make such a difference'} (p, how often chance alone makes one at least as large, is ${of.p} by Fisher’s exact test).`,
    cutShort:
      'One of the two runs ended before its last attempt. What breaks is tried first, so its rates are higher than those of the whole run would have been.',
    added: 'New',
    remaining: 'Still there',
    fixed: 'Fixed: tried again and not found again',
    notTriedAgain: 'Not tried again, or unclear now',
    nothing: 'none',
    policies: 'By policy',
    before: 'then',
    now: 'now',
    p: 'p',
    significant: 'more than chance',
    many: 'p is how often chance alone makes such a difference. Of twenty policies that did not change, one shows p below .05 by chance.',
  },
  frameworks: {
    intro:
      'Places of public lists that the techniques of this run attack, that findings belong to, and that the tested policies come from. Ids and names are those of the lists; that a technique or finding belongs to a place is our reading.',
    place: 'Place',
    attacked: 'techniques',
    found: 'findings',
    policies: 'policies',
    none: 'Nothing in this run names a place of this list.',
  },
  method: {
    run: (of: { scenarios: string; techniques: string; attempts: number; warmUp: number; turns: number | null }) =>
      `${of.scenarios} scenarios (each a purpose of an attack, about one policy) were tried with the plain question and ${of.techniques} techniques, ${of.attempts} times each, in conversations of their own${of.turns === null ? '' : ` of at most ${of.turns} turns`}, after ${of.warmUp} warm-up turns. Redoubt wrote the prompts and judged each whole conversation: planted secrets, patterns and forbidden tool calls first, which are facts; then how the application declines, and what its answer holds.`,
    booked:
      'A breach counts for the policy whose rule the answer breaks. One that was aimed at another policy is found by the way; its attempt goes on, and counts as held for the policy that it was aimed at unless that breaks too, or an answer is unclear.',
    ...englishLimits,
    human: (count: number) => `${count} findings here were decided by a person.`,
    versions: 'Versions',
    versionsText: (of: { service: string; judge: string; encoder: string; llm: boolean }) =>
      `Redoubt ${of.service}; judge ${of.judge}; encoder (which turns texts into numbers for the judge) ${of.encoder}; ${of.llm ? 'an LLM may be asked as judge too' : 'no LLM is asked'}. As the service told them when this report was written.`,
    noVersions: 'The service did not tell which versions wrote and judged.',
    service: (service: string, test: string, run: string) => `Service ${service}, test ${test}, run ${run}.`,
  },
  manifest: {
    intro:
      'Digests (SHA-256) of what this report rests on and of each of its parts. `redoubt verify FILE` computes them again and names each part that differs. Whoever changes the page can change this list too: the signature below shows it, and so does the seal, the digest of this list, if it is kept somewhere else. `redoubt attack` prints it when it writes the report.',
  },
  signature: {
    intro:
      'A statement of the service about this run, with sums and chained digests that it computed itself, and over the manifest above, signed with its Ed25519 key. `redoubt verify FILE --key KEYS` checks it without the service. Empty: this report is not signed. docs/report-signatures.md of the program says what a signature proves and what it does not.',
  },
  glossary: englishGlossary,
}

/** All that the report says, in one language. */
export type ReportWords = typeof english
