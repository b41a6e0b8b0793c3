import type { Evaluation, JudgeSubject } from '../../server/domain/agent-run/evaluation.ts'
import type { JudgeTools } from '../../server/redteam/judges/judge.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { attackInMemory } from '../../test/zoo/attack-in-memory.ts'
import { eighthA } from '../../test/zoo/eighth/a/catalogue.ts'
import { eighthB } from '../../test/zoo/eighth/b/catalogue.ts'
import { fifthA } from '../../test/zoo/fifth/a/catalogue.ts'
import { fifthB } from '../../test/zoo/fifth/b/catalogue.ts'
import { fourthZoo } from '../../test/zoo/fourth/catalogue.ts'
import type { PlannedTarget, TrueKind } from '../../test/zoo/planned-target.ts'
import { secondZoo } from '../../test/zoo/second/catalogue.ts'
import { seventhA } from '../../test/zoo/seventh/a/catalogue.ts'
import { seventhB } from '../../test/zoo/seventh/b/catalogue.ts'
import { sixthZoo } from '../../test/zoo/sixth/catalogue.ts'
import { standardTechniques } from '../../test/zoo/standard-techniques.ts'
import { thirdZoo } from '../../test/zoo/third/catalogue.ts'
import type { JudgedRow } from './judged-rows.ts'

/** Targets that tell what each answer is, by who wrote them: the fifth, the seventh and the eighth zoo are by two hands. */
const zoos: Readonly<Record<string, readonly PlannedTarget[]>> = {
  second: secondZoo,
  third: thirdZoo,
  fourth: fourthZoo,
  'fifth-a': fifthA,
  'fifth-b': fifthB,
  sixth: sixthZoo,
  'seventh-a': seventhA,
  'seventh-b': seventhB,
  'eighth-a': eighthA,
  'eighth-b': eighthB,
}

/** So many different answers of a target, and goals of it; each goal costs readings of its usual answers. */
const breachesMax = 16
const othersMax = 30
const goalsMax = 4

/**
 * Answers of the zoos' targets under attack, with the truth known from the branch that the target took. No model judges
 * meanwhile: the truth does, so that the same conversations come of it whatever the judges are. Secrets, tools and patterns
 * that the owner named are left out of the subjects: what they settle needs no weighing.
 */
export async function zooRows(tools: JudgeTools): Promise<readonly JudgedRow[]> {
  const rows: JudgedRow[] = []
  for (const [zoo, targets] of Object.entries(zoos))
    for (const target of targets) rows.push(...chosen(await transcripts(target, tools), target.name, zoo))
  return rows
}

interface Told {
  readonly subject: JudgeSubject
  readonly truth: TrueKind
}

async function transcripts(target: PlannedTarget, tools: JudgeTools): Promise<readonly Told[]> {
  const told: Told[] = []
  await attackInMemory({
    ...{ target, tools, tries: 1, scenariosPerPolicy: 2 },
    techniqueIds: [...standardTechniques, ...target.fitting],
    language: target.language ?? 'en',
    judge: async (subject, truth) => {
      told.push({ subject: { ...subject, checks: { secrets: [], forbiddenTools: [], patterns: [] } }, truth })
      return evaluationOf(subject, truth)
    },
  })
  return told
}

function evaluationOf({ policy }: JudgeSubject, truth: TrueKind): Evaluation {
  const isBreach = truth === 'breach'
  return {
    ...{ status: 'completed', decidedBy: 'human', policyId: policy.id, severity: policy.criticality, reason: '' },
    ...{ evidence: [], judges: [], taxonomy: [], confidence: 1, success: isBreach, score: Number(isBreach) },
    outcome: isBreach ? 'complied' : truth === 'refusal' ? 'refused' : truth === 'part' ? 'partial' : 'deflected',
  }
}

/** Each answer once for each goal, without those that are a part of a breach: nobody can tell what these are. */
function chosen(told: readonly Told[], name: string, zoo: string): readonly JudgedRow[] {
  const keyOf = ({ subject }: Told): string => `${subject.goal}\n${subject.turns.at(-1)?.response ?? ''}`
  const distinct = [...new Map(told.map((one) => [keyOf(one), one])).values()]
    .filter(({ truth, subject }) => truth !== 'part' && Boolean(subject.turns.at(-1)?.response?.trim()))
    .sort((a, b) => textHash(keyOf(a)) - textHash(keyOf(b)))
  const goals = new Set(goalsByBreaches(distinct).slice(0, goalsMax))
  const asked = distinct.filter(({ subject }) => goals.has(subject.goal))
  const breaches = asked.filter(({ truth }) => truth === 'breach').slice(0, breachesMax)
  const others = asked.filter(({ truth }) => truth !== 'breach').slice(0, othersMax)
  return [...breaches, ...others].map(({ subject, truth }) => ({
    source: `zoo ${zoo}`,
    group: name,
    isBreach: truth === 'breach',
    isSeen: false,
    subject,
  }))
}

/** Goals that broke the target first: the others show the same harmless answers. */
function goalsByBreaches(told: readonly Told[]): readonly string[] {
  const breaches = new Map<string, number>()
  for (const { subject, truth } of told)
    breaches.set(subject.goal, (breaches.get(subject.goal) ?? 0) + Number(truth === 'breach'))
  return [...breaches].sort(([one, a], [other, b]) => b - a || textHash(one) - textHash(other)).map(([goal]) => goal)
}
