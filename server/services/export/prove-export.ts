import { chooseThreshold, type Separation } from '../../domain/export/choose-threshold.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { ActivePolicy } from '../../domain/project/project.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import type { Configuration } from '../configuration/read-configuration.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { newSwitch } from './attach-policies.ts'
import { caseOfBreach, type Findings } from './findings.ts'
import type { Proposed } from './proposed.ts'
import {
  outcomeOf,
  type ReplayCase,
  type ReplayedCase,
  type ReplayedTurn,
  type ReplayProject,
  replay,
  replaySnapshot,
} from './replay.ts'

/** How a policy made of half of the examples does on the half that it did not see. */
export interface Generalisation {
  /** Of the half that it did not see; `blocked` by the policy. */
  readonly breaches: { readonly total: number; readonly blocked: number }
  /** Benign twins of that half; `alarms`: those that it stops. */
  readonly twins: { readonly total: number; readonly alarms: number }
}

/** Counts of cases that went through a guard before and after. */
export interface GuardCounts {
  /** Blocked by the guard as it was, and with the new policies. */
  readonly breaches: { readonly total: number; readonly blockedBefore: number; readonly blockedAfter: number }
  /** Benign twins; `alarms`: those that a guard stops. */
  readonly twins: { readonly total: number; readonly alarmsBefore: number; readonly alarmsAfter: number }
}

/** What a replay of all breaches and benign twins showed. With several projects a breach is blocked when all of them block it. */
export interface ExportProof extends GuardCounts {
  /** Breaches that would get through in some project. */
  readonly stillPassing: readonly string[]
  /** Twins that only the new policies stop, in some project. */
  readonly newAlarms: readonly string[]
  /** At most `errorsMax`. */
  readonly errors: readonly { readonly caseId: string; readonly projectId: string; readonly reason: string }[]
  /** Cases that were not replayed, for want of time or because there are too many. */
  readonly leftOut: number
  /** Of those that were replayed: cases that the target got as a picture, and the guard as the text in it. */
  readonly picturesAsText: number
  /** Each on its own. */
  readonly projects: readonly (GuardCounts & { readonly projectId: string })[]
}

/** A policy that every organization has, beside one that was made. */
export interface CatalogueAlternative {
  readonly policy: Policy
  /** Of the breaches that were replayed. */
  readonly caught: number
  /** Of the twins that were replayed. */
  readonly alarms: number
}

/** What is to be proved. */
export interface ProveExport {
  readonly findings: Findings
  /** At least one. */
  readonly projects: readonly Configuration[]
  readonly proposed: readonly Proposed[]
}

/** How long a replay may begin further cases, in milliseconds. */
const replayMsMax = 45_000

/** Policies whose half is tried: each has to be compiled for it. */
const halvesMax = 20

const errorsMax = 100

const noCounts: GuardCounts = {
  breaches: { total: 0, blockedBefore: 0, blockedAfter: 0 },
  twins: { total: 0, alarmsBefore: 0, alarmsAfter: 0 },
}

/** The proof of a test in which nothing failed. */
export function emptyProof({ leftOut }: Findings): ExportProof {
  return { ...noCounts, stillPassing: [], newAlarms: [], errors: [], leftOut, picturesAsText: 0, projects: [] }
}

/**
 * Replays every breach and every twin through the guard of each project as it is and as it will be; in the first project
 * beside them policies of the catalogue and policies that saw only half of the examples. Nothing is stored.
 */
