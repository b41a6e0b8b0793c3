import type { ExecutionMode } from '../project/project.ts'
import type { TopicsVerdict } from '../topic/topic.ts'
import type { MaterialVerdict } from './decide-material.ts'
import type { Direction } from './exchange.ts'
import type { UpstreamUse } from './upstream.ts'
import type { PolicyVerdict, Verdict } from './verdict.ts'

/** All that was decided about one message. */
export interface MessageVerdict {
  /** True when every executed guardrail reports safe. */
  readonly isSafe: boolean
  /** Null when the security guardrail did not run. */
  readonly security: Verdict | null
  /** The finished policy checks; empty when none ran. */
  readonly policies: readonly PolicyVerdict[]
  /** What the message is about; absent when the project had no topics for its direction, or `fast` cut them off. */
  readonly topics?: TopicsVerdict
  /** What was decided about each document and tool message; absent when there was none, or security did not run. */
  readonly material?: readonly MaterialVerdict[]
}

/** An evaluated message as it is kept. */
export interface Message {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly conversationId: string
  readonly direction: Direction
  readonly role: 'user' | 'assistant'
  /** SHA-256 of the text, which stands in the conversation's turn texts. */
  readonly textSha256: string
  /** The restated text where it differs from the text, else null. */
  readonly textWithContext: string | null
  /** The last step of the history that was sent with it; null when there was none. */
  readonly historyId: string | null
  /** The configuration that decided. */
  readonly snapshotId: string
  /** For an output: the input it answers; else null. */
  readonly inputId: string | null
  /** Images that came with it; they are not kept. */
  readonly imageCount: number
  readonly mode: ExecutionMode
  readonly verdict: MessageVerdict
  readonly createdAtMs: number
  /** From the parsed request to the verdict, in milliseconds. */
  readonly latencyMs: number
  /** For an output that this service asked for: what it cost there. Of several choices the first has it; else null. */
  readonly upstream: UpstreamUse | null
}
