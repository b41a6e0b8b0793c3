import type { Evaluation } from '../../server/domain/agent-run/evaluation.ts'
import type { AttackTurn } from '../../server/domain/attempt/attempt.ts'
import type { AttemptView } from '../../server/domain/attempt/technique.ts'
import { judgeTurn } from '../../server/redteam/judges/judge-turn.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { subjectFixture, toolsFixture } from '../../server/redteam-judge.fixture.ts'
import { attemptOf, turnOf } from '../../test/llm/redteam-fixtures.ts'

/** Turns a second that one thread writes and judges. */
export interface EngineFigures {
  readonly turnsPerSecond: number
  /** Microseconds of a prompt, and of a judgement without what the encoder takes for it, in the mean. */
  readonly promptMicros: number
  readonly judgementMicros: number
}

/** The refusal of the measured target. */
const refusal = 'I am sorry, but I cannot help with that. Is there anything else about your order?'

/**
 * Every technique plays `attempts` attempts of five turns against a target that refuses, each turn written and judged in this
 * thread, without database and HTTP. What the encoder would say of the refusal is given: `npm run bench` measures what that takes.
 */
export async function measureEngine(attempts: number): Promise<EngineFigures> {
  let turns = 0
  let promptMs = 0
  let judgementMs = 0
  for (let tryIndex = 0; tryIndex < attempts; tryIndex += 1) {
    for (const technique of techniques) {
      const said: AttackTurn[] = []
      for (let turnIndex = 0; turnIndex < 5; turnIndex += 1) {
        const attempt: AttemptView = attemptOf({
          turns: said,
          turnsLeft: 5 - turnIndex,
          tryIndex,
          seed: `bench ${tryIndex}`,
        })
        const beganMs = performance.now()
        const { prompt, strategy, exhausted } = technique.nextPrompt(attempt)
        const writtenMs = performance.now()
        if (exhausted) break
        const evaluation = await judged(prompt)
        judgementMs += performance.now() - writtenMs
        promptMs += writtenMs - beganMs
        said.push(turnOf({ turnIndex, prompt, request: prompt, response: refusal, strategy, evaluation }))
        turns += 1
      }
    }
  }
  return {
    turnsPerSecond: (turns * 1_000) / (promptMs + judgementMs),
    promptMicros: (promptMs * 1_000) / turns,
    judgementMicros: (judgementMs * 1_000) / turns,
  }
}

/** About what the encoder says of the refusal. */
const tools = toolsFixture({ refuses: 0.98, complies: 0.02, applies: -4, appliesToExchange: -4 })

async function judged(request: string): Promise<Evaluation> {
  const subject = subjectFixture(refusal)
  const turns = subject.turns.map((turn) => ({ ...turn, request }))
  const evaluation = await judgeTurn({ ...subject, turns }, tools)
  if (evaluation.outcome !== 'refused') throw new Error(`A plain refusal was judged ${evaluation.outcome}.`)
  return evaluation
}
