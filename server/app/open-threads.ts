import type { Config } from '../config.ts'
import { createThreadCompiler } from '../detectors/compile/thread-compiler.ts'
import { createPatternChecker } from '../detectors/patterns/thread-pattern-checker.ts'
import { createDetectorPool } from '../detectors/pool/detector-pool.ts'
import { createThreadRuleReader } from '../documents/thread-rule-reader.ts'
import { guardCompilerVersion } from '../guard-compilers.ts'
import type { LossReason, WorkerKind } from '../http/metrics.ts'
import { AnswerTooLate } from '../http/on-demand-thread.ts'
import { createImageReader } from '../models/ocr/image-reader.ts'
import { openRedactionThread } from '../open-redaction-thread.ts'
import { ThreadRedactor } from '../services/redaction/thread-redactor.ts'
import type { AppParts } from './app-parts.ts'
import type { Endings } from './endings.ts'

/** Who closes the threads, and who is told of lost ones. */
export interface ThreadOwner {
  /** Closes each when the service stops. */
  readonly endings: Endings
  /** Called once for each thread that hung or ended by itself; another takes its place. */
  readonly onLost: (worker: WorkerKind) => (reason: LossReason) => void
}

/** Opens what works in threads of its own. Cost: the pool begins to load its models; the others start when they are first asked. */
export async function openThreads(config: Config, parts: AppParts, { endings, onLost }: ThreadOwner) {
  const detectors = (parts.openDetectors ?? createDetectorPool)({
    onWorkerLost: onLost('detectors'),
    size: config.detectorWorkers,
    queueMax: config.detectorQueueMax,
    waitMsMax: config.queueWaitMs,
    taskTimeoutMs: config.checkTimeoutMs,
    closeTimeoutMs: parts.runningMsMax ?? 6_000,
    catalogueModule: parts.catalogueModule ?? new URL('../guard-catalogue.ts', import.meta.url).href,
  })
  endings.working(() => detectors.close())
  const compiler = createThreadCompiler({
    toolsUrl: new URL('../guard-compilers.ts', import.meta.url).href,
    version: await guardCompilerVersion(),
    // Its message may quote the texts of an owner.
    onBroken: () => onLost('compiler')('ended'),
  })
  endings.working(() => compiler.close())
  const patternChecker = createPatternChecker()
  endings.working(() => patternChecker.close())
  const images =
    parts.imageReader ?? createImageReader({ requestMsMax: parts.imageRequestMsMax, onThreadLost: onLost('images') })
  endings.opened(() => images.close())
  const redactor = new ThreadRedactor({
    openThread: parts.openRedactionThread ?? openRedactionThread,
    requestMsMax: parts.redactionMsMax,
    onThreadLost: (error) => onLost('redaction')(error instanceof AnswerTooLate ? 'hung' : 'ended'),
  })
  endings.opened(() => redactor.close())
  endings.working(async () => redactor.hurry())
  const rules = createThreadRuleReader()
  endings.working(() => rules.close())
  return { detectors, compiler, patternChecker, images, redactor, rules }
}
