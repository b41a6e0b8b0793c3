import {
  type Calibration,
  type CalibrationSubject,
  calibrationStalledMs,
  isUnderWay,
} from '../../domain/calibration/calibration.ts'
import { textsNeeded } from '../../domain/calibration/operating-point.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Repositories } from '../../domain/ports.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseArchived } from '../guard/evaluate-exchange.ts'
import { readProject, unknownProject } from '../project/read-project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { chooseGuardrails, inputGuardrails } from './calibration-guardrails.ts'
import { calibrationJob } from './calibration-job.ts'

/** From where the texts of a calibration come. */
export type CalibrationSource =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** What the project stored from `fromMs` to before `toMs`, the newest `limit` messages. */
  | { readonly kind: 'traffic'; readonly fromMs: number; readonly toMs: number; readonly limit: number }

/** What to calibrate, and on what. */
export interface CreateCalibrationCommand {
  readonly organizationId: string
  readonly projectId: string
  readonly source: CalibrationSource
  /** The share of ordinary texts on which all guardrails together may alarm, .0006 to .2. */
  readonly targetRate: number
  /** `security` and ids of policies; null = all that judge inputs. */
  readonly guardrails: readonly string[] | null
  /** Whether thresholds may fall too. */
  readonly tightens: boolean
  /** Whether thresholds stay, whatever is found. */
  readonly isDryRun: boolean
  /** Whether policies move too, in every project that uses them. */
  readonly appliesPolicies: boolean
  /** Whether texts that look like attacks do not stop it. */
  readonly acceptsAlarms: boolean
  /** Who asks for it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (calibration: Calibration) => IdempotentReply | null
}

/**
 * Begins a calibration; a job measures the texts and moves the thresholds. Sent texts are kept until it is over, those of
 * traffic are read where they stand. Rejects with Problem `project-not-found`; `conflict` when the project is archived or
 * another calibration of it goes on; `invalid-request` when there are too few different texts for the rate.
 */
export async function createCalibration(scope: ServiceScope, command: CreateCalibrationCommand): Promise<Calibration> {
  const { organizationId, projectId, targetRate } = command
  refuseArchived(await readProject(scope, organizationId, projectId))
  const { subjects, repeated } = await findSubjects(scope, command)
  refuseTooFew(command, subjects.length)
  return scope.store.write(async (repositories) => {
    const project = await repositories.projects.lock(organizationId, projectId)
    if (project === null) throw unknownProject()
    refuseArchived(project)
    const nowMs = scope.clock.nowMs()
    await refuseSecond(repositories, { organizationId, projectId, nowMs })
    const all = await inputGuardrails(scope.sha256, repositories, project)
    const { tightens, isDryRun, appliesPolicies, acceptsAlarms, actor, source } = command
    const calibration: Calibration = {
      id: scope.ids.next(),
      organizationId,
      projectId,
      status: 'pending',
      request: {
        guardrails: chooseGuardrails(all, command.guardrails),
        targetRate,
        tightens,
        isDryRun,
        appliesPolicies,
        acceptsAlarms,
        source: source.kind,
        texts: subjects.length,
        repeated,
        actor,
      },
      measured: 0,
      reason: null,
      suspects: [],
      results: [],
      project: null,
      createdAtMs: nowMs,
      advancedAtMs: nowMs,
      finishedAtMs: null,
      appliedAtMs: null,
      revertedAtMs: null,
    }
    await repositories.calibrations.insert(calibration, subjects)
    await repositories.jobs.add(calibrationJob(calibration, nowMs))
    const reply = command.settle(calibration)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'calibration.create',
      target: `calibration:${calibration.id}`,
      before: null,
      after: {
        project_id: projectId,
        source: source.kind,
        texts: subjects.length,
        target_rate: targetRate,
        dry_run: isDryRun,
        apply_policies: appliesPolicies,
      },
    })
    return calibration
  })
}

interface FoundSubjects {
  readonly subjects: readonly CalibrationSubject[]
  readonly repeated: number
}

/** A text that is said twice counts once: it is no second proof. */
async function findSubjects(scope: ServiceScope, command: CreateCalibrationCommand): Promise<FoundSubjects> {
  const { organizationId, projectId, source } = command
  if (source.kind === 'texts') {
    const all = source.texts.map((text, index) => ({ index, text }))
    const blank = all.find(({ text }) => text.trim() === '')
    if (blank) throw invalidField(`texts[${blank.index}]`, 'is blank')
    return onlyFirst(all, ({ text }) => text.trim().replaceAll(/\s+/g, ' '))
  }
  const { fromMs, toMs, limit } = source
  // Looks through messages and feedback, which may take a while on a long period.
  const found = await scope.store.survey(({ calibrations }) =>
    calibrations.listTraffic({ organizationId, projectId, fromMs, toMs, limit }),
  )
  const { subjects, repeated } = onlyFirst(found, ({ textSha256 }) => textSha256)
  return { subjects: subjects.map(({ messageId }) => ({ messageId })), repeated }
}

function onlyFirst<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const byKey = new Map<string, Item>()
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return { subjects: [...byKey.values()], repeated: items.length - byKey.size }
}

function refuseTooFew({ source, targetRate }: CreateCalibrationCommand, count: number): void {
  const needed = textsNeeded(targetRate)
  if (count >= needed) return
  const [path, what] =
    source.kind === 'texts'
      ? ['texts', 'different texts']
      : ['from_traffic', 'different stored inputs that passed or were named a false alarm']
  throw invalidField(
    path,
    `there are ${count} ${what}; it takes ${needed} to show a rate of ${targetRate}. Give more, or ask for a higher target_rate`,
  )
}

async function refuseSecond(
  { calibrations }: Repositories,
  at: { readonly organizationId: string; readonly projectId: string; readonly nowMs: number },
): Promise<void> {
  const open = await calibrations.findOpen(at.organizationId, at.projectId)
  if (open === null || !isUnderWay(open)) return
  if (at.nowMs - open.advancedAtMs < calibrationStalledMs) {
    throw new Problem('conflict', `The calibration ${open.id} of this project still goes on; wait until it is over.`)
  }
  const reason = 'It did not go on for an hour and was given up.'
  await calibrations.settle({ ...open, status: 'failed', reason, finishedAtMs: at.nowMs })
}
