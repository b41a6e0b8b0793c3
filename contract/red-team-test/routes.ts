import { PageQuery } from '../list.ts'
import { type Operation, outputBodyBytesMax } from '../operation.ts'
import { AttackMethods, UpdateAttackMethodsBody } from './attack-methods.ts'
import { GenerateDatasetBody, GenerateDatasetReply, StatusReply } from './dataset.ts'
import {
  EvaluateReconnaissanceBody,
  EvaluateReconnaissanceReply,
  UpdateReconnaissanceBody,
  UpdateReconnaissanceReply,
} from './reconnaissance.ts'
import { EmptyBody, redTeamOperation, redTeamPaths, StageReply } from './red-team-scalars.ts'
import { UpdateScenariosBody, UpdateScenariosReply } from './scenario.ts'
import { TechniqueList } from './technique.ts'
import { CreateTestBody, ListTestsQuery, RemovedTest, Test, TestList } from './test.ts'

const testOperation = { ...redTeamOperation, tag: 'Red team', extension: false, repeatable: false } as const

/** The operations on tests and on the stages before an attack run. */
export const testOperations = {
  createTest: {
    ...testOperation,
    ...redTeamPaths('/tests/'),
    name: 'createTest',
    method: 'POST',
    summary: 'Create a test',
    description:
      'A test of one target, from its dataset to its attack runs. It takes all settings of `generate` too; in `metadata` you may keep what you like. Nothing is generated yet.',
    params: null,
    body: CreateTestBody,
    reply: { status: 200, schema: Test },
    problems: ['organization-mismatch', 'project-not-found', 'conflict', 'quota-exceeded'],
    repeatable: true,
  },
  listTests: {
    ...testOperation,
    ...redTeamPaths('/tests/'),
    name: 'listTests',
    method: 'GET',
    summary: 'List tests',
    description:
      "The organization's tests, newest first, each with the status of its stages, its latest attack run among them.",
    extension: true,
    params: null,
    query: ListTestsQuery,
    body: null,
    reply: { status: 200, schema: TestList },
    problems: ['organization-mismatch'],
  },
  readTest: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}'),
    name: 'readTest',
    method: 'GET',
    summary: 'Read a test',
    description: 'The test with all its stages. Poll it while a job runs.',
    body: null,
    reply: { status: 200, schema: Test },
    problems: ['organization-mismatch', 'test-not-found'],
  },
  deleteTest: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}'),
    name: 'deleteTest',
    method: 'DELETE',
    summary: 'Delete a test',
    description:
      'Removes the test with its dataset, runs, answers and verdicts. Nobody finds it from then on; of a large one the rest is removed in the background (`completed` is false). Policies that were exported from it stay. Not while an attack run is active (409 `conflict`).',
    extension: true,
    body: null,
    reply: { status: 200, schema: RemovedTest },
    problems: ['organization-mismatch', 'test-not-found', 'conflict'],
  },
  eraseTest: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/erase'),
    name: 'eraseTest',
    method: 'POST',
    summary: 'Erase what was said in a test',
    description:
      'Removes the prompts that were sent, the answers of the target and what verdicts quote of them. The test, its dataset and what its runs came to stay; an answer that nobody judged counts as one that could not be judged. Not while an attack run is active (409 `conflict`).',
    extension: true,
    body: EmptyBody,
    reply: { status: 200, schema: RemovedTest },
    problems: ['organization-mismatch', 'test-not-found', 'conflict'],
  },
  generateDataset: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/generate'),
    name: 'generateDataset',
    method: 'POST',
    summary: 'Generate the dataset',
    description:
      'Derives policies from certifications, given policies and context, and writes ((certifications × max_policies) + given policies) × max_prompts_per_policy × 5 cases in the background, with benign twins beside them. Each case but the twins costs 1 credit, booked when the generation begins: 402 and nothing charged when the balance is short, given back when the generation fails. While it runs, asking again returns it; afterwards asking again makes and charges a new dataset, which replaces the one before with all that was answered to it.',
    body: GenerateDatasetBody,
    reply: { status: 200, schema: GenerateDatasetReply },
    problems: ['organization-mismatch', 'insufficient-credits', 'test-not-found', 'conflict'],
    repeatable: true,
  },
  readGeneratedStatus: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/generated/status'),
    name: 'readGeneratedStatus',
    method: 'GET',
    summary: 'See how far the generation is',
    description: '`ready` once all cases can be read.',
    body: null,
    reply: { status: 200, schema: StatusReply },
    problems: ['organization-mismatch', 'test-not-found'],
  },
  generateReconnaissance: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/reconnaissance/generate'),
    name: 'generateReconnaissance',
    method: 'POST',
    summary: 'Generate reconnaissance probes',
    description:
      'Writes harmless questions to the target in the background. Poll the test until `metadata.reconnaissance.status` is `completed`. While it runs, asking again returns it; afterwards it starts afresh, without the answers so far.',
    body: EmptyBody,
    reply: { status: 200, schema: StageReply },
    problems: ['organization-mismatch', 'test-not-found'],
  },
  updateReconnaissance: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/reconnaissance'),
    name: 'updateReconnaissance',
    method: 'PATCH',
    summary: 'Edit probes',
    description: 'Replaces the prompts of the named probes and clears all evaluation results.',
    body: UpdateReconnaissanceBody,
    reply: { status: 200, schema: UpdateReconnaissanceReply },
    problems: ['organization-mismatch', 'test-not-found', 'conflict'],
  },
  evaluateReconnaissance: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/reconnaissance/evaluate'),
    name: 'evaluateReconnaissance',
    method: 'POST',
    summary: 'Upload what the target answered to probes',
    description:
      'Evaluates the answers and learns how this target refuses, which tools it names, which languages it speaks. Uploads may come in parts; the reply covers all so far.',
    body: EvaluateReconnaissanceBody,
    reply: { status: 200, schema: EvaluateReconnaissanceReply },
    problems: ['organization-mismatch', 'test-not-found', 'precondition-missing'],
    bodyBytesMax: outputBodyBytesMax,
  },
  generateScenarios: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/scenarios/generate'),
    name: 'generateScenarios',
    method: 'POST',
    summary: 'Generate scenarios',
    description:
      "Writes attack purposes bound to the test's policies, ranked by expected yield, in the background. Needs policies (generate a dataset first) and evaluated reconnaissance. Poll the test until `metadata.scenarios.status` is `ready`. It replaces the list. With an LLM (`REDOUBT_LLM_BASE_URL`) goals are read from the policies by it: **policies, business context and what reconnaissance learnt are then sent to it**, without the secrets of the checks.",
    body: EmptyBody,
    reply: { status: 200, schema: StageReply },
    problems: ['organization-mismatch', 'test-not-found', 'precondition-missing'],
  },
  updateScenarios: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/scenarios'),
    name: 'updateScenarios',
    method: 'PATCH',
    summary: 'Save scenarios',
    description:
      'Replaces the whole list. An item with the id of a scenario edits it, one without is new. Not while an attack run is active (409 `conflict`).',
    body: UpdateScenariosBody,
    reply: { status: 200, schema: UpdateScenariosReply },
    problems: ['organization-mismatch', 'test-not-found', 'conflict'],
  },
  updateAttackMethods: {
    ...testOperation,
    ...redTeamPaths('/tests/{test_id}/attack-methods'),
    name: 'updateAttackMethods',
    method: 'PATCH',
    summary: 'Choose techniques, warm-up turns and attempts',
    description:
      'What a run uses. A technique that needs an LLM may be stored without one; `begin` then refuses. Not while an attack run is active (409 `conflict`).',
    body: UpdateAttackMethodsBody,
    reply: { status: 200, schema: AttackMethods },
    problems: ['organization-mismatch', 'test-not-found', 'conflict'],
  },
  listTechniques: {
    ...testOperation,
    ...redTeamPaths('/techniques'),
    name: 'listTechniques',
    method: 'GET',
    summary: 'List attack techniques',
    description: 'The catalogue, in its own order.',
    extension: true,
    params: null,
    query: PageQuery,
    body: null,
    reply: { status: 200, schema: TechniqueList },
    problems: ['organization-mismatch'],
  },
} as const satisfies Record<string, Operation>
