import { setTimeout as wait } from 'node:timers/promises'
import type { Calibration, CreateCalibrationBody } from '../../contract/calibration/calibration.ts'
import type { Command, CommandScope } from '../command.ts'
import { readUuid } from '../local/read-option.ts'
import { ownName } from '../own-name.ts'
import { findWords } from '../remote/find-words.ts'
import { readTexts } from '../remote/read-texts.ts'
import { openServiceClient, type ServiceClient } from '../remote/service-client.ts'
import { type NamedText, showCalibration } from '../remote/show-calibration.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt calibrate`. */
export const calibrate: Command = {
  name: 'calibrate',
  summary:
    'Fits the thresholds of a project to ordinary texts of its own users, with the running service. Exit code 1 when it was refused, failed or could not be applied.',
  positionals: [],
  options: {
    project: { value: 'UUID', meaning: 'Which project.', isRequired: true },
    file: { value: 'FILE', meaning: 'Ordinary texts: one a line, or .jsonl with a string or {"text": …} a line.' },
    'from-traffic': { value: 'PERIOD', meaning: 'Instead of a file: what the project stored since, e.g. 7d or 24h.' },
    target: {
      value: 'RATE',
      meaning: 'Share of ordinary texts on which the project as a whole may alarm, .0006 to .2. Default: .01.',
    },
    guardrails: { value: 'LIST', meaning: '"security" and ids of policies. Default: all that judge inputs.' },
    'dry-run': { value: null, meaning: 'Show what would happen and move nothing.' },
    'security-only': {
      value: null,
      meaning: 'Leave the thresholds of policies, which hold in every project, as they are.',
    },
    tighten: { value: null, meaning: 'Lower thresholds too where the texts leave room; else none ever falls.' },
    'accept-alarms': { value: null, meaning: 'Go on although many texts look like attacks.' },
    revert: { value: 'ID', meaning: 'Instead of all that: take a calibration back.' },
    url: { value: 'URL', meaning: 'Where the service is. Default: this computer, at REDOUBT_PORT or 4180.' },
    'key-file': {
      value: 'FILE',
      meaning: 'Holds a key with the permission manage. Default: the variable REDOUBT_API_KEY.',
    },
  },
  examples: [
    'redoubt calibrate --project 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --from-traffic 7d --dry-run',
    'redoubt calibrate --project 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --file texts.txt --target 0.05',
    'redoubt calibrate --project 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --revert 0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d',
  ],
  async run({ options }, scope) {
    const projectId = readUuid('--project', options.project ?? '')
    const { url, 'key-file': keyFile } = options
    if (options.revert !== undefined) {
      const id = readUuid('--revert', options.revert)
      const client = openServiceClient(scope, { url, keyFile })
      await refuseOtherProject(client, id, projectId)
      return show(scope, client, (await client.post(`/api/v1/calibrations/${id}/revert`, null)) as Calibration, [])
    }
    const body = readBody(options)
    const client = openServiceClient(scope, { url, keyFile })
    const begun = (await client.post(`/api/v1/projects/${projectId}/calibrations`, body)) as Calibration
    return show(scope, client, await untilOver(client, begun), body.texts ?? [])
  },
}

type Options = Readonly<Record<string, string | undefined>>

function readBody(options: Options): CreateCalibrationBody {
  const { file, 'from-traffic': period, target, guardrails } = options
  if ((file === undefined) === (period === undefined)) {
    throw new UsageError(`Name either --file or --from-traffic. See ${ownName} calibrate --help.`)
  }
  return {
    ...(file !== undefined && { texts: [...readTexts(file)] }),
    ...(period !== undefined && { from_traffic: { since: new Date(Date.now() - readPeriodMs(period)).toISOString() } }),
    ...(target !== undefined && { target_rate: readRate(target) }),
    ...(guardrails !== undefined && { guardrails: guardrails.split(',').map((one) => one.trim()) }),
    dry_run: options['dry-run'] !== undefined,
    apply_policies: options['security-only'] === undefined,
    tighten: options.tighten !== undefined,
    accept_alarms: options['accept-alarms'] !== undefined,
  }
}

const unitMs = { h: 3_600_000, d: 86_400_000 }

function readPeriodMs(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})(h|d)$/.exec(text) ?? []
  if (unit !== 'h' && unit !== 'd') throw new UsageError('--from-traffic must be a period like 7d or 24h.')
  return Number(count) * unitMs[unit]
}

function readRate(text: string): number {
  const rate = /^\d*\.?\d+$/.test(text) ? Number(text) : 0
  if (rate >= 0.0006 && rate <= 0.2) return rate
  throw new UsageError('--target must be a share from .0006 to .2, e.g. 0.01 for 1 %.')
}

async function refuseOtherProject(client: ServiceClient, id: string, projectId: string): Promise<void> {
  const { project_id } = (await client.get(`/api/v1/calibrations/${id}`)) as Calibration
  if (project_id !== projectId) throw new UsageError(`The calibration ${id} is one of the project ${project_id}.`)
}

const lookEveryMs = 300
/** A calibration of 5,000 long texts on a busy service; it goes on when nobody waits any more. */
const waitMaxMs = 1_800_000

async function untilOver(client: ServiceClient, begun: Calibration): Promise<Calibration> {
  let seen = begun
  for (let waitedMs = 0; isOpen(seen) && waitedMs < waitMaxMs; waitedMs += lookEveryMs) {
    await wait(lookEveryMs)
    seen = (await client.get(`/api/v1/calibrations/${begun.id}`)) as Calibration
  }
  return seen
}

function isOpen({ status }: Calibration): boolean {
  return status === 'pending' || status === 'running'
}

async function show(
  { print, printsToTerminal = false }: CommandScope,
  client: ServiceClient,
  calibration: Calibration,
  texts: readonly string[],
): Promise<number> {
  const words = await findWords(client, calibration, texts)
  const shown = (text: NamedText) => (printsToTerminal ? excerpt(words(text)) : words(text))
  for (const line of showCalibration(calibration, shown)) print(line)
  return calibration.status === 'completed' && calibration.reason === null ? 0 : 1
}

const excerptMax = 60

/** A text may be as long as a message; on a terminal it is to be told from others. */
function excerpt(words: string): string {
  return words.length > excerptMax ? `${words.slice(0, excerptMax)}…` : words
}
