import assert from 'node:assert/strict'
import { betweenAsking } from './between-asking.ts'
import type { Answer, Call, Service } from './service.ts'

/** What a client of the red-team API does again and again. */
export interface RedTeamCalls {
  /** A request with the header that names the organization. */
  call(request: Call): Promise<Answer>
  /** A new test under a new project. */
  newTest(fields?: object): Promise<{ readonly id: string; readonly metadata: Readonly<Record<string, unknown>> }>
  /** The test as soon as no job of it runs. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
  settled(id: string): Promise<any>
  /** A test with a dataset of two given policies, evaluated reconnaissance and generated scenarios. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
  preparedTest(fields?: object): Promise<any>
}

/** What of a service is called; one that is started anew has another address. */
export type CalledService = Pick<Service, 'call' | 'organizationId' | 'newProject'>

/** Calls of a service's first organization. */
export function redTeamCalls(service: () => CalledService): RedTeamCalls {
  const call = (request: Call) =>
    service().call({ ...request, headers: { 'x-organization-id': service().organizationId, ...request.headers } })
  const done = async (request: Call) => {
    const answer = await call(request)
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }
  const newTest = async (fields: object = {}) =>
    done({ path: '/tests/', body: { project_id: await service().newProject(), ...fields } })
  const settled = async (id: string) => {
    for (;;) {
      const found = await done({ path: `/tests/${id}` })
      if (found.metadata.active_job === null) return found
      await betweenAsking()
    }
  }
  return {
    call,
    newTest,
    settled,
    async preparedTest(fields = {}) {
      const { id } = await newTest({ policies: ['Never insult', 'Never lie'], ...fields })
      await done({ path: `/tests/${id}/generate`, body: {} })
      await done({ path: `/tests/${id}/reconnaissance/generate`, body: {} })
      const { metadata } = await settled(id)
      const items = metadata.reconnaissance.probes.map((probe: { id: string }) => ({
        probe_id: probe.id,
        response: 'I am a support assistant.',
      }))
      await done({ path: `/tests/${id}/reconnaissance/evaluate`, body: { items } })
      await done({ path: `/tests/${id}/scenarios/generate`, body: {} })
      return settled(id)
    },
  }
}