export async function proveExport(scope: GuardScope, prove: ProveExport) {
  const { findings, projects, proposed } = prove
  const catalogue = await alternativesOf(scope, prove)
  const halves = await compileHalves(scope, proposed)
  const extras = [
    ...catalogue.map((policy): ActivePolicy => ({ policy, blockInput: true, blockOutput: true })),
    ...[...halves.values()],
  ]
  for (const { proposal } of proposed) await scope.compiled.ofPolicy(proposal.policy)
  const guards = projects.map((project, index) =>
    guardOf(scope, { project, proposed, extras: index === 0 ? extras : [] }),
  )
  const cases = casesOf(findings)
  const measured = await replay(scope, guards, { cases, msMax: replayMsMax })
  const separations = separationsOf(prove, measured)
  const replayed = withThresholds(measured, guards, { proposed, projects, separations })
  const byCase = new Map(replayed.map((one) => [one.caseId, one]))
  const pick = (ids: Iterable<string>) => [...ids].flatMap((id) => byCase.get(id) ?? [])
  const breaches = pick(findings.breaches.map(({ caseId }) => caseId))
  const twins = pick(findings.twins.map(({ caseId }) => caseId))
  const leftOut = findings.leftOut + cases.length - replayed.length
  const picturesAsText = [...findings.breaches, ...findings.twins].filter(
    ({ caseId, isPicture }) => isPicture && byCase.has(caseId),
  ).length
  return {
    proof: { ...proofOf(guards, { breaches, twins, leftOut }), picturesAsText },
    separations,
    generalisations: generalisationsOf(proposed, halves, pick),
    catalogue: new Map(
      proposed.map(({ drafted }) => {
        const own = pick(drafted.breaches.map(({ caseId }) => caseId))
        const fitting = catalogue.filter(({ detector }) => drafted.from.harms.some((harm) => harm === detector))
        return [
          drafted.from.id,
          fitting.map(
            (policy): CatalogueAlternative => ({
              policy,
              caught: violatedBy(own, policy.id),
              alarms: violatedBy(twins, policy.id),
            }),
          ),
        ] as const
      }),
    ),
  }
}

/** By policies of the test: whether a threshold lies between its breaches and the twins, of whichever policy. */
function separationsOf(
  { findings, proposed }: ProveExport,
  replayed: readonly ReplayedCase[],
): ReadonlyMap<string, Separation> {
  const byCase = new Map(replayed.map((one) => [one.caseId, one]))
  const twins = findings.twins.flatMap(({ caseId }) => byCase.get(caseId) ?? [])
  const chosen = proposed.flatMap(({ drafted, proposal: { policy, existing } }) => {
    const own = drafted.breaches.flatMap(({ caseId }) => byCase.get(caseId) ?? [])
    // What was not replayed says nothing: then it stays as it was asked for.
    if (own.length === 0) return []
    const values = (cases: readonly ReplayedCase[], of: (values: readonly number[]) => number) =>
      cases.map(({ outcomes }) => of(outcomes.flatMap(({ turns }) => turns.map((turn) => valueIn(turn, policy.id)))))
    const breaches = values(own, (all) => Math.min(...all))
    // A twin that could not be judged is no proof that it would pass.
    const judged = twins.filter(({ outcomes }) =>
      outcomes.some(({ turns }) => turns.some(({ policies }) => policies.has(policy.id))),
    )
    const alarms = values(judged, (all) => Math.max(...all))
    const { detectionThreshold: threshold } = policy
    return [
      [drafted.from.id, chooseThreshold({ breaches, twins: alarms, threshold, mayMove: existing === null })] as const,
    ]
  })
  return new Map(chosen)
}

/** 0 where it could not be judged, or is not applied to what there is. */
function valueIn({ policies }: ReplayedTurn, policyId: string): number {
  return policies.get(policyId)?.value ?? 0
}

/**
 * What was measured, as the thresholds that were chosen make of it: nothing is judged again. A policy that is held back stops
 * nothing, where it is not enforced already.
 */
