import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import type { Sha256 } from '../../domain/ports.ts'
import type { Redactor } from '../redaction/redactor.ts'
import type { ServiceScope } from './service-scope.ts'

/** What the red-team use cases need from outside. */
export interface RedTeamScope extends Pick<ServiceScope, 'store' | 'clock' | 'ids' | 'sha256' | 'quotas'> {
  /** Writes attacks and judges answers. */
  readonly engine: RedTeamEngine
  /** Redacts what was said in the tests of projects that store redacted texts. */
  readonly redactor: Redactor
  /** Keyed hash of a text, to know it again without keeping it. */
  readonly reference: Sha256
  /** A steady count of milliseconds with fractions, for bounding how long something takes; never goes back. */
  readonly stopwatchMs: () => number
}
