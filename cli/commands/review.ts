import { resolve } from 'node:path'
import type { RedoubtClient } from '../../client/create-client.ts'
import { eachItem, type ItemOf } from '../../client/each-item.ts'
import { attackedState } from '../attack/attack-state.ts'
import type { Command, CommandScope, Given } from '../command.ts'
import { readOneOf, readUuid } from '../local/read-option.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { showReviewTurn } from '../remote/show-review.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'
import { UsageError } from '../usage-error.ts'

type ReviewTurn = ItemOf<'listReviewTurns'>

const verdicts = ['unclear', 'breach', 'held'] as const
const defaultReason = 'Looked at with redoubt review.'

/** `redoubt review`. */
export const review: Command = {
  name: 'review',
  summary:
    'Shows the answers of a run of which nobody could tell, and takes a verdict for each: breach or held. It counts at once, in the judge error of the results too, and holds for the same answer to the same rule in later runs.',
  positionals: ['RUN'],
  options: {
    test: { value: 'UUID', meaning: 'The test of the run. Default: looked for among the latest runs of all tests.' },
    config: { value: 'FILE', meaning: 'Instead of --test: the test that `redoubt attack` made last with this config.' },
    which: { value: 'VERDICT', meaning: 'What to look at: unclear (default), breach or held.' },
    json: { value: null, meaning: 'Print the answers as JSON and ask nothing.' },
    attempt: {
      value: 'UUID',
      meaning: 'Rule on an answer of this attempt and ask nothing; needs --turn and --verdict.',
    },
    turn: { value: 'N', meaning: 'Which turn of the attempt.' },
    verdict: { value: 'VERDICT', meaning: 'breach or held.' },
    reason: { value: 'TEXT', meaning: `Why, for the audit log. Default: "${defaultReason}"` },
    ...serviceOptions('permission redteam'),
  },
  examples: [
    'redoubt review 0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d --config attack.yaml',
    'redoubt review 0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d --attempt 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --turn 0 --verdict held',
  ],
  async run({ positionals, options }, scope) {
    const runId = readUuid('RUN', positionals[0] ?? '')
    const which = readOneOf('--which', options.which ?? 'unclear', verdicts)
    const { client } = await openRedTeamClient(scope, whereOf(options))
    const testId = await testOf(client, options, runId)
    const reviewing: Reviewing = { client, testId, scope, reason: options.reason ?? defaultReason }
    if (options.attempt !== undefined) return ruleOnce(reviewing, options)
    const turns = await readTurns(reviewing, runId, which)
    if (options.json !== undefined) {
      scope.print(JSON.stringify(turns, null, 2))
      return 0
    }
    if (turns.length === 0) scope.print(`No answer of this run is ${which}.`)
    else if (scope.terminal?.canAsk) await askEach(reviewing, turns)
    else for (const turn of turns) for (const line of showReviewTurn(turn)) scope.print(line)
    return 0
  },
}

interface Reviewing {
  readonly client: RedoubtClient
  readonly testId: string
  readonly scope: CommandScope
  readonly reason: string
}

async function testOf(client: RedoubtClient, { test, config }: Given['options'], runId: string): Promise<string> {
  if (test !== undefined) return readUuid('--test', test)
  if (config !== undefined) return attackedState(resolve(config)).testId
  for await (const one of eachItem({ client, name: 'listTests' }, { query: { limit: 500 } })) {
    if (one.current_run_id === runId) return one.id
  }
  throw new UsageError('No test has this run as its latest one: name its test (--test) or its config (--config).')
}

/** All of them before the first verdict: a verdict takes an answer out of the list, and the pages would shift. */
async function readTurns(
  { client, testId }: Reviewing,
  runId: string,
  verdict: (typeof verdicts)[number],
): Promise<readonly ReviewTurn[]> {
  const turns: ReviewTurn[] = []
  const request = { params: { test_id: testId }, query: { run_id: runId, verdict, limit: 50 } }
  for await (const turn of eachItem({ client, name: 'listReviewTurns' }, request)) turns.push(turn)
  return turns
}

async function askEach(reviewing: Reviewing, turns: readonly ReviewTurn[]): Promise<void> {
  const { scope } = reviewing
  const { terminal } = scope
  if (terminal === undefined) return
  const stop = new AbortController()
  const release = terminal.onInterrupt(() => stop.abort())
  let ruled = 0
  try {
    for (const [index, turn] of turns.entries()) {
      for (const line of [`${index + 1} of ${turns.length}`, ...showReviewTurn(turn)]) scope.print(line)
      const said = await askOne(terminal, stop.signal)
      if (said === 'quit') break
      if (said === 'skip') continue
      await rule(reviewing, { attempt_id: turn.attempt_id, turn_index: turn.turn_index, isBreach: said === 'breach' })
      ruled += 1
    }
  } finally {
    release()
  }
  scope.print(`${ruled} of ${turns.length} answers have a verdict of yours.`)
}

const keys = { b: 'breach', h: 'held', s: 'skip', q: 'quit' } as const

async function askOne(
  terminal: NonNullable<CommandScope['terminal']>,
  signal: AbortSignal,
): Promise<(typeof keys)[keyof typeof keys]> {
  for (;;) {
    // Ctrl-C is an answer too: what was ruled before is kept.
    const given = await terminal.ask('Breach, held, skip or quit? [b/h/s/q] ', signal).catch((error: unknown) => {
      if (signal.aborted) return 'quit'
      throw error
    })
    const said = given.trim().toLowerCase()
    const [, meaning] = Object.entries(keys).find(([key, word]) => said === key || said === word) ?? []
    if (meaning !== undefined) return meaning
  }
}

interface Ruling {
  readonly attempt_id: string
  readonly turn_index: number
  readonly isBreach: boolean
}

async function rule({ client, testId, reason }: Reviewing, { attempt_id, turn_index, isBreach }: Ruling) {
  const params = { test_id: testId, attempt_id }
  return client.call('overrideEvaluation', { params, body: { turn_index, success: isBreach, reason } })
}

async function ruleOnce(reviewing: Reviewing, { attempt, turn, verdict }: Given['options']): Promise<number> {
  if (turn === undefined || verdict === undefined) throw new UsageError('--attempt needs --turn and --verdict.')
  if (!/^\d{1,3}$/.test(turn)) throw new UsageError('--turn must be a number from 0.')
  const said = readOneOf('--verdict', verdict, ['breach', 'held'] as const)
  const ruling = {
    attempt_id: readUuid('--attempt', attempt ?? ''),
    turn_index: Number(turn),
    isBreach: said === 'breach',
  }
  const { outcome } = await rule(reviewing, ruling)
  reviewing.scope.print(`The answer counts as ${said}; the attempt is ${outcome}.`)
  return 0
}
