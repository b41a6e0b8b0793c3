/**
 * The door of the package `redoubt-guard`. It runs in Node from 20 on and in browsers (Chrome 116, Firefox 124, Safari
 * 17.4). A page of another origin than the service's needs to be named in its setting `REDOUBT_CORS_ORIGINS`; whoever opens
 * the page can read the API key in it.
 */
export { type AnswerDatasetOptions, answerDataset, type DatasetProgress } from './attack/answer-dataset.ts'
export {
  type AttackTarget,
  type ChatTurn,
  type TargetAnswer,
  TargetError,
  type TargetPrompt,
  type TargetToolCall,
} from './attack/attack-target.ts'
export { type PoliteOptions, politeTarget } from './attack/polite-target.ts'
export {
  type PreparationStage,
  type PrepareTestOptions,
  prepareTest,
  type Test,
  type TestSettings,
} from './attack/prepare-test.ts'
export {
  type AttackProgress,
  type AttackRunResult,
  type AttackSummary,
  type RunAttackOptions,
  runAttack,
} from './attack/run-attack.ts'
export type { ClientClock } from './client-clock.ts'
export {
  type CallOptions,
  type ClientOptions,
  createClient,
  type OperationMethod,
  type RedoubtClient,
} from './create-client.ts'
export { eachItem, type ItemOf, type ListName } from './each-item.ts'
export type { CheckStreamEvent, CheckStreamHead, CheckStreamOptions } from './guard/check-stream.ts'
export { type CheckVerdict, check } from './guard/check-text.ts'
export {
  type ChatFunction,
  GuardBlocked,
  type GuardedMessage,
  type GuardedTurn,
  type GuardOptions,
  guard,
} from './guard/guard-chat.ts'
export { type LangChainGuardOptions, langChainGuard } from './guard/guard-langchain.ts'
export { type GuardStreamOptions, guardStream } from './guard/guard-stream.ts'
export { type FieldProblem, RedoubtProblem } from './redoubt-problem.ts'
export type { BodyOf, OperationName, OperationTypes, ReplyOf, RequestOf } from './wire.ts'
