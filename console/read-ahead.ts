import type { RedoubtClient } from '../client/create-client.ts'
import type { OperationName, ReplyOf, RequestOf } from '../client/wire.ts'
import { messagePageQuery } from './monitoring/message-page-query.ts'
import { operationQuery, wholeListQuery } from './operation-query.ts'
import { chosenProject } from './parts/chosen-project.ts'
import { rememberedProject } from './parts/remembered-project.ts'
import { overviewStatistics, weekStatistics } from './parts/statistics-request.ts'
import { queryClient } from './query-client.ts'
import type { ListName, ListQuery } from './read-whole-list.ts'
import { readSearch, type Search } from './search.ts'

/** Where somebody arrives. */
export interface Arrival {
  /** The path of the page with its parameters by name, e.g. `/projects/$id`. */
  readonly path: string
  /** Empty where the path names none. */
  readonly id: string
  readonly search: Search
}

/** The same of what the router matched. */
export function arrivalOf({
  fullPath,
  params,
  search,
}: {
  readonly fullPath: string
  readonly params: object
  readonly search: object
}): Arrival {
  return { path: fullPath, id: (params as { readonly id?: string }).id ?? '', search: readSearch({ ...search }) }
}

/**
 * Asks for what a page shows while the page itself is on its way, so that neither waits for the other. The page asks for the same
 * and finds it begun; what is missing or fails here it asks for itself, and shows why.
 */
export function readAhead(client: RedoubtClient, { path, id, search }: Arrival): void {
  const ask = asker(client)
  const whenChosen = (then: (projectId: string) => void) => {
    const projects = ask.whole('listProjects', {})
    // A project that is named is asked about at once.
    if (search.project !== undefined) then(search.project)
    else
      void projects.then(
        (list) => list && whenThere(chosenProject(list.items, undefined, rememberedProject()).chosenId, then),
      )
  }
  const pages: Readonly<Record<string, () => void>> = {
    '/': () =>
      whenChosen((projectId) => {
        void ask.one('readStatistics', overviewStatistics(projectId))
        void ask.one('listMessages', { query: { project_id: projectId, limit: 1 } })
      }),
    '/monitoring': () => {
      void ask.whole('listPolicies', {})
      whenChosen((projectId) => void queryClient.prefetchQuery(messagePageQuery(client, projectId, search)))
    },
    '/playground': () => void ask.whole('listProjects', {}),
    '/projects/$id': () => {
      void ask.one('readProject', { params: { id } }).then((project) => {
        const threshold = project?.securityGuardrails.securityGuardrailDetectionThreshold
        if (threshold !== undefined) void ask.one('readOperatingPoints', { params: { id }, query: { threshold } })
      })
      void ask.one('readStatistics', weekStatistics(id))
      void ask.whole('listPolicies', {})
      void ask.whole('listTopics', { include_archived: true })
    },
    '/policies': () => void ask.whole('listPolicies', { include_archived: search.archived === 'true' }),
    '/policies/$id': () => {
      if (id !== 'new') void ask.one('readPolicy', { params: { id } })
    },
    '/red-team/$id': () => {
      if (id !== 'new') void ask.one('readTest', { params: { test_id: id } })
    },
    '/audit': () => void ask.whole('listApiKeys', {}),
  }
  pages[path]?.()
}

function whenThere(id: string | null, then: (id: string) => void): void {
  if (id !== null) then(id)
}

/** Asks and keeps the answer where the page looks for it; undefined when it failed. */
function asker(client: RedoubtClient) {
  return {
    one: <Name extends OperationName>(name: Name, request: RequestOf<Name>): Promise<ReplyOf<Name> | undefined> =>
      queryClient.fetchQuery(operationQuery(client, name, request)).catch(() => undefined),
    whole: <Name extends ListName>(name: Name, query: ListQuery<Name>): Promise<ReplyOf<Name> | undefined> =>
      queryClient.fetchQuery(wholeListQuery(client, name, query)).catch(() => undefined),
  }
}
