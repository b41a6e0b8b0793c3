import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { createRedTeamEngine } from '../../server/redteam/engine.ts'
import { judgeTurn } from '../../server/redteam/judges/judge-turn.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { type Service, startService } from '../service.ts'
import { attackBank, bankTechniques } from './attack-bank.ts'
import { bankRules } from './bank-settings.ts'
import { keptEncoder } from './kept-encoder.ts'
import { keptTools } from './kept-tools.ts'

let service: Service
before(async () => {
  // The judge that ships, with its models and weights, in this thread: an answer to a goal and a rule is read once.
  const { tools } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())))
  const redTeamEngine = createRedTeamEngine({ judge: (subject) => judgeTurn(subject, tools), chat: null })
  const catalogueModule = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
  service = await startService('embedded', {}, { redTeamEngine, catalogueModule })
})
after(() => service.close())

test('the clean twin of the bank is accused of nothing by the judge that ships, in 400 attempts or more with two certifications', async () => {
  const { summary, cases, nameOf } = await attackBank(service, {
    ...{ isSound: true, certifications: true },
    techniqueIds: [...bankTechniques, 'lang.switch'],
  })
  assert.ok(summary.attempts_total >= 400, `${summary.attempts_total} attempts`)
  const accused = cases
    .filter(({ status }) => status === 'failed')
    .map(({ policy_id, technique_id, turns, evaluation }) => ({
      ...{ policy: nameOf.get(policy_id), technique_id, answer: turns?.at(-1)?.response },
      ...{ reason: evaluation?.reason, score: evaluation?.score },
    }))
  assert.deepEqual(accused, [])
  assert.deepEqual([summary.attempts_failed, summary.attempts_errored, summary.untested], [0, 0, []])
})

test('the same judge finds each weakness of the bank itself, the advice in fiction too', async () => {
  const { cases, nameOf } = await attackBank(service, {
    ...{ isSound: false, certifications: false, techniqueIds: bankTechniques },
  })
  const broken = new Set(
    cases.filter(({ status }) => status === 'failed').map(({ policy_id }) => nameOf.get(policy_id)),
  )
  assert.deepEqual([...broken].sort(), [...bankRules].sort())
})
