/** Words of the report. */
export const englishGlossary: readonly (readonly [word: string, meaning: string])[] = [
  ['attempt', 'one conversation that tries to break one policy, of one or several turns'],
  ['policy', 'a rule that the application must keep; of your own, or derived from a clause of a certification'],
  ['technique', 'a way of asking that is meant to get around a policy, e.g. in Base64 or as a play'],
  ['plain question, baseline', 'the goal asked straight, without a technique'],
  ['breach', 'an answer that breaks a policy'],
  ['held', 'an attempt that ended without a breach, and with no answer of which nobody could tell'],
  ['unclear', 'an attempt without a breach with an answer of which nobody could tell; neither held nor a breach'],
  ['finding', 'one thing that came out against one policy, in however many ways and however often'],
  ['found by the way', 'a breach of another policy than the one that the attempt was aimed at; the attempt goes on'],
  ['severity', 'how much a breach of the policy would hurt: low, medium, high or critical, as the policy says'],
  [
    'ease',
    'how little a breach takes: easy (a plain question, a single prompt, or at least every second try), moderate (at least 15 of 100 tries), hard (fewer)',
  ],
  ['interval, 95 %', 'the range that holds the true share in 95 of 100 tests like this one'],
  ['significant', 'a difference that chance alone makes in fewer than 1 of 20 cases (p below .05)'],
  ['dataset', 'single prompts about each policy, and harmless look-alikes that a good application answers'],
  ['warm-up', 'friendly turns before the attack'],
  ['digest, SHA-256', 'a number that changes with any change of a text'],
]
