import type { ChatFailureReason } from './chat.ts'

/** Why there is no opinion. Each leaves the verdict as the detector had it. */
export type OpinionFailure =
  | ChatFailureReason
  /** This server has no LLM. */
  | 'not-configured'
  /** The organization has asked as often as it may today. */
  | 'organization-budget-spent'
  /** The organization has as many questions under way as it may. */
  | 'organization-busy'
  /** The LLM cannot say. */
  | 'unsure'
  /** The text is longer than what an LLM is shown. */
  | 'too-long'
  /** Images came with it, which an LLM is not shown. */
  | 'with-images'
  /** More policies of one message are open than are asked about. */
  | 'too-many'
