import type { Calibration, CalibrationProgress, CalibrationSubject, CalibrationSummary } from './calibration.ts'

/** Which stored messages may serve as ordinary traffic. */
export interface TrafficFilter {
  readonly organizationId: string
  readonly projectId: string
  /** Inclusive. */
  readonly fromMs: number
  /** Exclusive. */
  readonly toMs: number
  /** The most messages that are returned. */
  readonly limit: number
}

/** A stored message of ordinary traffic. */
export interface TrafficMessage {
  readonly messageId: string
  /** Equal for equal texts. */
  readonly textSha256: string
}

/** What an open calibration works on. */
export interface CalibrationWork {
  readonly subjects: readonly CalibrationSubject[]
  readonly progress: CalibrationProgress
}

/** Which part of the list is wanted. */
export interface CalibrationListPart {
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}

/** That part of the list, and how many there are in all. */
export interface CalibrationPage extends CalibrationListPart {
  /** Of the project, whichever part is shown. */
  readonly total: number
  readonly items: readonly CalibrationSummary[]
}

/** The verbs of the calibrations table. */
export interface CalibrationRepository {
  insert(calibration: Calibration, subjects: readonly CalibrationSubject[]): Promise<void>
  find(organizationId: string, id: string): Promise<Calibration | null>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Calibration | null>
  /** The one of the project that is pending or running. */
  findOpen(organizationId: string, projectId: string): Promise<Calibration | null>
  /** Newest first, without the values that were measured. */
  list(organizationId: string, projectId: string, part: CalibrationListPart): Promise<CalibrationPage>
  /** Null once it is over. */
  findWork(organizationId: string, id: string): Promise<CalibrationWork | null>
  /** Keeps what was measured and marks it as running. False when it is over or gone. */
  advance(
    organizationId: string,
    id: string,
    step: { readonly progress: CalibrationProgress; readonly measured: number; readonly nowMs: number },
  ): Promise<boolean>
  /** Keeps status, reason, suspects, results and times, and forgets texts and progress once it is over. */
  settle(calibration: Calibration): Promise<void>
  /**
   * Deletes calibrations that were over before `beforeMs`, and of each project those that are over beyond its newest
   * `keptMax`; at most `limit` at a time. Returns how many.
   */
  purge(bounds: { readonly beforeMs: number; readonly keptMax: number; readonly limit: number }): Promise<number>
  /**
   * Stored inputs whose text is still there and that passed, or were blocked and then named a false alarm; without those
   * that were named missed. Newest first.
   */
  listTraffic(filter: TrafficFilter): Promise<readonly TrafficMessage[]>
}
