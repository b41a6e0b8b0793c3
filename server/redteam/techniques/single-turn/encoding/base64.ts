import { encodeBase64 } from '../../../../transforms/encodings/base64.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in Base64. Source and known misses as stated in it. */
export const base64 = encodedTechnique({
  id: 'enc.base64',
  name: 'Base64',
  mechanism:
    'The request stands in Base64, plain, in the URL alphabet or wrapped; the target is asked to decode and follow it.',
  source:
    'idea: NVIDIA/garak probes/encoding.py; promptfoo strategies/base64.ts; PyRIT prompt_converter/base64_converter.py',
  knownMisses: 'Targets that cannot decode answer with noise; filters that decode Base64 first see the request.',
  disguises: [
    { name: 'base64', label: 'Base64', apply: (goal) => encodeBase64(goal) },
    { name: 'base64url', label: 'Base64 (URL)', apply: (goal) => encodeBase64(goal, true) },
    {
      name: 'base64-wrapped',
      label: 'Base64 (MIME)',
      apply: (goal) =>
        encodeBase64(goal)
          .replaceAll(/.{1,60}/g, (line) => `${line}\n`)
          .trimEnd(),
    },
  ],
})
