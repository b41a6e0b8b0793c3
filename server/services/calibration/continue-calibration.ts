import {
  type Calibration,
  type CalibrationProgress,
  calibrationStalledMs,
  isUnderWay,
} from '../../domain/calibration/calibration.ts'
import type { CalibrationWork } from '../../domain/calibration/calibration-repository.ts'
import { Problem } from '../../domain/problem.ts'
import { everyItem } from '../scope/every-item.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { calibrationJob } from './calibration-job.ts'
import { concludeCalibration } from './conclude-calibration.ts'
import { type MeasuredSubject, measureSubject } from './measure-subject.ts'

/** Which calibration. */
export interface CalibrationReference {
  readonly organizationId: string
  readonly calibrationId: string
}

/** How long one job measures, so that a stop of the service waits for little and loses nothing. */
const sliceMs = 2_000

/** How long to leave the detectors alone when too many checks wait for them. */
const pauseMs = 5_000

/**
 * Measures the next texts of a calibration, one at a time so that checks hardly wait, keeps the values and adds the job
 * that goes on; the last one decides. May be repeated: what was kept is not measured again.
 */
export async function continueCalibration(
  scope: GuardScope,
  { organizationId, calibrationId }: CalibrationReference,
  signal: AbortSignal,
): Promise<void> {
  const open = await scope.store.read(async ({ calibrations }) => {
    const calibration = await calibrations.find(organizationId, calibrationId)
    const work = await calibrations.findWork(organizationId, calibrationId)
    return calibration && work && isUnderWay(calibration) ? { calibration, work } : null
  })
  if (open === null) return
  const { calibration, work } = open
  const slice = await measureSlice(scope, calibration, work, signal)
  if (slice.measured === work.subjects.length) {
    await concludeCalibration(
      scope,
      { ...calibration, measured: slice.measured },
      { ...work, progress: slice.progress },
    )
    return
  }
  const nowMs = scope.clock.nowMs()
  await scope.store.write(async ({ calibrations, jobs }) => {
    const goesOn = await calibrations.advance(organizationId, calibrationId, { ...slice, nowMs })
    // The runner repeats a job that was aborted; another one beside it would measure everything twice.
    if (goesOn && !signal.aborted) await jobs.add(calibrationJob(calibration, nowMs + (slice.isHeldUp ? pauseMs : 0)))
  })
}

/** Ends a calibration whose job failed for good, so that it does not look as if it went on. */
export async function giveUpCalibration(
  { store, clock }: Pick<GuardScope, 'store' | 'clock'>,
  { organizationId, calibrationId }: CalibrationReference,
): Promise<void> {
  await store.write(async ({ calibrations }) => {
    const calibration = await calibrations.lock(organizationId, calibrationId)
    if (calibration === null || !isUnderWay(calibration)) return
    const reason = 'The service failed repeatedly while it measured the texts.'
    await calibrations.settle({ ...calibration, status: 'failed', reason, finishedAtMs: clock.nowMs() })
  })
}

/**
 * Ends the calibrations of an organization that had been stalled at `seenMs` already and still are, whose job is gone; the
 * texts they were sent are forgotten. Returns how many. Cost: one short read for each project of the organization.
 */
export async function failStalledCalibrations(
  { store, clock }: Pick<GuardScope, 'store' | 'clock'>,
  organizationId: string,
  seenMs: number,
  signal: AbortSignal,
): Promise<number> {
  const isStalled = (found: Calibration | null): found is Calibration =>
    found !== null && isUnderWay(found) && seenMs - found.advancedAtMs >= calibrationStalledMs
  const projects = everyItem((page) =>
    store.survey((all) => all.projects.list(organizationId, page, { includeArchived: true, heldProjectIds: null })),
  )
  let failed = 0
  for await (const { id: projectId } of projects) {
    if (signal.aborted) break
    const open = await store.survey(({ calibrations }) => calibrations.findOpen(organizationId, projectId))
    if (!isStalled(open)) continue
    await store.write(async ({ calibrations }) => {
      const calibration = await calibrations.lock(organizationId, open.id)
      if (!isStalled(calibration)) return
      const reason = 'It did not go on for an hour and was given up.'
      await calibrations.settle({ ...calibration, status: 'failed', reason, finishedAtMs: clock.nowMs() })
    })
    failed += 1
  }
  return failed
}

interface Slice {
  readonly progress: CalibrationProgress
  readonly measured: number
  /** The detectors took no more. */
  readonly isHeldUp: boolean
}

async function measureSlice(
  scope: GuardScope,
  calibration: Calibration,
  { subjects, progress }: CalibrationWork,
  signal: AbortSignal,
): Promise<Slice> {
  const startedMs = scope.stopwatchMs()
  const open = openProgress(calibration, progress)
  let isHeldUp = false
  let place = calibration.measured
  while (place < subjects.length && !signal.aborted && scope.stopwatchMs() - startedMs < sliceMs) {
    const subject = subjects[place]
    if (subject === undefined) break
    const measured = await measureSubject(scope, calibration, subject).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'overloaded') return null
      throw error
    })
    if (measured === null) {
      isHeldUp = true
      break
    }
    // Values of two versions of a detector cannot be compared: with a new one all is measured again.
    if (isOtherDetector(open, measured)) return { progress: nothing, measured: 0, isHeldUp: false }
    for (const { key } of calibration.request.guardrails) keep(open, key, place, measured)
    place++
  }
  return { progress: open, measured: place, isHeldUp }
}

const nothing: CalibrationProgress = { values: {}, detectors: {} }

interface OpenProgress extends CalibrationProgress {
  readonly values: Record<string, (number | null)[]>
  readonly detectors: Record<string, MeasuredSubject['detectors'][string]>
}

function openProgress({ request }: Calibration, { values, detectors }: CalibrationProgress): OpenProgress {
  const copied: Record<string, (number | null)[]> = {}
  for (const { key } of request.guardrails) copied[key] = [...(values[key] ?? [])]
  return { values: copied, detectors: { ...detectors } }
}

function isOtherDetector({ detectors }: OpenProgress, measured: MeasuredSubject): boolean {
  return Object.entries(measured.detectors).some(([key, { version }]) => {
    const known = detectors[key]
    return known !== undefined && known.version !== version
  })
}

function keep(open: OpenProgress, key: string, place: number, measured: MeasuredSubject): void {
  const values = open.values[key]
  if (values) values[place] = measured.values[key] ?? null
  const detector = measured.detectors[key]
  if (detector) open.detectors[key] = detector
}
