import type { createDetectorPool } from '../detectors/pool/detector-pool.ts'
import type { RedTeamEngine } from '../domain/attack-run/engine.ts'
import type { ImageReader } from '../domain/guard/image-reader.ts'
import type { Clock } from '../domain/ports.ts'
import type { RedactionThread } from '../services/redaction/thread-redactor.ts'

/** What a caller may put in the place of the product's own parts. No setting reaches it. */
export interface AppParts {
  /** File URL of a module with another detector catalogue. Default: `guard-catalogue.ts`. */
  readonly catalogueModule?: string
  /** Opens the threads that check. Default: `createDetectorPool`. */
  readonly openDetectors?: typeof createDetectorPool
  /** Default: the computer's. */
  readonly clock?: Clock
  /** How long the images of one request have, in milliseconds. Default 5,000. */
  readonly imageRequestMsMax?: number
  /** Reads the texts in images. Default: `models/ocr/`. */
  readonly imageReader?: ImageReader
  /** Opens a thread that redacts what is stored. Default: one of `services/redaction/redaction-thread.ts`. */
  readonly openRedactionThread?: () => RedactionThread
  /** How long the texts of one request have to be redacted, in milliseconds. Default 10,000. */
  readonly redactionMsMax?: number
  /** Writes attacks and judges answers. Default: `redteam/engine.ts`. */
  readonly redTeamEngine?: RedTeamEngine
  /** How long running checks may go on once the service stops, in milliseconds. Default 6,000. */
  readonly runningMsMax?: number
  /** How long a connection may be open before the headers of a request have arrived, in milliseconds. Default 15,000. */
  readonly headersMsMax?: number
  /** How long one answer of PostgreSQL is waited for, in milliseconds. Default: what `openPostgresStore` says. */
  readonly databaseAnswerMsMax?: number
  /** Refused attempts of one address in a minute. Default 300. */
  readonly refusedPerMinuteMax?: number
  /** How long one request to the identity provider may take, in milliseconds. Default 5,000. */
  readonly identityRequestMsMax?: number
  /** How long an attempt of an attack run is lent to a client, in milliseconds. Default 120,000. */
  readonly attackLeaseMs?: number
}
