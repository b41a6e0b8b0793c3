import { foundation } from './0001-foundation.ts'
import { management } from './0002-management.ts'
import { topics } from './0003-topics.ts'
import { privacy } from './0004-privacy.ts'
import { rotatedKeys } from './0005-rotated-keys.ts'
import { compiled } from './0006-compiled.ts'
import { calibrations } from './0007-calibrations.ts'
import { redTeamTests } from './0008-red-team-tests.ts'
import { attackRuns } from './0009-attack-runs.ts'
import { shadow } from './0010-shadow.ts'
import { erasureHorizon } from './0011-erasure-horizon.ts'
import { claimingServers } from './0012-claiming-servers.ts'
import { projectKeys } from './0013-project-keys.ts'
import { testRemovals } from './0014-test-removals.ts'
import { rowRetention } from './0015-row-retention.ts'
import { secondOpinion } from './0016-second-opinion.ts'
import { usedSnapshots } from './0017-used-snapshots.ts'
import { upstreamUse } from './0018-upstream-use.ts'
import { turnOutcomes } from './0019-turn-outcomes.ts'
import { sessions } from './0020-sessions.ts'
import { confirmations } from './0021-confirmations.ts'
import { people } from './0022-people.ts'
import { savedViews } from './0023-saved-views.ts'
import { monitoringFilters } from './0024-monitoring-filters.ts'
import { failedChecks } from './0025-failed-checks.ts'
import { pausedRuns } from './0026-paused-runs.ts'
import { openJobs } from './0027-open-jobs.ts'
import { listedFailures } from './0028-listed-failures.ts'
import { messageMarks } from './0029-message-marks.ts'
import type { Migration } from './migration.ts'

/** All steps of the schema in order. */
export const migrations: readonly Migration[] = [
  foundation,
  management,
  topics,
  privacy,
  rotatedKeys,
  compiled,
  calibrations,
  redTeamTests,
  attackRuns,
  shadow,
  erasureHorizon,
  claimingServers,
  projectKeys,
  testRemovals,
  rowRetention,
  secondOpinion,
  usedSnapshots,
  upstreamUse,
  turnOutcomes,
  sessions,
  confirmations,
  people,
  savedViews,
  monitoringFilters,
  failedChecks,
  pausedRuns,
  openJobs,
  listedFailures,
  messageMarks,
]
