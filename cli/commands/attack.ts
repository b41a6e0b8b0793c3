import { resolve } from 'node:path'
import { TargetError } from '../../client/attack/attack-target.ts'
import { hideIn, secretHider } from '../../client/attack/hide-secrets.ts'
import { plainLine } from '../../client/attack/plain-line.ts'
import type { RedoubtClient } from '../../client/create-client.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { SignedEnvelope } from '../../contract/signature/signature.ts'
import { askPermission } from '../attack/ask-permission.ts'
import { attackSession } from '../attack/attack-session.ts'
import { besideConfig } from '../attack/attack-state.ts'
import { type ReadConfig, readAttackConfig } from '../attack/config/read-attack-config.ts'
import { heedInterrupts, Interrupted } from '../attack/heed-interrupts.ts'
import { judgeOutcome, type Thresholds } from '../attack/judge-outcome.ts'
import { proofOf } from '../attack/kept-proof.ts'
import { keepRun, runBefore } from '../attack/kept-runs.ts'
import { type AttackReport, severities } from '../attack/report/attack-report.ts'
import { compareReports } from '../attack/report/compare-reports.ts'
import { terminalReport } from '../attack/report/formats/terminal-report.ts'
import { type ReportLanguage, reportLanguages } from '../attack/report/words/report-languages.ts'
import { forgetSessions, sessionFile } from '../attack/session-file.ts'
import { type ProgressDisplay, progressDisplay } from '../attack/show-progress.ts'
import { type OpenTarget, openTarget } from '../attack/targets/open-target.ts'
import { sessionMemory } from '../attack/targets/session-memory.ts'
import { parseReportOption, type ReportPaths, type WrittenReport, writeReports } from '../attack/write-reports.ts'
import type { Command, CommandScope, Given } from '../command.ts'
import { readOneOf } from '../local/read-option.ts'
import { ownName } from '../own-name.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { shellWord } from '../shell-word.ts'
import { silentTerminal, type Terminal } from '../terminal.ts'
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
      meaning:
        'Instead of the config: html=FILE,json=FILE,junit=FILE,sarif=FILE,csv=FILE,markdown=FILE,badge=FILE, any of them.',
    },
    language: { value: 'CODE', meaning: 'Of the HTML and Markdown reports: en (default) or fr.' },
    'max-asr': { value: 'RATE', meaning: 'Exit code 1 when a larger share of attempts succeeds, e.g. 0.05.' },
    'fail-on': {
      value: 'LEVEL',
      meaning:
        'Exit code 1 when a policy of this criticality (low, medium, high, critical) or a higher one is broken, by any attempt or prompt of the dataset.',
    },
    'show-secrets': {
      value: null,
      meaning:
        'Leave the secrets of `checks` readable in reports. Default: they are covered where an answer gave them away.',
    },
    url: { value: 'URL', meaning: 'Where the service is, instead of the config.' },
    json: { value: null, meaning: 'Print the report as JSON instead of a table.' },
  },
  examples: [
    'redoubt attack attack.yaml',
    'redoubt attack attack.yaml --resume',
    'redoubt attack attack.yaml --repro KEY',
    'redoubt attack attack.yaml --yes --max-asr 0.05 --fail-on critical --report html=report.html,junit=report.xml',
  ],
  async run({ options, positionals }, scope) {
    const terminal = scope.terminal ?? silentTerminal
    if (options.resume !== undefined && options.repro !== undefined) {
      throw new UsageError('--resume and --repro do not go together.')
    }
    const read = readAttackConfig(positionals[0] ?? '', scope.env)
    const thresholds = readThresholds(options, read)
    const paths = reportPaths(options, read)
    languageOf(options, read)
    const nowMs = () => Date.now()
    const display = progressDisplay(terminal, nowMs)
    const { signal, release } = heedInterrupts(terminal, nowMs, (text) => display.note(text))
    const hides: string[] = [...read.secrets]
    let hasBegun = false
    const onBegun = () => {
      hasBegun = true
    }
    const [config = ''] = positionals
    try {
      const isGiven = options.yes !== undefined
      await askPermission({ target: read.config.target, isGiven, terminal, signal })
      const given = { config, read, options, thresholds, paths, scope, terminal, display, signal, hides, onBegun }
      return await carryOut(given)
    } catch (error) {
      const message = explain(error)
      if (message === null) throw error
      terminal.write(`\n${secretHider(hides)(message)}\n`)
      if (hasBegun) terminal.write(`Go on with: ${ownName} attack ${shellWord(config)} --resume\n`)
      return 3
    } finally {
      release()
    }
  },
}

