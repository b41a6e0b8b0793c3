import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settings } from '../../server/config/settings.ts'
import { defaultQuotas, storedPerQuota } from '../../server/domain/account/quota.ts'
import { secureRandomBytes, systemIds } from '../../server/process-ports.ts'
import { createApiKey } from '../../server/services/account/create-api-key.ts'
import { eachStore } from '../each-store.ts'
import { newOrganization, noon, sha256, stillClock } from './fixtures.ts'

test('the documented quotas are those that hold where nothing is set', () => {
  const { quotaProjects, quotaPolicies, quotaTopics, quotaApiKeys, quotaTests } = settings
  const documented = [quotaProjects, quotaPolicies, quotaTopics, quotaApiKeys, quotaTests]
  assert.deepEqual(
    documented.map((setting) => setting.default.value),
    Object.values(defaultQuotas),
  )
})

eachStore((_name, open) => {
  test('what is out of use is bounded too, at ten times the quota; another organization has quotas of its own', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const quotas = { ...defaultQuotas, apiKeys: 2 }
    const scope = { store, clock, ids: systemIds, sha256, randomBytes: secureRandomBytes, quotas }
    const [first, second] = [await newOrganization(store), await newOrganization(store)]
    const create = (organizationId: string) =>
      createApiKey(scope, { organizationId, name: 'K', permissions: ['guard'] })
    for (;;) {
      const { stored } = await store.read(({ organizations }) => organizations.countOwned(first, 'apiKeys', noon))
      if (stored === quotas.apiKeys * storedPerQuota) break
      const { id } = (await create(first)).record
      await store.write(({ apiKeys }) => apiKeys.revoke(first, id, noon))
    }
    await assert.rejects(create(first), { code: 'quota-exceeded', message: /20 API keys, those out of use included/ })
    await create(second)
  })
})