function withThresholds(
  replayed: readonly ReplayedCase[],
  guards: readonly ReplayProject[],
  {
    proposed,
    projects,
    separations,
  }: Omit<ProveExport, 'findings'> & { readonly separations: ReadonlyMap<string, Separation> },
): readonly ReplayedCase[] {
  const separationOf = ({ drafted }: ProveExport['proposed'][number]) => separations.get(drafted.from.id)
  const thresholds = new Map(
    proposed.flatMap((one) => {
      const found = separationOf(one)
      return found?.kind === 'separates' ? [[one.proposal.policy.id, found.threshold] as const] : []
    }),
  )
  const unseparated = proposed.filter((one) => separationOf(one)?.kind === 'none')
  const fitted = new Map(
    guards.map((guard, index) => {
      const enforced = new Set(
        projects[index]?.snapshot.policies.filter(({ shadow }) => shadow !== true).map(({ policy }) => policy.id),
      )
      const idle = unseparated.filter(({ proposal: { existing } }) => existing === null || !enforced.has(existing.id))
      const heldBack = new Set(idle.map(({ proposal }) => proposal.policy.id))
      const after = new Set([...guard.after].filter((id) => !heldBack.has(id)))
      return [guard.projectId, { ...guard, after }] as const
    }),
  )
  return replayed.map(({ caseId, outcomes }) => ({
    caseId,
    outcomes: outcomes.map((one) => {
      const guard = fitted.get(one.projectId)
      return guard === undefined ? one : outcomeOf(guard, one.turns, thresholds)
    }),
  }))
}

/** Policies of the default catalogue for the kinds of content that were let through. */
async function alternativesOf(
  { store, detectors }: GuardScope,
  { findings, proposed }: ProveExport,
): Promise<readonly Policy[]> {
  const harms = new Set<string>(proposed.flatMap(({ drafted }) => drafted.from.harms))
  if (harms.size === 0) return []
  const { organizationId } = findings.test
  const page = { offset: 0, limit: 100 }
  // Defaults come first, and there are fewer of them than fit on a page.
  const { items } = await store.read(({ policies }) => policies.list(organizationId, page, { includeArchived: false }))
  return items.filter(
    ({ isDefault, detector }) => isDefault && harms.has(detector) && detectors.policyDetectors.has(detector),
  )
}

/** By policies of the test: a policy that saw half of the examples. One that cannot be compiled now is left out. */
async function compileHalves(
  scope: GuardScope,
  proposed: readonly Proposed[],
): Promise<ReadonlyMap<string, ActivePolicy>> {
  const halves = new Map<string, ActivePolicy>()
  for (const { drafted, proposal } of proposed.filter((one) => one.drafted.half !== null).slice(0, halvesMax)) {
    const { half, from, judgesInput } = drafted
    if (half === null) continue
    const id = scope.ids.next()
    const policy: Policy = { ...proposal.policy, ...half.draft, id, detector: detectorFor(half.draft) }
    const { policyId: _, ...applies } = newSwitch(id, judgesInput)
    const isCompiled = await scope.compiled.ofPolicy(policy).then(
      () => true,
      () => false,
    )
    if (isCompiled) halves.set(from.id, { policy, ...applies })
  }
  return halves
}

interface GuardParts {
  readonly project: Configuration
  readonly proposed: readonly Proposed[]
  readonly extras: readonly ActivePolicy[]
}

function guardOf(scope: GuardScope, { project: { project, snapshot }, proposed, extras }: GuardParts): ReplayProject {
  const present = new Map(snapshot.policies.map((active) => [active.policy.id, active]))
  const proposals = proposed.map(({ drafted, proposal: { existing, policy } }): ActivePolicy => {
    const { policyId: _, ...fresh } = newSwitch(policy.id, drafted.judgesInput)
    const { blockInput, blockOutput } = (existing && present.get(existing.id)) ?? fresh
    return { policy, blockInput, blockOutput }
  })
  const replaced = new Set(proposed.map(({ proposal }) => proposal.existing?.id))
  const kept = [...present.keys()].filter((id) => !replaced.has(id))
  const further = [...proposals, ...extras.filter(({ policy }) => !present.has(policy.id))]
  return {
    projectId: project.id,
    snapshot: replaySnapshot(scope, snapshot, further),
    before: new Set(present.keys()),
    after: new Set([...kept, ...proposals.map(({ policy }) => policy.id)]),
  }
}

