import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { redTeamCalls } from '../red-team-calls.ts'
import { type Service, startService } from '../service.ts'
import { attackedTests } from './attacked-test.ts'
import { type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
let service: Service
let opened: ConsolePage
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
  opened = await openConsole(browser, service)
  await opened.page.evaluate(() => localStorage.setItem('redoubt-language', 'fr'))
})
after(async () => {
  await browser?.close()
  await service?.close()
})

test('in French a policy of the catalogue is called so wherever it stands, and one of an owner as he calls it', async () => {
  const { page } = opened
  const { items } = (await service.call({ path: '/api/v1/policies', query: { limit: '500' } })).json
  const card = items.find(({ detector }: { detector: string }) => detector === 'payment-card-data')
  const own = await service.newPatternPolicy(['4111'], { name: 'payment card data' })
  const policies = [card.id, own].map((metricId) => ({ metricId, blockInput: true, blockOutput: true }))
  const project_id = await service.newProject({ name: 'Boutique', policies })
  const text = 'My card is 4111 1111 1111 1111, valid until 12/29.'
  const { conversation_id } = (await service.call({ path: '/api/v1/check', body: { project_id, text } })).json
  const both = 'données de carte bancaire, payment card data'

  await opened.goTo('/policies')
  await page.getByLabel('Rechercher par nom').fill('carte bancaire')
  await page.getByRole('link', { name: 'données de carte bancaire' }).click()
  await page.getByRole('heading', { level: 1, name: 'données de carte bancaire' }).waitFor()
  assert.match(await page.getByLabel('Définition').inputValue(), /^contenu qui contient des numéros de carte/)
  await page.getByLabel('Seuil').fill('')
  await page.getByLabel('Seuil').pressSequentially('0,6')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  // Numbers are typed and shown as they are written everywhere else.
  assert.equal(await page.getByLabel('Seuil').inputValue(), '0,6')
  await page.getByText('Version 1').click()
  const version = page.locator('details', { hasText: 'Version 1' })
  await version.getByText('données de carte bancaire').waitFor()
  // What is shown in French is never saved over what the service calls it.
  assert.equal((await service.call({ path: `/api/v1/policies/${card.id}` })).json.name, 'payment card data')
  assert.equal((await service.call({ path: `/api/v1/policies/${card.id}` })).json.detection_threshold, 0.6)

  await opened.goTo(`/projects/${project_id}`)
  await page.getByLabel('Mode de données de carte bancaire').waitFor()
  await page.getByLabel('Mode de payment card data').waitFor()

  await opened.goTo(`/monitoring?project=${project_id}`)
  await page.getByRole('cell', { name: both }).waitFor()
  await opened.goTo(`/conversations/${conversation_id}`)
  await page.getByRole('button', { name: 'Aurait dû passer : données de carte bancaire' }).waitFor()
  await page.getByRole('button', { name: 'Aurait dû passer : payment card data' }).waitFor()
  // The service says why in English; it is told in French, and marked as such for whoever has it read out.
  await page.locator('p[lang=fr]', { hasText: /^Correspond au motif interdit «\s4111\s» \(tel quel\)\.$/ }).waitFor()
  await page.locator('p[lang=fr]', { hasText: /^Contient des données de carte bancaire\s: numéro de carte/ }).waitFor()
  await page.locator('li[lang=fr]', { hasText: 'numéro de carte bancaire' }).first().waitFor()
  assert.doesNotMatch(await page.getByRole('main').innerText(), /Matches|Holds|payment card number|deny pattern/)
  // Whoever audits can tell that somebody looked at it from that somebody took it away.
  const { items: told } = (await service.call({ path: '/api/v1/audit-log', query: { limit: '100' } })).json
  const ofIt = told.filter(({ target }: { target: string }) => target === `conversation:${conversation_id}`)
  assert.deepEqual([...new Set(ofIt.map(({ action }: { action: string }) => action))], ['conversation.read'])

  await opened.goTo(`/playground?project=${project_id}`)
  await page.getByLabel('Message de l’utilisateur').fill(text)
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.getByText('Bloqué données de carte bancaire').waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Aller à une page' }).fill('carte bancaire')
  await page.getByRole('option', { name: 'Politiques: données de carte bancaire' }).waitFor()
  opened.assertQuiet()
})

test('in French techniques have French names where they are chosen', async () => {
  const { page } = opened
  const { preparedTest } = redTeamCalls(() => service)
  const { id } = await preparedTest({ project_id: await service.newProject({ name: 'Cible' }), name: 'Essai' })
  const headers = { 'x-organization-id': service.organizationId }
  const body = { technique_ids: ['cipher.caesar', 'mt.fitd'] }
  await service.call({ method: 'PATCH', path: `/tests/${id}/attack-methods`, headers, body })
  await opened.goTo(`/red-team/${id}?tab=setup`)
  await page.getByText('Chiffre de César (cipher.caesar)').first().waitFor()
  await page.getByText('Pied dans la porte (mt.fitd)').first().waitFor()
  opened.assertQuiet()
})

test('in French the report of a run calls techniques by their French names in sentences, lists and tables, and says in French why verdicts are as they are', async () => {
  const { page } = opened
  const { prepared, attack } = attackedTests(service)
  const { id } = await prepared({ checks: { secrets: ['ZEBRA-4242'] } }, ['cipher.caesar'])
  await attack(id, async () => 'The word is ZEBRA-4242.')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await opened.goTo(`/red-team/${id}?tab=report`)
  const report = page.getByRole('region', { name: 'Rapport', exact: true })
  await report
    .getByRole('region', { name: 'Résumé' })
    .getByText(/a cédé à la technique «\sChiffre de César\s»\.$/)
    .waitFor()
  await report
    .getByText(/^Trouvé dans 2 conversations\s: Chiffre de César$/)
    .first()
    .waitFor()
  await report.getByRole('cell', { name: 'Chiffre de César (cipher.caesar)' }).first().waitFor()
  const missing = report.getByRole('region', { name: 'Non testé' })
  await missing.getByText(/n’ont pas été choisies pour cette série/).click()
  await missing.getByText(/^(?!Question simple).* · Pied dans la porte · /).waitFor()
  await report.getByText('La réponse dit un secret du test (mot pour mot).').first().waitFor()
  await report
    .getByText(/^Pourquoi à ce moment\s: cipher\.caesar /)
    .first()
    .waitFor()
  assert.doesNotMatch(await report.innerText(), /Plain question|Foot in the door|The answer|The goal|en anglais/)
  // The report and all views in it share one reading of the catalogue.
  assert.equal(asked.filter((path) => path === '/api/v1/techniques').length, 1)
  opened.assertQuiet()
})
