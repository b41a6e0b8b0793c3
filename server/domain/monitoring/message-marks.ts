import type { Message } from '../guard/message.ts'
import type { FeedbackKind } from './feedback.ts'
import { reachedTopics } from './monitoring.ts'

/** What few messages have and lists look for: one bit each, so that one column and one index hold all of it. They are stored and never change. */
export const messageMarks = {
  /** It came with images. */
  images: 1,
  /** Documents that came with it were judged. */
  documents: 2,
  /** What tools returned was judged with it. */
  toolMessages: 4,
  /** A policy in shadow mode was violated. */
  shadow: 8,
  /** It is about a topic: the similarity reached the threshold. */
  topic: 16,
  /** Somebody said that it was blocked and should have passed. */
  falseAlarm: 32,
  /** Somebody said that it passed and should have been blocked. */
  missed: 64,
  /** An input that the assistant said, as a client may have its own answer checked. All other inputs are the user's. */
  inputOfAssistant: 128,
} as const

/** The marks of a message when it is recorded; feedback comes later. */
export function marksOf({ imageCount, verdict, direction, role }: Message): number {
  const { policies, material = [] } = verdict
  const marks: readonly (readonly [mark: number, isSet: boolean])[] = [
    [messageMarks.images, imageCount > 0],
    [messageMarks.documents, material.some(({ kind }) => kind === 'document')],
    [messageMarks.toolMessages, material.some(({ kind }) => kind !== 'document')],
    [messageMarks.shadow, policies.some(({ isSafe, shadow = false }) => !isSafe && shadow)],
    [messageMarks.topic, reachedTopics(verdict).length > 0],
    [messageMarks.inputOfAssistant, direction === 'input' && role === 'assistant'],
  ]
  return marks.reduce((sum, [mark, isSet]) => (isSet ? sum | mark : sum), 0)
}

/** The mark of feedback of a kind. */
export function markOfFeedback(kind: FeedbackKind): number {
  return kind === 'missed' ? messageMarks.missed : messageMarks.falseAlarm
}
