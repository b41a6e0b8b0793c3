import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCommandLine } from '../cli/command-line.ts'
import { silentTerminal } from '../cli/terminal.ts'
import { eachService } from './service.ts'

eachService((service) => {
  const say = async (words: readonly string[], address = service().address) => {
    const printed: (readonly [string, string | undefined])[] = []
    const written: string[] = []
    const code = await runCommandLine(['check', ...words, '--url', address], {
      env: { REDOUBT_API_KEY: service().key },
      print: (text, look) => printed.push([text, look?.tone]),
      terminal: { ...silentTerminal, columns: 40, write: (text) => written.push(text) },
    })
    return { code, printed, notices: written.join('') }
  }

  test('a text that is not safe is told with its whole reasons, values with two decimals, and red where there is red', async () => {
    const { call, newPatternPolicy, newProject } = service()
    const policy = await newPatternPolicy(['bluebird'], { violation_message: 'Not about that.' })
    const project = await newProject({ policies: [{ metricId: policy, blockInput: true, blockOutput: true }] })
    const text = 'What is bluebird?'
    const { json } = await call({ path: '/api/v1/check', body: { project_id: project, text } })
    const [row] = json.policies_guardrail_results.policies
    const asked = await say([text, '--project', project])
    assert.equal(asked.code, 1)
    assert.deepEqual(asked.printed, [
      ['not safe', 'bad'],
      [`  policy ${row.name} (${row.criticality}): ${row.value.toFixed(2)}, ${row.reason}`, undefined],
    ])
    assert.ok((asked.printed[1]?.[0] ?? '').length > 62, 'longer than what was shown before')
    assert.deepEqual((await say(['When do you open?', '--project', project])).printed, [['safe', 'good']])
  })

  test('where no service answers, it is said how to name one', async () => {
    const { code, printed, notices } = await say(['Hello'], 'http://127.0.0.1:9')
    assert.deepEqual([code, printed], [3, []])
    assert.match(
      notices,
      /No service answers at http:\/\/127\.0\.0\.1:9\. Start it with: npm start\..*--url.*REDOUBT_PORT/,
    )
  })
})
