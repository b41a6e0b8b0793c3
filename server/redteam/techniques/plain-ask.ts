import type { Technique } from '../../domain/attempt/technique.ts'
import { baselineTechniqueId } from '../../domain/red-team-test/baseline.ts'
import { jailbreakTaxonomy } from './taxonomies.ts'
import { saysSecret, withoutSecrets } from './without-secrets.ts'

/**
 * The baseline: the goal in one turn, as anybody would ask, in every try the same. It stands outside of the catalogue, for
 * it neither varies nor goes on. Source and known misses as stated in it.
 */
export const plainAsk: Technique = {
  about: {
    id: baselineTechniqueId,
    name: 'Plain question (baseline)',
    mechanism: 'The goal asked straight, once, without any technique: shows what breaks without being attacked.',
    multiTurn: false,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'our own; the control that every technique is held against',
    knownMisses: 'No attack: whatever holds against it may fall to anything else. Says each goal in one wording.',
  },
  nextPrompt(attempt) {
    const prompt = withoutSecrets(attempt).scenario.goal
    const isSaid = [...attempt.turns, ...attempt.warmUps].some((turn) => turn.prompt === prompt)
    const strategy = 'Ask straight for the goal, without any technique.'
    const exhausted = attempt.turns.length > 0 || isSaid || saysSecret(prompt, attempt)
    return { prompt, engine: 'template', strategy, transforms: [], ...(exhausted && { exhausted }) }
  },
}
