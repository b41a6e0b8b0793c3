import type { Finding } from '../domain/guard/finding.ts'
import { withOwnExamples } from './content/own-examples.ts'
import type { PolicyDetector } from './detector.ts'

/**
 * A detector that judges by rules, whose findings the owner's examples of the policy may change: a text, or a sentence of
 * it, that repeats a violating one nearly word for word violates; a text that is an allowed one, and nothing beside it, is
 * allowed. The reason never repeats the example, for it may be what the policy keeps secret.
 * Source and known misses: as of the detector, and `withOwnExamples`. Cost: linear in the text where there are examples.
 */
export function heedExamples(detector: PolicyDetector): PolicyDetector {
  return {
    ...detector,
    about: { ...detector.about, version: `${detector.about.version}+examples-1` },
    evaluate(reading, check, scope) {
      const heeded = (finding: Finding): Finding => {
        if (finding.status === 'failed') return finding
        const changed = withOwnExamples(finding, reading, check)
        if (changed === finding) return finding
        const kind = changed.spans.length > 0 ? 'a violating' : 'an allowed'
        return { ...changed, reason: `Repeats ${kind} example of the policy.` }
      }
      const finding = detector.evaluate(reading, check, scope)
      return finding instanceof Promise ? finding.then(heeded) : heeded(finding)
    },
  }
}
