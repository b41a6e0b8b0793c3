import type { EngineVersions, RedTeamEngine } from '../domain/attack-run/engine.ts'
import type { AttackPrompt, AttemptView } from '../domain/attempt/technique.ts'
import type { ChatModel } from '../domain/chat.ts'
import { askAttacker } from './attackers/ask-attacker.ts'
import { llmTechniques } from './attackers/llm-techniques.ts'
import { generateDataset } from './dataset/generate-dataset.ts'
import { guardsOfPolicy } from './dataset/guards-of-policy.ts'
import { clausesLeftOut } from './dataset/policies-of.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import { createAttemptPlanner } from './planner/create-attempt-planner.ts'
import { evaluateProbes } from './probes/evaluate-probes.ts'
import { generateProbes } from './probes/generate-probes.ts'
import { generateScenarios } from './scenarios/generate-scenarios.ts'
import { goalOf } from './scenarios/goal-of.ts'
import { writeGoals } from './scenarios/write-goals.ts'
import { techniques } from './techniques/catalogue.ts'
import { plainAsk } from './techniques/plain-ask.ts'
import { warmUpPrompt } from './techniques/warm-up.ts'

/** What the engine is made of beside its own texts. */
export interface RedTeamEngineParts {
  /** Judges a turn; see the port. */
  readonly judge: RedTeamEngine['judge']
  /** Writes the prompts of techniques that need an LLM; null = none is configured. */
  readonly chat: ChatModel | null
  /** Absent = it does not tell them. */
  readonly versions?: EngineVersions
}

/** Puts the engine together from its generators, its techniques and a judge. */
export function createRedTeamEngine({ judge, chat, versions }: RedTeamEngineParts): RedTeamEngine {
  return {
    techniques: [plainAsk, ...techniques, ...llmTechniques].map(({ about }) => about),
    hasLlm: chat !== null,
    ...(versions !== undefined && { versions }),
    generateDataset,
    clausesLeftOut,
    guardsOfPolicy,
    generateProbes,
    evaluateProbes,
    generateScenarios,
    writeGoals: (request, signal) => writeGoals(chat, request, signal),
    goalOf,
    planAttempts: createAttemptPlanner,
    warmUpPrompt,
    async nextPrompt(techniqueId, attempt, signal) {
      const llm = llmTechniques.find(({ about }) => about.id === techniqueId)
      if (llm === undefined) return offline(techniqueId, attempt)
      if (chat === null) return withoutLlm(llm.fallbackId, attempt)
      return askAttacker({ technique: llm, fallback: offlineTechnique(llm.fallbackId), chat, attempt, signal })
    },
    drawPicture,
    judge,
  }
}

const byId = new Map([plainAsk, ...techniques].map((technique) => [technique.about.id, technique]))

function offline(techniqueId: string, attempt: AttemptView): AttackPrompt {
  return offlineTechnique(techniqueId).nextPrompt(attempt)
}

/** A run is not begun without the LLM that it needs, but may be gone on with after a restart without one. */
function withoutLlm(fallbackId: string, attempt: AttemptView): AttackPrompt {
  const prompt = offline(fallbackId, attempt)
  return { ...prompt, strategy: `No LLM is configured any more; ${fallbackId} took over. ${prompt.strategy}` }
}

function offlineTechnique(techniqueId: string) {
  const technique = byId.get(techniqueId)
  if (technique === undefined) throw new RangeError(`There is no technique ${techniqueId}.`)
  return technique
}
