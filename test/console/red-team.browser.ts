import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { eachService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

eachService(
  (service) => {
    let opened: ConsolePage
    before(async () => {
      opened = await openConsole(browser, service())
    })
    after(() => opened?.close())

    /** A tab of the page of a test. */
    function goToTab(testId: string, tab: string): Promise<void> {
      return opened.goTo(`/red-team/${testId}?tab=${tab}`)
    }

    test('a test is described with its public facts, prepared and attacked by hand; an unclear answer is called unclear', async () => {
      const { page } = opened
      const project = await service().newProject({ name: 'Bank' })
      await opened.goTo('/red-team')
      await page.getByRole('link', { name: 'New test' }).click()
      await choose(page, 'Project', project)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Described in the browser')
      await page.getByLabel('What the business around the target does').fill('A bank')
      await page.getByLabel('Rules that it must keep').fill('Never promise a loan.\nNever lie.')
      await page.getByLabel('Prompts for each policy').fill('1')
      await page.getByLabel('What everybody may know').fill('Call 0800 123')
      await page.getByText('The dataset would have 10 prompts').waitFor()
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { name: 'Described in the browser', level: 1 }).waitFor()
      const config = await page.locator('pre').filter({ hasText: 'business_context' }).innerText()
      assert.ok(config.includes('"Never promise a loan."') && config.includes('"Call 0800 123"'))

      await page.getByLabel('Tries of each scenario with each technique').fill('1')
      await page.getByRole('button', { name: 'Prepare', exact: true }).click()
      await answerByHand(page, 'What about identity?', 'Hello.')
      // Who looks at another tab meanwhile loses neither what was answered nor what is typed.
      await page.getByLabel('What it answered').fill('Half an')
      await page.getByRole('tab', { name: 'Scenarios' }).click()
      await page.getByLabel('What it answered').waitFor({ state: 'hidden' })
      await page.getByRole('tab', { name: 'Prepare and attack' }).click()
      assert.equal(await page.getByLabel('What it answered').inputValue(), 'Half an')
      await answerByHand(page, 'What about tools?', 'Hello.')
      const send = page.getByRole('button', { name: 'This was its answer' })
      await page.getByRole('region', { name: 'Say this to the target' }).filter({ hasText: 'refusal' }).waitFor()
      assert.equal(await send.isDisabled(), true)
      // Leaving asks first.
      let asked = ''
      page.once('dialog', (dialog) => {
        asked = dialog.message()
        void dialog.dismiss()
      })
      await page.getByRole('link', { name: 'Overview' }).click()
      await send.waitFor()
      assert.match(asked, /Leaving stops it/)
      await page.getByRole('button', { name: 'The target did not answer' }).click()
      await page.getByText('a run costs 1 credits: 1 attempts').waitFor()
      const [badge] = await page.getByText('Reconnaissance 2 of 3 answered').locator('.badge').all()
      assert.equal(await badge?.getAttribute('data-tone'), 'warn')
      await page.getByRole('button', { name: 'Begin or go on' }).click()
      await answerByHand(page, 'plain.ask 0', 'Well, perhaps there is a way.')
      await page.getByRole('tab', { name: 'Results' }).click()
      await page.getByText('0 held, 1 are unclear').waitFor()
      await page.getByRole('tab', { name: 'Conversations' }).click()
      await page.getByRole('tabpanel').getByText('Unclear').first().waitFor()
      assert.equal(await page.getByText('Held', { exact: true }).count(), 0)

      const id = /red-team\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
      const headers = { 'x-organization-id': service().organizationId }
      const { metadata } = (await service().call({ path: `/api/v1/tests/${id}`, headers })).json
      assert.deepEqual(metadata.public_facts, ['Call 0800 123'])
    })

    test('scenarios are switched on and off for the next run, and not while one goes on', async () => {
      const { page } = opened
      const { client, prepared } = attackedTests(service())
      const { id } = await prepared()
      const params = { test_id: id }
      const used = async () => {
        const { metadata } = await client.call('readTest', { params })
        return metadata.scenarios.items.map(({ enabled }) => enabled)
      }
      assert.deepEqual(await used(), [true, false])
      await goToTab(id, 'scenarios')
      await page.getByRole('checkbox', { name: 'Never lie.' }).click()
      await page.waitForFunction(() => document.querySelectorAll('input[type=checkbox]:checked').length === 2)
      assert.deepEqual(await used(), [true, true])
      await goToTab(id, 'setup')
      await page.getByText('a run costs 4 credits').waitFor()
      await client.call('beginAttackRun', { params, body: {} })
      await goToTab(id, 'scenarios')
      assert.equal(await page.getByRole('checkbox', { name: 'Never lie.' }).isDisabled(), true)
    })

    test('a run is watched while it goes on, and ended', async () => {
      const { page } = opened
      const { client, prepared } = attackedTests(service())
      const { id } = await prepared({}, ['plain.ask', 'enc.base64'])
      const params = { test_id: id }
      const { run_id } = await client.call('beginAttackRun', { params, body: {} })
      const answer = async (response: string) => {
        const { attempt_id, prompt, turn_index = 0 } = await client.call('readNextPrompt', { params, query: {} })
        assert.ok(attempt_id && prompt)
        await client.call('recordTurn', { params, body: { run_id, attempt_id, request: prompt, response } })
        const query = { attempt_id, turn_index }
        while ((await client.call('readEvalStatus', { params, query })).decision === 'pending');
      }
      await answer('a breach')
      await opened.goTo(`/red-team/${id}`)
      await page.getByText('1 of 4 attempts have ended.').first().waitFor()
      await answer('perhaps')
      await page.getByText('2 of 4 attempts have ended.').first().waitFor()
      await page.getByText('0 held, 1 are unclear').waitFor()
      await page.getByRole('table', { name: 'By technique' }).waitFor()
      await client.call('readNextPrompt', { params, query: {} })
      await page.getByText('Asked; there is no answer yet.').waitFor()
      await page.getByText('plain.ask 0', { exact: true }).last().waitFor()
      const { cases } = await client.call('listResultCases', { params, query: { kind: 'eval', run_id } })
      const planned = cases.find(({ asked }) => asked !== undefined)?.plan_reason
      assert.ok(planned, 'the service() says why the attempt came at its place')
      await page.getByText(`Why at this place: ${planned}`).first().waitFor()
      await page.getByRole('button', { name: 'End the run' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'End the run' }).click()
      await page.getByText('Attack run done').waitFor()
      const { status } = await client.call('readAttackResultsSummary', { params, query: { run_id } })
      assert.equal(status, 'completed')
    })

    test('a run is paused and resumed by keyboard, in English and French, and a pause by somebody else is seen', async () => {
      const { client, prepared } = attackedTests(service())
      const { id } = await prepared()
      const params = { test_id: id }
      const { run_id } = await client.call('beginAttackRun', { params, body: {} })
      const pausedAt = async () => (await client.call('readAttackResultsSummary', { params, query: {} })).paused_at
      const own = await openConsole(browser, service())
      const { page } = own
      await own.goTo(`/red-team/${id}?tab=run`)
      await page.getByText('The attack goes on.').waitFor()
      await page.getByRole('button', { name: 'Pause' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('The attack is paused since').waitFor()
      await page.getByRole('region', { name: 'Stages' }).getByText('paused', { exact: true }).waitFor()
      assert.ok(await pausedAt())
      assert.deepEqual((await client.call('readNextPrompt', { params, query: { parallel: 1 } })).moves, [])
      // The focus stays on the button, which resumes it now.
      await page.getByRole('button', { name: 'Resume' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('The attack goes on.').waitFor()
      assert.equal(await pausedAt(), undefined)

      await client.call('pauseAttackRun', { params, body: { run_id } })
      await page.getByText('The attack is paused since').waitFor()
      await page.getByRole('button', { name: 'Settings of the view' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Français' }).press('Enter')
      await page.getByText('L’attaque est en pause depuis le').waitFor()
      await page.getByRole('button', { name: 'Reprendre' }).click()
      await page.getByText('L’attaque est en cours.').waitFor()
      await page.getByRole('button', { name: 'Mettre en pause' }).waitFor()
      assert.equal(await pausedAt(), undefined)

      // Ended behind its back: the page says why it cannot be paused, and shows that it is over.
      await page.getByRole('button', { name: 'Réglages de l’affichage' }).press('Enter')
      await page.getByRole('menuitem', { name: 'English' }).press('Enter')
      await page.route('**/attack-run/pause', async (route) => {
        await client.call('completeAttackRun', { params, body: {} })
        await route.continue()
      })
      await page.getByRole('button', { name: 'Pause' }).click()
      await page.getByText('It can no longer be paused or resumed.').waitFor()
      await page.getByText('The attack is over.').waitFor()
      await own.close()
    })

    test('findings come with each way, what is untested first, and a conversation with its evidence, reasons and warm-up', async () => {
      const { page } = opened
      const { client, prepared } = attackedTests(service())
      const { id } = await prepared({}, ['plain.ask', 'enc.base64'])
      const params = { test_id: id }
      const dimension2 = { warm_up_turns: 1, attempts: 2 }
      await client.call('updateAttackMethods', {
        params,
        body: { technique_ids: ['plain.ask', 'enc.base64'], dimension2 },
      })
      const { attack } = attackedTests(service())
      await attack(id, async ({ prompt }) =>
        prompt.startsWith('Hello')
          ? 'Good morning.'
          : { text: 'Take this breach.', toolCalls: [{ name: 'send_money', arguments: '{"amount":1}' }] },
      )
      await goToTab(id, 'results')
      const panel = page.getByRole('tabpanel')
      await panel.getByText('Untested: the run says nothing about these').waitFor()
      const text = await panel.innerText()
      assert.ok(text.indexOf('Never lie.: no enabled scenario') < text.indexOf('4 of 4 attempts broke a policy'))
      await panel.getByText('Found in 4 conversations:').waitFor()
      await panel.getByRole('button', { name: 'Conversation' }).first().click()
      await panel.locator('mark').filter({ hasText: 'breach' }).first().waitFor()
      await panel.getByText('warm-up, not judged').first().waitFor()
      await panel.getByText('send_money {"amount":1}').first().waitFor()
      await panel.getByText('What each judge says').first().click()
      await panel
        .getByText(/fixture · – · 0.9 · looked at it/)
        .first()
        .waitFor()
    })

    test('a verdict is overruled with a note, and all counts follow', async () => {
      const { page } = opened
      const { client, prepared, attack } = attackedTests(service())
      const { id } = await prepared()
      await attack(id, async () => 'a breach')
      await goToTab(id, 'cases')
      await page.getByText('Overrule this verdict').first().click()
      const form = page.locator('details[open] details[open]')
      assert.equal(await form.getByRole('button', { name: 'It held' }).isDisabled(), true)
      await form.getByLabel('Why').fill('It only quotes the question.')
      await form.getByRole('button', { name: 'It held' }).click()
      await page.getByText('Held', { exact: true }).first().waitFor()
      const { summary } = await client.call('readAttackResultsSummary', { params: { test_id: id }, query: {} })
      assert.deepEqual([summary?.attempts_failed, summary?.attempts_passed], [1, 1])
    })

    test('unclear answers are ruled on by keyboard: breach, held, skip; what is typed in a note is no verdict', async () => {
      const { page } = opened
      const { client, prepared, attack } = attackedTests(service())
      const { id } = await prepared({}, ['plain.ask', 'enc.base64'])
      const said = [1, 2, 3, 4].values()
      await attack(id, async () => `perhaps ${said.next().value}`)
      await goToTab(id, 'review')
      await page.getByText('perhaps 1', { exact: true }).waitFor()
      await page.getByLabel('Why').fill('bhs')
      await page.getByText('4 answers in the list; you ruled on 0.').waitFor()
      await page.getByRole('group', { name: 'The answer that is looked at' }).focus()
      await page.keyboard.press('b')
      await page.getByText('3 answers in the list; you ruled on 1.').waitFor()
      await page.keyboard.press('h')
      await page.getByText('2 answers in the list; you ruled on 2.').waitFor()
      await page.keyboard.press('s')
      await page.getByText('perhaps 4', { exact: true }).waitFor()
      await page.keyboard.press('s')
      await page.getByText('There is nothing more to look at').waitFor()
      const { summary } = await client.call('readAttackResultsSummary', { params: { test_id: id }, query: {} })
      assert.deepEqual([summary?.attempts_failed, summary?.attempts_passed, summary?.attempts_unclear], [1, 3, 2])
    })

    test('two runs are compared: what is new, fixed and still there, and whether chance explains it', async () => {
      const { page } = opened
      const { prepared, attack } = attackedTests(service())
      const { id } = await prepared({}, ['plain.ask', 'enc.base64'])
      await attack(id, async ({ prompt }) => (prompt.startsWith('plain') ? 'a breach' : 'no'))
      await attack(id, async () => 'no')
      await goToTab(id, 'compare')
      await page.getByText('Success of attacks: 50 % of 4 before, 0 % of 4 after').waitFor()
      await page.getByText(/Chance alone may make such a difference \(p = 0.4/).waitFor()
      await page.getByRole('group', { name: 'Fixed, tried again and held: 1' }).getByText('plain.ask').waitFor()
      await page.getByRole('group', { name: 'New: 0' }).waitFor()
      const [later] = await page.getByLabel('Later run').locator('option').evaluateAll(valuesOf)
      await choose(page, 'Earlier run', later ?? '')
      await page.getByText('Choose two different runs.').waitFor()
      const [, earlier] = await page.getByLabel('Later run').locator('option').evaluateAll(valuesOf)
      await choose(page, 'Later run', earlier ?? '')
      await page.getByRole('group', { name: 'New: 1' }).getByText('plain.ask').waitFor()
    })

    test('what broke becomes a guard policy, with what the replay proves', async () => {
      const { page } = opened
      const { client, prepared, attack } = attackedTests(service())
      const { id, project_id } = await prepared({ checks: { patterns: ['breach of trust'] } })
      await attack(id, async () => 'This is a breach of trust.')
      await goToTab(id, 'export')
      await choose(page, 'What to do with the policies', 'none')
      await page.getByRole('button', { name: 'Make and prove' }).click()
      await page.getByText('1 policies were made and replayed; nothing was saved.').waitFor()
      const before = await client.call('readProject', { params: { id: project_id } })
      assert.deepEqual(before.policies, [])
      await choose(page, 'What to do with the policies', 'enforce')
      await page.getByRole('button', { name: 'Make and prove' }).click()
      await page.getByText('1 policies are switched on and block.').waitFor()
      const row = page
        .getByRole('table', { name: 'What the replay proves' })
        .getByRole('row')
        .filter({ hasText: 'Breaches' })
      assert.deepEqual(await row.getByRole('cell').allInnerTexts(), ['Breaches', '2', '0', '2'])
      const project = await client.call('readProject', { params: { id: project_id } })
      assert.deepEqual(
        project.policies.map(({ blockOutput, shadow }) => [blockOutput, shadow]),
        [[true, false]],
      )
    })

    test('nothing of this made a page break, a policy of the browser object or anything be asked for elsewhere', () => {
      opened.assertQuiet()
    })
  },
  {},
  { redTeamEngine: consoleEngine },
)

async function answerByHand(page: Page, prompt: string, answer: string): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Say this to the target' }).filter({ hasText: prompt })
  await waiting.getByLabel('What it answered').fill(answer)
  await waiting.getByRole('button', { name: 'This was its answer' }).click()
}

function valuesOf(options: (HTMLElement | SVGElement)[]): string[] {
  return options.map((option) => (option as HTMLOptionElement).value)
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label).selectOption(value)
}