interface Carried {
  /** As it was named. */
  readonly config: string
  readonly read: ReadConfig
  readonly options: Options
  readonly thresholds: Thresholds
  readonly paths: ReportPaths
  readonly scope: CommandScope
  readonly terminal: Terminal
  readonly display: ProgressDisplay
  readonly signal: AbortSignal
  /** Secrets as they become known. */
  readonly hides: string[]
  readonly onBegun: () => void
}

async function carryOut(carried: Carried): Promise<number> {
  const { read, options, scope, display, signal, hides } = carried
  const { url: configured, api_key_file, organization_id } = read.config.service ?? {}
  const url = options.url ?? configured
  const keyFile = api_key_file === undefined ? undefined : resolve(read.folder, api_key_file)
  const { client, apiKey } = await openRedTeamClient(scope, { url, keyFile, organizationId: organization_id, signal })
  hides.push(apiKey)
  const isResumed = options.resume !== undefined
  const reproKey = options.repro ?? null
  // A breach that is played again has sessions of its own, in memory.
  const sessionPath = reproKey === null ? besideConfig(read.path, '.sessions.jsonl') : null
  const target = await openConfigured(carried, sessionPath)
  hides.push(...target.secrets)
  const onBegun = () => {
    if (!isResumed && sessionPath !== null) forgetSessions(sessionPath)
    carried.onBegun()
  }
  const session = { client, read, target, isResumed, reproKey, display, signal, hides, onBegun }
  const report = await attackSession(session).finally(async () => {
    display.end()
    await target.close()
  })
  if (sessionPath !== null) forgetSessions(sessionPath)
  return await present(report, carried, client)
}

/** A target that cannot be opened at all is a mistake of the config. */
function openConfigured({ read, options, scope, hides }: Carried, sessionPath: string | null): Promise<OpenTarget> {
  const isResumed = options.resume !== undefined
  const sessions = sessionPath === null ? sessionMemory() : sessionFile(sessionPath, isResumed)
  const where = { env: scope.env, folder: read.folder, secrets: [...hides], sessions }
  return openTarget(read.config.target, where).catch((error: unknown) => {
    throw error instanceof TargetError ? new UsageError(plainLine(secretHider(hides)(error.message))) : error
  })
}

async function present(report: AttackReport, carried: Carried, client: RedoubtClient): Promise<number> {
  const { config, options, thresholds, paths, scope, terminal } = carried
  const guardProof = proofOf(carried.read.path, report.runId)
  const hide = secretHider(hiddenInReports(carried))
  const shown = withComparison(carried, { ...hideIn(report, hide), guardProof })
  const sign = signerOf(client, report, terminal)
  const files = await writeReports(shown, paths, { language: languageOf(options, carried.read), sign })
  if (options.json !== undefined) scope.print(JSON.stringify(shown, null, 2))
  else printReport(shown, scope)
  for (const file of files) terminal.write(writtenLine(file))
  if (shown.breaches.length > 0 && options.repro === undefined) terminal.write(showHint(config))
  if (options.repro === undefined && shown.breaches.length > 0) {
    terminal.write(`Turn what broke into guard policies: ${ownName} export --config ${shellWord(config)}\n`)
  }
  const { code, reasons } = judgeOutcome(shown, thresholds)
  for (const reason of reasons) terminal.write(`${reason}\n`)
  return code
}

