import type { Separation } from '../../domain/export/choose-threshold.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { PolicySwitch, Project } from '../../domain/project/project.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { Configuration } from '../configuration/read-configuration.ts'
import { refuseArchived } from '../guard/evaluate-exchange.ts'
import type { TestReference } from '../red-team-test/read-test.ts'
import type { RunReference } from '../results/read-attack-run.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { attachPolicies, type ExportMode, refuseFullProjects } from './attach-policies.ts'
import { collectFindings } from './collect-findings.ts'
import { type DraftedPolicy, draftPolicy, type IsUsablePattern } from './draft-policy.ts'
import type { Findings } from './findings.ts'
import { findingsIn } from './list-findings.ts'
import type { Proposed } from './proposed.ts'
import {
  type CatalogueAlternative,
  type ExportProof,
  emptyProof,
  type Generalisation,
  proveExport,
} from './prove-export.ts'
import { proposalOf, saveProposal } from './save-exported-policy.ts'

/** What of which test to take over into which projects. */
export interface ExportTestCommand extends RunReference {
  /** 1 to 20; each counts once. */
  readonly projectIds: readonly string[]
  readonly mode: ExportMode
  /** Who exports, as the audit log shows it. */
  readonly actor: string
  readonly isUsablePattern: IsUsablePattern
}

/** A guard policy made of a failing policy of the test. */
export interface ExportedPolicy {
  /** Null when nothing was saved. */
  readonly id: string | null
  readonly policy: Policy
  readonly drafted: DraftedPolicy
  /** Different things that came out in its breaches. */
  readonly findingCount: number
  /** Where it is switched on now; empty when nothing was saved. */
  readonly switches: readonly (PolicySwitch & { readonly projectId: string })[]
  /** Why it is in shadow whatever was asked for: no threshold stops its breaches and lets the twins through. Null = it is not held back. */
  readonly heldBack: string | null
  /** How a policy made of half of the examples does on the other half; null with fewer than four that differ, or none made. */
  readonly generalisation: Generalisation | null
  /** Policies of the default catalogue for the same kind of content, with what they would catch. */
  readonly catalogue: readonly CatalogueAlternative[]
}

/** What an export did and what it proved. */
export interface TestExport {
  readonly mode: ExportMode
  readonly policies: readonly ExportedPolicy[]
  /** Failing policies beyond the bound. */
  readonly policiesLeftOut: number
  readonly proof: ExportProof
}

/** The most policies of one export; those with most breaches come first. */
const policiesMax = 50

/**
 * Makes guard policies of the policies that a test broke, proves by replay what they stop, and switches them on: in shadow,
 * enforced, or not at all (`none`, which saves nothing). One
 * that no threshold separates from harmless twins is in shadow, whatever the mode. Repeating it changes nothing and gives the same ids. Rejects with
 * Problem `test-not-found`, `attack-run-not-found`, `project-not-found`, `conflict` for an archived project, `precondition-missing` for a project
 * that has no room, or `overloaded`. Cost: .1 to 2 s for each policy, 10 to 50 ms for each turn that is replayed; at most
 * about two minutes.
 */
export async function exportTest(scope: GuardScope, command: ExportTestCommand): Promise<TestExport> {
  const { organizationId, mode } = command
  const findings = await collectFindings(scope, command)
  const projects = await readProjects(scope, command)
  const failing = failingPolicies(findings)
  const drafted = failing.slice(0, policiesMax).map((from) => draftPolicy(findings, from, command.isUsablePattern))
  if (drafted.length === 0) return { mode, policies: [], policiesLeftOut: 0, proof: emptyProof(findings) }
  const known = await readExported(scope, command)
  const proposed = drafted.map((one) => ({
    drafted: one,
    proposal: proposalOf(scope, organizationId, { draft: one.draft, existing: known.get(one.from.id) ?? null }),
  }))
  refuseUnavailable(scope, proposed)
  if (mode !== 'none') refuseFullProjects(projects, proposed)
  const found = findingsIn(findings)
  const { proof, separations, generalisations, catalogue } = await proveExport(scope, { findings, projects, proposed })
  const fitted = proposed.map((one) => withThreshold(one, separations.get(one.drafted.from.id)))
  const kept = mode === 'none' ? [] : await keep(scope, command, { projects, proposed: fitted, separations })
  const policies = fitted.map(
    (one, index): ExportedPolicy => ({
      id: kept[index]?.policy.id ?? null,
      policy: kept[index]?.policy ?? one.proposal.policy,
      drafted: one.drafted,
      findingCount: found.filter(({ policy }) => policy.id === one.drafted.from.id).length,
      switches: kept[index]?.switches ?? [],
      heldBack: reasonOf(separations.get(one.drafted.from.id)),
      generalisation: generalisations.get(one.drafted.from.id) ?? null,
      catalogue: catalogue.get(one.drafted.from.id) ?? [],
    }),
  )
  return { mode, policies, policiesLeftOut: failing.length - drafted.length, proof }
}

