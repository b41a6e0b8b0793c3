import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { subjectOfBreach } from '../../domain/confirming/breach-script.ts'
import type { ConfirmationSubject } from '../../domain/confirming/confirmation.ts'
import { type FindingWithWays, listFindings } from '../export/list-findings.ts'
import { storeTextOfTest } from '../redaction/store-text-of.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** Findings that are confirmed, at most: those that matter most. */
const subjectsMax = 200

/** Ways of one finding among which one that can be sent again is looked for. */
const waysTried = 20

type SubjectScope = Pick<RedTeamScope, 'store' | 'engine'>

/**
 * The breaches that a run confirms: of each finding the one with the highest score. They are chosen once, when the plan is worked
 * off, so that every server confirms the same. None where the project keeps no texts in full: what was said is gone by then.
 * Cost, the first time: as `listFindings`, and the turns of one attempt for each finding.
 */
export async function confirmationSubjects(
  scope: SubjectScope,
  run: AttackRun,
): Promise<readonly ConfirmationSubject[]> {
  const { organizationId, id: runId } = run
  const known = await scope.store.read(({ attackRuns }) => attackRuns.findSubjects(organizationId, runId))
  if (known !== null) return known
  const subjects = await chooseSubjects(scope, run)
  return scope.store.write(async ({ attackRuns }) => {
    await attackRuns.putSubjects(organizationId, runId, subjects)
    return (await attackRuns.findSubjects(organizationId, runId)) ?? []
  })
}

async function chooseSubjects(scope: SubjectScope, run: AttackRun): Promise<readonly ConfirmationSubject[]> {
  const { organizationId, testId, id: runId } = run
  if ((await storeTextOfTest(scope.store, run)) !== 'full') return []
  const { findings } = await listFindings(scope, { organizationId, testId, runId })
  const subjects: ConfirmationSubject[] = []
  for (const finding of findings) {
    if (subjects.length >= subjectsMax) break
    const subject = await bestSubject(scope, run, finding)
    if (subject !== null) subjects.push(subject)
  }
  return subjects
}

/** What the target answered to the dataset cannot be sent again in a run. */
async function bestSubject(
  { store, engine }: SubjectScope,
  { organizationId, id: runId }: AttackRun,
  { ways, policy }: FindingWithWays,
): Promise<ConfirmationSubject | null> {
  const sorted = ways.toSorted((one, other) => other.score - one.score || one.turnIndex - other.turnIndex)
  for (const { caseId } of sorted.slice(0, waysTried)) {
    const [source] = await store.read(({ attackRuns }) => attackRuns.findAttempts(organizationId, runId, [caseId]))
    const plants = source !== undefined && needsMemory(engine, source.attempt.combination.techniqueId)
    const subject = source && subjectOfBreach(source, { policyId: policy.id, plants })
    if (subject) return subject
  }
  return null
}

/** Such a technique leaves a session so that only the target's memory can hold what was said there. */
function needsMemory({ techniques }: SubjectScope['engine'], techniqueId: string): boolean {
  return techniques.find(({ id }) => id === techniqueId)?.needs.includes('memory') === true
}