/** Against the run before, which is kept beside the config, as this one is. A breach that is played again is no run of its own. */
function withComparison({ read, options, hides }: Carried, report: AttackReport): AttackReport {
  if (options.repro !== undefined) return report
  const before = runBefore(read.path, report)
  const compared = before === null ? report : { ...report, comparison: compareReports(before, report) }
  // Secrets that are shown in the reports for once are not kept.
  keepRun(read.path, hideIn(compared, secretHider([...hides, ...(read.config.test?.checks?.secrets ?? [])])))
  return compared
}

function writtenLine({ path, seal, isSigned }: WrittenReport): string {
  const state = isSigned ? 'signed; ' : ''
  return `written: ${path}\n${seal === null ? '' : `   seal: ${seal} (${state}keep it apart: ${ownName} verify checks it)\n`}`
}

/** The service signs what it stores of the run. A report that cannot be signed is written without, and that is said. */
function signerOf(client: RedoubtClient, { testId, runId }: AttackReport, terminal: Terminal) {
  return (manifest_sha256: string): Promise<SignedEnvelope | null> =>
    client
      .call('signAttackRun', { params: { test_id: testId }, body: { run_id: runId, manifest_sha256 } })
      .catch((error: unknown) => {
        if (!(error instanceof RedoubtProblem)) throw error
        terminal.write(`NOT SIGNED: ${plainLine(error.message)}\n`)
        return null
      })
}

function showHint(config: string): string {
  return `Read a conversation: ${ownName} show ID --config ${shellWord(config)}\n`
}

function languageOf({ language }: Options, { config }: ReadConfig): ReportLanguage {
  const wanted = language ?? config.report?.language ?? 'en'
  return readOneOf('--language', wanted, reportLanguages)
}

function printReport(report: AttackReport, { print, printsToTerminal = false }: CommandScope): void {
  const tone = report.summary.attempts_failed > 0 ? 'bad' : 'good'
  const [blank = '', verdict = '', ...rest] = terminalReport(report, { cutsNames: printsToTerminal })
  print(blank)
  print(verdict, { tone, hanging: 2 })
  for (const line of rest)
    print(line, { hanging: 4, ...(/^(policy|technique|findings)\b/.test(line) && { tone: 'heading' }) })
}

/** Keys and passwords always; what was planted in the application, unless it is asked for. */
function hiddenInReports({ read, options, hides }: Carried): readonly string[] {
  const planted = read.config.test?.checks?.secrets ?? []
  if (options['show-secrets'] === undefined) return [...hides, ...planted]
  return hides.filter((secret) => !planted.includes(secret))
}

function readThresholds(options: Options, { config: { fail = {} } }: ReadConfig): Thresholds {
  const rate = options['max-asr']
  const level = options['fail-on']
  if (rate !== undefined && !(/^\d*\.?\d+$/.test(rate) && Number(rate) <= 1)) {
    throw new UsageError('--max-asr must be a share from 0 to 1, e.g. 0.05 for 5 %.')
  }
  const failOn = level === undefined ? (fail.on ?? null) : readOneOf('--fail-on', level, severities)
  return { maxAsr: rate === undefined ? (fail.max_asr ?? null) : Number(rate), failOn }
}

function reportPaths(options: Options, { config, path, folder }: ReadConfig): ReportPaths {
  if (options.report !== undefined) return parseReportOption(options.report)
  if (options.repro !== undefined) return {}
  const { language: _, ...files } = config.report ?? {}
  const given = Object.entries(files).map(([form, file]) => [form, resolve(folder, file)])
  return given.length === 0 ? { html: besideConfig(path, '.html') } : Object.fromEntries(given)
}

/** What to tell of a failure that is expected; null for mistakes of usage and for faults of ours. */
function explain(error: unknown): string | null {
  if (error instanceof Interrupted) return 'Stopped.'
  if (error instanceof TargetError) return plainLine(error.message)
  if (!(error instanceof RedoubtProblem)) return null
  if (error.status === 400) throw new UsageError(error.message)
  return error.message
}
