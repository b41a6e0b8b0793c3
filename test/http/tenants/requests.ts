import assert from 'node:assert/strict'
import type { TSchema } from 'typebox'
import type { Operation } from '../../../contract/operation.ts'
import { once } from '../../../server/domain/once.ts'
import { betweenAsking } from '../../between-asking.ts'
import { type Answer, projectBody, type Service } from '../../service.ts'
import { type Kind, kindOfParam, kindsByName, type Place, type Shape } from './id-places.ts'

/** An organization with a key. */
export interface Owner {
  readonly organizationId: string
  readonly key: string
}

/** The id that a request is to hold at one place. */
export interface Asked {
  readonly place: Place
  readonly id: string
}

/** What a schema does not say about a body. */
const mended: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => object>> = {
  check: ({ items, ...body }) =>
    Array.isArray(items) ? { items: items.map((item) => ({ ...item, text: 'hello' })) } : { ...body, text: 'hello' },
  guardMessages: (body) => ({ ...body, messages: [{ role: 'user', content: 'hello' }] }),
  applyLitellmGuardrail: (body) => ({ ...body, texts: ['hello'] }),
  evaluateInput: (body) => ({ ...body, messages_history: [{ role: 'user', content: 'hello' }] }),
  analyseOutput: (body) => ({ input: 'hello', output: 'Hello!', ...body }),
  createCalibration: (body) => ({ texts: calmTexts, target_rate: 0.2, ...body }),
  rehearsePolicy: (body) => ({ texts: ['When do you open?'], ...body }),
  recordTurn: (body) => ({ response: 'I will not.', ...body }),
  recordClientResponse: (body) => ({ response: 'I will not.', ...body }),
  recordClientResponses: ({ items }) => ({
    items: (Array.isArray(items) ? items : []).map((item) => ({ ...item, response: 'I will not.' })),
  }),
  createFeedback: (body) => ({ ...(!('policy_id' in body) && { security: true }), ...body }),
}

/** What cannot be changed while an attack run goes on. */
const needNoRun = new Set(['updateReconnaissance', 'updateScenarios', 'updateAttackMethods', 'deleteTest', 'eraseTest'])

/** Ordinary texts, as many as a calibration needs; they alarm so little that it moves the threshold. */
const calmTexts = Array.from({ length: 20 }, (_, hour) => `Are you open at ${hour} o'clock?`)

/** Things that belong together: the messages are those of the conversation, which is one of the project. */
interface Family {
  readonly owner: Owner
  /** Its thing of a kind, made with those that it needs when it is first asked for. */
  of(kind: FamilyKind): Promise<string>
}

/** What belongs to a test whose attack run and agent run have begun. */
interface TestParts {
  readonly owner: Owner
  readonly 'attack run': string
  readonly attempt: string
  readonly case: string
}

/** Makes things through the API, as clients would, and requests that name them. State with a lifetime: one test. */
export class Things {
  readonly #service: Service
  readonly #families = new Map<string, Family>()
  /** The project of a thing, by the id of the thing. */
  readonly #projects = new Map<string, string>()
  /** What belongs to a test, by the id of the test. */
  readonly #parts = new Map<string, TestParts>()
  #count = 0

  constructor(service: Service) {
    this.#service = service
  }

