import type { MessageVerdict } from './message.ts'

/**
 * Whether a check of a message could not be made: security, a policy (in shadow too), the topics or a material. What then
 * counted follows the failure mode, so such a message may be safe. A check that was made in part is none of these.
 */
export function hasFailedCheck({ security, policies, topics, material = [] }: MessageVerdict): boolean {
  return [security, topics, ...policies, ...material].some((check) => check?.status === 'error')
}
