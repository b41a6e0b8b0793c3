import type { DatasetCase } from '../red-team-test/dataset-case.ts'
import type { TestListPage, TestTextsPart } from '../red-team-test/test-repository.ts'
import type { AgentRun, AgentRunCounts, ClientResponse, GivenResponse, PolicySums } from './agent-run.ts'
import type { Evaluation } from './evaluation.ts'

/** Which run. */
export interface AgentRunReference {
  readonly organizationId: string
  readonly runId: string
}

/** A case of a dataset together with what was answered to it; null = nothing yet. */
export interface AnsweredCase {
  readonly datasetCase: DatasetCase
  /** Null while the client has sent none. */
  readonly response: ClientResponse | null
}

/** An answered case that waits for its judgement. */
export interface UnjudgedCase {
  readonly caseId: string
  readonly policyId: string
  /** Of the response: a judgement of another one is not kept. */
  readonly receivedAtMs: number
}

/** What the failed cases of a run tell one by one. */
export interface FailedCases {
  /** For each policy the case with the highest score that broke it. */
  readonly worstCases: ReadonlyMap<string, string>
  /** Cases whose answer broke another policy than the one that they were made for. */
  readonly foundByTheWay: readonly {
    readonly aimedPolicyId: string
    readonly policyId: string
    readonly count: number
  }[]
}

/** The verbs of the tables of agent runs and of client responses. Who changes a run locks it first. */
export interface AgentRunRepository {
  insert(run: AgentRun): Promise<void>
  /** The run over this dataset. */
  find(organizationId: string, testId: string, fileId: string): Promise<AgentRun | null>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, testId: string, fileId: string): Promise<AgentRun | null>
  /** Replaces all fields but those of its origin. */
  replace(run: AgentRun): Promise<void>
  counts(run: AgentRunReference): Promise<AgentRunCounts>
  /** Ids of cases with that status, in the order of the dataset; at most `limit`. */
  listCaseIds(run: AgentRunReference, status: GivenResponse['status'], limit: number): Promise<readonly string[]>
  findResponse(run: AgentRunReference, caseId: string): Promise<ClientResponse | null>
  /** Adds the response, or replaces the one before with its judgement. */
  putResponse(
    run: AgentRunReference,
    response: GivenResponse & { readonly testId: string; readonly place: number; readonly receivedAtMs: number },
  ): Promise<void>
  /** Cases that are answered and not judged, in the order of the dataset; at most `limit`. */
  listUnjudged(run: AgentRunReference, limit: number): Promise<readonly AnsweredCase[]>
  /** The same without texts. */
  listUnjudgedCases(run: AgentRunReference, limit: number): Promise<readonly UnjudgedCase[]>
  /**
   * Keeps a judgement, unless the response was replaced since `receivedAtMs`. `passed` is null when it could not be judged.
   */
  judge(
    run: AgentRunReference,
    judged: {
      readonly caseId: string
      readonly receivedAtMs: number
      readonly evaluation: Evaluation
      /** The answer as it is kept from now on; null = as it was said. */
      readonly response: string | null
      readonly passed: boolean | null
      /** It passed, and nobody could tell for sure. */
      readonly isUnclear: boolean
      readonly nowMs: number
    },
  ): Promise<void>
  /** Removes what responses say that are judged, their errors too; at most `limit`. What could not be judged stays. */
  removeJudgedTexts(run: AgentRunReference, limit: number): Promise<void>
  /** Forgets judgements, so that these answers are judged anew: all, or those that could not be made. */
  forgetJudgements(run: AgentRunReference, which: 'all' | 'failed'): Promise<void>
  /** Marks what has to be paid and was not yet, benign twins never; returns how many credits that is. */
  chargeUnjudged(run: AgentRunReference): Promise<number>
  /** How many credits `chargeUnjudged` would mark. */
  countUncharged(run: AgentRunReference): Promise<number>
  /** Answered cases in the order of the dataset; fewer than asked for where they would be too long together. */
  listAnswered(run: AgentRunReference, part: TestTextsPart): Promise<TestListPage<AnsweredCase>>
  /** The sums of each policy and kind of expectation. Cost: one pass over the responses. */
  sums(run: AgentRunReference): Promise<readonly PolicySums[]>
  /** Cost: one pass over the failed ones, with their evaluations. */
  failedCases(run: AgentRunReference): Promise<FailedCases>
}