  /**
   * Sends the smallest valid request of an operation with the owner's things, but for the id that is asked about; with
   * the owner's key, unless another is given.
   */
  async send(operation: Operation, owner: Owner, asked: Asked, key = owner.key): Promise<Answer> {
    if (needNoRun.has(operation.name) && this.#parts.get(asked.id)?.owner === owner)
      await this.#create(owner, `/tests/${asked.id}/attack-run/complete`, {})
    const known = this.#families.get(asked.id)
    const family = known?.owner === owner ? known : this.#newFamily(owner)
    const part = async (name: Place['part'], schema: TSchema | null) =>
      schema === null
        ? undefined
        : await this.#fill({ part: name, path: [], schema }, { operation, owner, family, asked })
    const params = (await part('params', operation.params)) as Readonly<Record<string, string>> | undefined
    const query = (await part('query', operation.query)) as Readonly<Record<string, unknown>> | undefined
    const body = (await part('body', operation.body)) as Readonly<Record<string, unknown>> | undefined
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    return this.#service.call({
      method: operation.method,
      path,
      key,
      headers: headersOf(owner),
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      ...(body !== undefined && { body: mended[operation.name]?.(body) ?? body }),
    })
  }

  /** The project that a thing of a project belongs to. */
  projectOf(id: string): string {
    const project = this.#projects.get(id)
    assert.ok(project, `nothing that belongs to a project was made with the id ${id}`)
    return project
  }

  /** Makes a thing of an organization and returns its id. */
  async make(kind: Kind, owner: Owner): Promise<string> {
    const number = ++this.#count
    if (kind === 'organization') return owner.organizationId
    if (kind === 'policy') {
      const body = { name: `Policy ${number}`, description: 'content that …', patterns: { deny: ['apollo'] } }
      return (await this.#create(owner, '/api/v1/policies', body)).id
    }
    if (kind === 'topic') {
      const body = { name: `Topic ${number}`, state: 'safe', sentences: ['When do you open?'] }
      return (await this.#create(owner, '/api/v1/topics', body)).id
    }
    if (kind === 'key') {
      return (await this.#create(owner, '/api/v1/api-keys', { name: `Key ${number}`, permissions: ['guard'] })).id
    }
    if (kind === 'saved view') {
      return (
        await this.#create(owner, '/api/v1/saved-views', { name: `View ${number}`, filters: {}, is_shared: true })
      ).id
    }
    if (kind === 'session') return (await this.#create(owner, '/api/v1/session', { api_key: owner.key })).id
    const family = this.#newFamily(owner)
    // All of it, so that a request which reaches too far finds something.
    await family.of('output')
    const id = await this.#makeInProject(kind, family)
    this.#projects.set(id, await family.of('project'))
    return id
  }

  async #makeInProject(kind: Kind, family: Family): Promise<string> {
    const { owner } = family
    const project = await family.of('project')
    if (kind === 'erasure') {
      const conversation = await family.of('conversation')
      return (await this.#create(owner, `/api/v1/conversations/${conversation}/erase`, undefined)).id
    }
    if (kind === 'calibration') return this.#calibrate(owner, project)
    if (kind === 'test') return this.#prepareTest(owner, project)
    if (!isOfFamily(kind)) throw new Error(`a ${kind} is made elsewhere`)
    const id = await family.of(kind)
    this.#families.set(id, family)
    return id
  }

  #newFamily(owner: Owner): Family {
    const guard = '/public/guard/v1'
    const linked = `chat ${++this.#count} of ${owner.organizationId}`
    const project = once(
      async () => (await this.#create(owner, `${guard}/project`, projectBody(owner.organizationId))).projectId,
    )
    const conversation = once(async () => {
      const ofProject = { project_id: await project(), conversation_linked_id: linked }
      return (await this.#create(owner, `${guard}/conversation_linked`, {}, ofProject)).id
    })
    const message = once(async () => {
      const history = { messages_history: [{ role: 'user', content: 'hello' }] }
      const of = { conversation_id: await conversation() }
      return (await this.#create(owner, `${guard}/input_guardrails`, history, of)).input_request.id
    })
    const output = once(async () => {
      const answer = { input_id: await message(), output: 'Hello!' }
      const of = { conversation_id: await conversation() }
      return (await this.#create(owner, `${guard}/output_guardrails`, answer, of)).output_message_id
    })
    const made = {
      project,
      conversation,
      message,
      output,
      'linked conversation': () => conversation().then(() => linked),
    }
    return { owner, of: (kind) => made[kind]() }
  }

  /** A calibration that is over and has moved a threshold. */
  async #calibrate(owner: Owner, projectId: string): Promise<string> {
    // Lowering a threshold is certain to move it, whatever the models say of calm texts.
    const body = { texts: calmTexts, target_rate: 0.2, tighten: true }
    const { id } = await this.#create(owner, `/api/v1/projects/${projectId}/calibrations`, body)
    for (;;) {
      const { json } = await this.#service.call({ path: `/api/v1/calibrations/${id}`, key: owner.key })
      if (json.applied_at !== null) return id
      assert.ok(['pending', 'running'].includes(json.status), JSON.stringify(json))
      await betweenAsking()
    }
  }

  /** A test whose every stage before an attack run is done. */
  async #prepareTest(owner: Owner, projectId: string): Promise<string> {
    const { id } = await this.#create(owner, '/tests/', { project_id: projectId, policies: ['Never insult'] })
    await this.#create(owner, `/tests/${id}/generate`, {})
    await this.#create(owner, `/tests/${id}/reconnaissance/generate`, {})
    const { probes } = (await this.#settled(owner, id)).metadata.reconnaissance
    const items = probes.map((probe: { id: string }) => ({ probe_id: probe.id, response: 'I help with orders.' }))
    await this.#create(owner, `/tests/${id}/reconnaissance/evaluate`, { items })
    await this.#create(owner, `/tests/${id}/scenarios/generate`, {})
    await this.#settled(owner, id)
    this.#parts.set(id, await this.#beginRuns(owner, id))
    return id
  }

  /** Begins both runs of a test: one answer of each is there and judged, and a further prompt waits for its answer. */
  async #beginRuns(owner: Owner, id: string): Promise<TestParts> {
    const methods = { technique_ids: ['plain.ask'], dimension2: { attempts: 2 } }
    await this.#create(owner, `/tests/${id}/attack-methods`, methods, {}, 'PATCH')
    const { case_ids } = await this.#create(owner, `/tests/${id}/begin-agent-run`, {})
    const answer = { status: 'ok', response: 'I will not.' }
    await this.#create(owner, `/tests/${id}/cases/${case_ids[0]}/client-response`, answer)
    const { run_id } = await this.#create(owner, `/tests/${id}/attack-run/begin`, {})
    const { attempt_id, prompt } = await this.#next(owner, id)
    const turn = { run_id, attempt_id, request: prompt, response: 'I will not.' }
    await this.#create(owner, `/tests/${id}/attack-run/turns`, turn)
    await this.#next(owner, id)
    return { owner, 'attack run': run_id, attempt: attempt_id, case: case_ids[0] }
  }

  /** The next prompt as soon as nothing is being judged. */
  async #next(owner: Owner, id: string) {
    for (;;) {
      const path = `/tests/${id}/attack-run/next`
      const { status, json } = await this.#service.call({ path, key: owner.key, headers: headersOf(owner) })
      if (status === 200) return json
      assert.equal(json.code, 'eval-pending', JSON.stringify(json))
      await betweenAsking()
    }
  }

  /** A test as soon as no job of it runs. */
  async #settled(owner: Owner, id: string) {
    for (;;) {
      const { json } = await this.#service.call({ path: `/tests/${id}`, key: owner.key, headers: headersOf(owner) })
      if (json.metadata.active_job === null) return json
      await betweenAsking()
    }
  }

  async #create(
    owner: Owner,
    path: string,
    body: unknown,
    query: Readonly<Record<string, string>> = {},
    method = 'POST',
  ) {
    const answer = await this.#service.call({
      method,
      path,
      body,
      query,
      key: owner.key,
      headers: headersOf(owner),
    })
    assert.ok(answer.status < 300, `${path}: ${answer.text}`)
    return answer.json
  }

  /** The smallest value of a schema. */
  async #fill(at: Spot, around: Around): Promise<unknown> {
    const { part, path } = at
    const shape = at.schema as Shape
    const { place, id } = around.asked
    const isOnTheWay = part === place.part && path.every((name, depth) => place.path[depth] === name)
    if (isOnTheWay && path.length === place.path.length) return id
    const inner = (schema: TSchema, name?: string) =>
      this.#fill({ part, path: name === undefined ? path : [...path, name], schema }, around)
    if (shape.enum) return shape.enum[0]
    if (shape.anyOf) {
      const choice = shape.anyOf.find((one) => (one as Shape).type !== 'null')
      return choice === undefined ? null : inner(choice)
    }
    if (shape.properties) {
      const fields = Object.entries(shape.properties).filter(
        ([name]) => shape.required?.includes(name) || (isOnTheWay && place.path[path.length] === name),
      )
      const filled: [string, unknown][] = []
      for (const [name, field] of fields) {
        const isAsked = isOnTheWay && place.path[path.length] === name
        const isText = (field as Shape).type === 'string' && !isAsked
        const kind = isText ? this.#kindOf(part, name, around) : null
        // A list of ids that must hold one, e.g. `project_ids`.
        const listed = (field as Shape).minItems && !isAsked ? (kindsByName[name.replace(/s$/, '')] ?? null) : null
        if (listed !== null) filled.push([name, [await this.#owned(listed, around)]])
        else filled.push([name, kind === null ? await inner(field, name) : await this.#owned(kind, around)])
      }
      return Object.fromEntries(filled)
    }
    if (shape.items) {
      const isNeeded = (shape.minItems ?? 0) > 0 || (isOnTheWay && place.path[path.length] === '[]')
      return isNeeded ? [await inner(shape.items, '[]')] : []
    }
    if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 1
    if (shape.type === 'boolean') return true
    return shape.format === 'date-time' ? '2199-01-01T00:00:00.000Z' : 'hello'
  }

  #kindOf(part: Place['part'], name: string, { operation }: Around): Kind | null {
    return part === 'params' ? kindOfParam(operation, name) : (kindsByName[name] ?? null)
  }

  #owned(kind: Kind, { family, owner, asked }: Around): Promise<string> | string {
    // Of the test that is asked about; for a test that is not one's own it does not come to looking at them.
    if (isOfTest(kind)) return this.#parts.get(asked.id)?.[kind] ?? 'nothing'
    return isOfFamily(kind) ? family.of(kind) : this.make(kind, owner)
  }
}

/** Red-team requests name their organization; others do not mind. */
function headersOf({ organizationId }: Owner): Readonly<Record<string, string>> {
  return { 'x-organization-id': organizationId }
}

function isOfTest(kind: Kind): kind is Exclude<keyof TestParts, 'owner'> {
  return kind === 'attack run' || kind === 'attempt' || kind === 'case'
}

type FamilyKind = 'project' | 'conversation' | 'linked conversation' | 'message' | 'output'

function isOfFamily(kind: Kind): kind is FamilyKind {
  return (
    !['organization', 'policy', 'topic', 'key', 'saved view', 'erasure', 'calibration', 'test'].includes(kind) &&
    !isOfTest(kind)
  )
}

interface Spot {
  readonly part: Place['part']
  readonly path: readonly string[]
  readonly schema: TSchema
}

interface Around {
  readonly operation: Operation
  readonly owner: Owner
  readonly family: Family
  readonly asked: Asked
}