/** Breaches and twins by turns, so that a replay that is cut off has seen some of both. */
function casesOf({ breaches, twins }: Findings): readonly ReplayCase[] {
  const replayedTwins = twins.map(({ caseId, asked, response }) => ({ caseId, turns: [{ asked, response }] }))
  return Array.from({ length: Math.max(breaches.length, twins.length) }, (_, index) => [
    breaches[index],
    replayedTwins[index],
  ])
    .flat()
    .filter((one) => one !== undefined)
}

interface ReplayedAll {
  readonly breaches: readonly ReplayedCase[]
  readonly twins: readonly ReplayedCase[]
  readonly leftOut: number
}

function proofOf(
  guards: readonly ReplayProject[],
  { breaches, twins, leftOut }: ReplayedAll,
): Omit<ExportProof, 'picturesAsText'> {
  const errors = [...breaches, ...twins].flatMap(({ caseId, outcomes }) =>
    outcomes.flatMap(({ error, projectId }) =>
      error === null ? [] : [{ caseId: caseOfBreach(caseId), projectId, reason: error }],
    ),
  )
  return {
    ...countsOf(breaches, twins),
    stillPassing: [...new Set(breaches.filter(({ outcomes }) => !outcomes.every(({ after }) => after)).map(idOf))],
    newAlarms: twins.filter(({ outcomes }) => outcomes.some(({ before, after }) => after && !before)).map(idOf),
    errors: errors.slice(0, errorsMax),
    leftOut,
    projects: guards.map(({ projectId }) => {
      const only = (all: readonly ReplayedCase[]) =>
        all.map(({ caseId, outcomes }) => ({ caseId, outcomes: outcomes.filter((one) => one.projectId === projectId) }))
      return { projectId, ...countsOf(only(breaches), only(twins)) }
    }),
  }
}

function countsOf(breaches: readonly ReplayedCase[], twins: readonly ReplayedCase[]): GuardCounts {
  const everywhere = (side: 'before' | 'after') => breaches.filter(({ outcomes }) => outcomes.every((one) => one[side]))
  const anywhere = (side: 'before' | 'after') => twins.filter(({ outcomes }) => outcomes.some((one) => one[side]))
  return {
    breaches: {
      total: breaches.length,
      blockedBefore: everywhere('before').length,
      blockedAfter: everywhere('after').length,
    },
    twins: { total: twins.length, alarmsBefore: anywhere('before').length, alarmsAfter: anywhere('after').length },
  }
}

function idOf({ caseId }: ReplayedCase): string {
  return caseOfBreach(caseId)
}

function generalisationsOf(
  proposed: readonly Proposed[],
  halves: ReadonlyMap<string, ActivePolicy>,
  pick: (ids: Iterable<string>) => readonly ReplayedCase[],
): ReadonlyMap<string, Generalisation> {
  const known = proposed.flatMap(({ drafted: { from, half } }) => {
    const policy = halves.get(from.id)?.policy
    if (policy === undefined || half === null) return []
    const [breaches, twins] = [pick(half.unseenBreaches), pick(half.unseenTwins)]
    const told: Generalisation = {
      breaches: { total: breaches.length, blocked: violatedBy(breaches, policy.id) },
      twins: { total: twins.length, alarms: violatedBy(twins, policy.id) },
    }
    return [[from.id, told] as const]
  })
  return new Map(known)
}

/** Cases in which a policy was at its threshold. Those beside the projects' own are in the first project only. */
function violatedBy(cases: readonly ReplayedCase[], policyId: string): number {
  return cases.filter(({ outcomes }) => outcomes[0]?.violated.has(policyId)).length
}
