import type { DatasetCase } from './dataset-case.ts'
import type { Reconnaissance } from './reconnaissance.ts'
import type { GenerationStage, RedTeamTest } from './red-team-test.ts'
import type { ScenarioStage } from './scenario.ts'

/** Which part of a list is wanted. */
export interface TestListPart {
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}

/** Which part of a list whose items may be long. */
export interface TestTextsPart extends TestListPart {
  /** The most bytes of stored texts that are read at once; one item is read however long it is. */
  readonly bytesMax: number
}

/** That part of the list, and how many there are in all. */
export interface TestListPage<Item> extends TestListPart {
  /** Of the whole list. */
  readonly total: number
  /** In the order of the list. */
  readonly items: readonly Item[]
}

/** How far the latest attack run of a test is: as in its header. */
export interface LatestRun {
  readonly status: 'running' | 'completed'
  /** Since when it is paused; null = it is not. */
  readonly pausedAtMs: number | null
  /** When it was asked to end; null = it was not. */
  readonly stopRequestedAtMs: number | null
  /** When it began. */
  readonly startedAtMs: number
}

/** What a list tells of a test: where it stands, without its texts. */
export interface RedTeamTestSummary
  extends Pick<
    RedTeamTest,
    | 'id'
    | 'organizationId'
    | 'projectId'
    | 'name'
    | 'status'
    | 'currentRunId'
    | 'createdAtMs'
    | 'updatedAtMs'
    | 'startedAtMs'
    | 'completedAtMs'
  > {
  /** Where its dataset stands, without what it was made from. */
  readonly generation: Pick<GenerationStage, 'status' | 'fileId' | 'caseCount'>
  readonly reconnaissanceStatus: Reconnaissance['status']
  readonly scenariosStatus: ScenarioStage['status']
  /** Where its latest attack run stands; null before the first. */
  readonly attackRun: LatestRun | null
}

/** Which texts of the tests of a project are to go. */
export interface TextRemoval {
  readonly organizationId: string
  readonly projectId: string
  /** Only those of this test; absent = of all. */
  readonly testId?: string
  /** Those that were said before this time. */
  readonly beforeMs: number
  /** The most rows of each kind that one call changes. */
  readonly limit: number
  /** `unjudged`: only those that wait for a verdict or for more of their conversation; absent = all. */
  readonly which?: 'unjudged'
}

/** A project that does not keep what was said in its tests. */
export interface SilentProject extends Pick<TextRemoval, 'organizationId' | 'projectId'> {
  readonly storeText: 'none' | 'redacted'
}

/** The verbs of the tests table. Who changes a test locks it first, in the transaction of the change. */
export interface RedTeamTestRepository {
  /** Removes what was said in tests, at most `limit` rows of each kind; returns how many. Ids, verdicts and counts stay. */
  removeTexts(removal: TextRemoval): Promise<number>
  /** The projects that store no texts, or redacted ones, and have tests, of all organizations. */
  listSilentProjects(): Promise<readonly SilentProject[]>
  insert(test: RedTeamTest): Promise<void>
  find(organizationId: string, id: string): Promise<RedTeamTest | null>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<RedTeamTest | null>
  /** Replaces all fields but those of its origin (organization, id, project, time of creation). */
  replace(test: RedTeamTest): Promise<void>
  /** The project of a test, without reading the test; null when there is none. */
  findProjectId(organizationId: string, id: string): Promise<string | null>
  /** Newest first; of one project, or of all when `projectId` is null; of `heldProjectIds` only, unless that is null. */
  list(
    organizationId: string,
    part: TestListPart,
    filter: { readonly projectId: string | null; readonly heldProjectIds: readonly string[] | null },
  ): Promise<TestListPage<RedTeamTestSummary>>
}

/** Which dataset: each generation of a test makes a new one. */
export interface DatasetReference {
  readonly organizationId: string
  readonly testId: string
  readonly fileId: string
}

/** The verbs of the dataset cases table. A case's place in its dataset counts from 0. */
export interface DatasetCaseRepository {
  /** Adds cases from place `firstPlace` on; those whose place is taken already stay as they are. At most 500. */
  insertMany(dataset: DatasetReference, firstPlace: number, cases: readonly DatasetCase[]): Promise<void>
  find(dataset: DatasetReference, caseId: string): Promise<DatasetCase | null>
  /** The places of those of `caseIds` that exist. */
  findPlaces(dataset: DatasetReference, caseIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** In the order of their places; fewer than asked for where they would be too long together. */
  list(dataset: DatasetReference, part: TestTextsPart): Promise<TestListPage<DatasetCase>>
  /** The ids of all cases in the order of their places. Cost: one short row each. */
  listIds(dataset: DatasetReference): Promise<readonly string[]>
  /** How many there are; with `expected` only of that kind. */
  count(dataset: DatasetReference, expected?: DatasetCase['expected']): Promise<number>
  /**
   * Removes cases of the test's other datasets with what was answered to them, at most `limit` rows of each kind; returns
   * how many rows. 0 = none is left.
   */
  removeOthers(dataset: DatasetReference, limit: number): Promise<number>
}
