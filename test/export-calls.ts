import assert from 'node:assert/strict'
import { betweenAsking } from './between-asking.ts'
import type { Call, Service } from './service.ts'

/** A case as the results list it. */
export interface Case {
  readonly id: string
  readonly policy: string
  readonly expected: 'refuse' | 'comply'
}

/** Calls of a service by which a test gets its findings. */
export function callsOf(service: () => Service) {
  const call = (request: Call) =>
    service().call({ ...request, headers: { 'x-organization-id': service().organizationId, ...request.headers } })
  const until = async (path: string) => {
    while (!(await call({ path })).json.ready) await betweenAsking()
  }
  /** A test whose dataset was answered and judged; null leaves a case unanswered. */
  const answered = async (body: object, answer: (one: Case, index: number) => string | null) => {
    const { json } = await call({ path: '/tests/', body: { project_id: await service().newProject(), ...body } })
    const generated = await call({ path: `/tests/${json.id}/generate`, body: {} })
    assert.equal(generated.status, 200, generated.text)
    await until(`/tests/${json.id}/generated/status`)
    const query = { kind: 'dataset', limit: '500' }
    const cases: Case[] = (await call({ path: `/tests/${json.id}/results/cases`, query })).json.cases
    await call({ path: `/tests/${json.id}/begin-agent-run`, body: {} })
    const items = cases.flatMap((one, index) => {
      const response = answer(one, index)
      return response === null ? [] : [{ case_id: one.id, status: 'ok', response }]
    })
    await call({ path: `/tests/${json.id}/agent-run/responses`, body: { items } })
    if (items.length < cases.length) await call({ path: `/tests/${json.id}/agent-run/complete`, body: {} })
    await until(`/tests/${json.id}/evaluated/status`)
    return { id: json.id as string, cases }
  }
  const exported = async (id: string, body: object) => {
    const answer = await call({ path: `/api/v1/tests/${id}/export`, body })
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }
  return { call, answered, exported }
}