/** A policy that is new gets the threshold that the replay showed; one of an earlier export keeps its owner's. */
function withThreshold({ drafted, proposal }: Proposed, separation: Separation | undefined): Proposed {
  if (proposal.existing !== null || separation?.kind !== 'separates') return { drafted, proposal }
  const { threshold: detectionThreshold } = separation
  return {
    drafted: { ...drafted, draft: { ...drafted.draft, detectionThreshold } },
    proposal: { ...proposal, policy: { ...proposal.policy, detectionThreshold } },
  }
}

function reasonOf(separation: Separation | undefined): string | null {
  return separation?.kind === 'none' ? separation.reason : null
}

async function readProjects(
  scope: GuardScope,
  { organizationId, projectIds }: ExportTestCommand,
): Promise<readonly Configuration[]> {
  const projects = await Promise.all(
    [...new Set(projectIds)].map((id) => scope.configurations.read(organizationId, id)),
  )
  for (const { project } of projects) refuseArchived(project)
  return projects
}

/** Those with most breaches first, else in the order of the test. */
function failingPolicies({ policies, breaches }: Findings): readonly TestPolicy[] {
  const counts = Map.groupBy(breaches, ({ policyId }) => policyId)
  const countOf = ({ id }: TestPolicy) => counts.get(id)?.length ?? 0
  return [...policies.values()].filter((policy) => countOf(policy) > 0).sort((a, b) => countOf(b) - countOf(a))
}

/** By policies of the test: what earlier exports made of them. */
async function readExported(
  { store }: GuardScope,
  { organizationId, testId }: TestReference,
): Promise<ReadonlyMap<string, Policy>> {
  return store.read(async ({ exportedPolicies, policies }) => {
    const links = await exportedPolicies.list(organizationId, testId)
    const found = links.size === 0 ? [] : await policies.findMany(organizationId, [...links.values()])
    const byId = new Map(found.map((policy) => [policy.id, policy]))
    const known = [...links].map(([from, id]) => [from, byId.get(id)] as const)
    return new Map(known.flatMap(([from, policy]) => (policy === undefined ? [] : [[from, policy] as const])))
  })
}

function refuseUnavailable({ detectors }: GuardScope, proposed: readonly Proposed[]): void {
  const missing = proposed.find(({ proposal }) => !detectors.policyDetectors.has(proposal.policy.detector))
  if (missing === undefined) return
  throw new Problem('precondition-missing', `This version has no detector for "${missing.proposal.policy.name}".`)
}

async function keep(
  scope: GuardScope,
  { organizationId, testId, actor, mode }: ExportTestCommand,
  {
    projects,
    proposed,
    separations,
  }: {
    readonly projects: readonly Configuration[]
    readonly proposed: readonly Proposed[]
    readonly separations: ReadonlyMap<string, Separation>
  },
) {
  const saved: { readonly policy: Policy; readonly judgesInput: boolean; readonly isHeldBack: boolean }[] = []
  for (const { drafted, proposal } of proposed) {
    const from = { organizationId, testId, fromPolicyId: drafted.from.id }
    const policy = await saveProposal(scope, { from, draft: drafted.draft, proposal, actor })
    const isHeldBack = separations.get(drafted.from.id)?.kind === 'none'
    saved.push({ policy, judgesInput: drafted.judgesInput, isHeldBack })
  }
  const changed: Project[] = []
  for (const { project } of projects)
    changed.push(await attachPolicies(scope, { organizationId, projectId: project.id, actor, mode, saved }))
  return saved.map(({ policy }) => ({
    policy,
    switches: changed.flatMap(({ id: projectId, policies }) =>
      policies.filter(({ policyId }) => policyId === policy.id).map((one) => ({ ...one, projectId })),
    ),
  }))
}
