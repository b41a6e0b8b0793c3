import { resolve } from 'node:path'
import { TargetError } from '../../client/attack-target.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { attackSession } from '../attack/attack-session.ts'
import { besideConfig } from '../attack/attack-state.ts'
import { heedInterrupts, Interrupted } from '../attack/heed-interrupts.ts'
import { hideIn, secretHider } from '../attack/hide-secrets.ts'
import { judgeOutcome, type Thresholds } from '../attack/judge-outcome.ts'
import { type ReadConfig, readAttackConfig } from '../attack/read-attack-config.ts'
import type { Severity } from '../attack/report/attack-report.ts'
import { terminalReport } from '../attack/report/terminal-report.ts'
import { progressDisplay } from '../attack/show-progress.ts'
import { openTarget, remoteHostOf } from '../attack/targets/open-target.ts'
import { parseReportOption, type ReportPaths, writeReports } from '../attack/write-reports.ts'
import type { Command, CommandScope, Given } from '../command.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = Given['options']

/** `redoubt attack`. */
export const attack: Command = {
  name: 'attack',
  summary:
    'Attacks an application and reports what broke. Exit code 0: fine; 1: a threshold is passed; 2: the command or config is wrong; 3: it could not be carried out, or is not finished.',
  positionals: ['CONFIG'],
  options: {
    yes: { value: null, meaning: 'You are authorised to attack the host; do not ask.' },
    resume: { value: null, meaning: 'Go on with the run of this config that was stopped; report again when it ended.' },
    repro: {
      value: 'KEY',
      meaning: 'Play one breach of the latest test of this config again: its repro_key. Reports only with --report.',
    },
    report: {
      value: 'LIST',
      meaning: 'Instead of the config: html=FILE,json=FILE,junit=FILE,sarif=FILE, any of them.',
    },
    'max-asr': { value: 'RATE', meaning: 'Exit code 1 when a larger share of attempts succeeds, e.g. 0.05.' },
    'fail-on': {
      value: 'LEVEL',
      meaning: 'Exit code 1 when a policy of low, medium, high or critical is broken, or worse.',
    },
    json: { value: null, meaning: 'Print the report as JSON instead of a table.' },
  },
  examples: [
    'npx redoubt attack attack.yaml',
    'npx redoubt attack attack.yaml --resume',
    'npx redoubt attack attack.yaml --repro KEY',
    'npx redoubt attack attack.yaml --yes --max-asr 0.05 --fail-on critical --report html=report.html,junit=report.xml',
  ],
  async run({ options, positionals }, scope) {
    const terminal = scope.terminal ?? silentTerminal
    const read = readAttackConfig(positionals[0] ?? '', scope.env)
    const thresholds = readThresholds(options, read)
    const paths = reportPaths(options, read)
    const { signal, release } = heedInterrupts(terminal, () => Date.now())
    const hides: string[] = [...read.secrets]
    try {
      await askPermission({ read, options, terminal, signal })
      return await carryOut({ read, options, thresholds, paths, scope, terminal, signal, hides })
    } catch (error) {
      const message = explain(error, positionals[0] ?? '')
      if (message === null) throw error
      terminal.write(`\n${secretHider(hides)(message)}\n`)
      return 3
    } finally {
      release()
    }
  },
}

interface Carried {
  readonly read: ReadConfig
  readonly options: Options
  readonly thresholds: Thresholds
  readonly paths: ReportPaths
  readonly scope: CommandScope
  readonly terminal: Terminal
  readonly signal: AbortSignal
  /** Secrets as they become known. */
  readonly hides: string[]
}

async function carryOut(carried: Carried): Promise<number> {
  const { read, options, thresholds, paths, scope, terminal, signal, hides } = carried
  const { url, api_key_file, organization_id } = read.config.service ?? {}
  const keyFile = api_key_file === undefined ? undefined : resolve(read.folder, api_key_file)
  const { client, apiKey } = await openRedTeamClient(scope, { url, keyFile, organizationId: organization_id, signal })
  hides.push(apiKey)
  const target = await openTarget(read.config.target, { env: scope.env, folder: read.folder })
  hides.push(...target.secrets)
  const display = progressDisplay(terminal, () => Date.now())
  const isResumed = options.resume !== undefined
  const reproKey = options.repro ?? null
  const report = await attackSession({ client, read, target, isResumed, reproKey, display, signal }).finally(
    async () => {
      display.end()
      await target.close()
    },
  )
  const shown = hideIn(report, secretHider(hides))
  const files = writeReports(shown, paths)
  if (options.json !== undefined) scope.print(JSON.stringify(shown, null, 2))
  else for (const line of terminalReport(shown)) scope.print(line)
  for (const file of files) terminal.write(`written: ${file}\n`)
  const { code, reasons } = judgeOutcome(shown, thresholds)
  for (const reason of reasons) terminal.write(`${reason}\n`)
  return code
}

interface Permission {
  readonly read: ReadConfig
  readonly options: Options
  readonly terminal: Terminal
  readonly signal: AbortSignal
}

/** Nothing is sent to another computer before somebody has said that it may be. */
async function askPermission({ read, options, terminal, signal }: Permission): Promise<void> {
  const host = remoteHostOf(read.config.target)
  if (host === null || options.yes !== undefined) return
  if (!terminal.canAsk) {
    throw new UsageError(`${host} is not this computer. Say with --yes that you are authorised to attack it.`)
  }
  const question = `${host} is not this computer. Are you authorised to attack it? [y/N] `
  const answer = await terminal.ask(question, signal)
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was sent.')
}

const severities = ['low', 'medium', 'high', 'critical'] as const

function readThresholds(options: Options, { config: { fail = {} } }: ReadConfig): Thresholds {
  const rate = options['max-asr']
  const level = options['fail-on']
  if (rate !== undefined && !(/^\d*\.?\d+$/.test(rate) && Number(rate) <= 1)) {
    throw new UsageError('--max-asr must be a share from 0 to 1, e.g. 0.05 for 5 %.')
  }
  const given = severities.find((one): one is Severity => one === level)
  if (level !== undefined && given === undefined)
    throw new UsageError(`--fail-on must be one of ${severities.join(', ')}.`)
  return { maxAsr: rate === undefined ? (fail.max_asr ?? null) : Number(rate), failOn: given ?? fail.on ?? null }
}

function reportPaths(options: Options, { config, path, folder }: ReadConfig): ReportPaths {
  if (options.report !== undefined) return parseReportOption(options.report)
  if (options.repro !== undefined) return {}
  const given = Object.entries(config.report ?? {}).map(([form, file]) => [form, resolve(folder, file)])
  return given.length === 0 ? { html: besideConfig(path, '.html') } : Object.fromEntries(given)
}

/** What to tell of a failure that is expected; null for mistakes of usage and for faults of ours. */
function explain(error: unknown, config: string): string | null {
  const resume = `Go on with: npx redoubt attack ${config} --resume`
  if (error instanceof Interrupted) return `Stopped. ${resume}`
  if (error instanceof TargetError) return `${error.message}\n${resume}`
  if (!(error instanceof RedoubtProblem)) return null
  if (error.status === 400) throw new UsageError(error.message)
  return error.message
}

/** Where there is nobody: nothing is shown, nothing can be asked. */
const silentTerminal: Terminal = {
  canAsk: false,
  isLive: false,
  columns: 80,
  write: () => undefined,
  ask: () => Promise.resolve(''),
  onInterrupt: () => () => undefined,
  exit: () => undefined,
}
