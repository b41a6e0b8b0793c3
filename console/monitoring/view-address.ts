import type { ViewFilters } from '../../contract/monitoring/saved-view.ts'
import type { Search } from '../search.ts'
import { idFilters, namesOf, narrowedBy, switchedFilters, violationFilters } from './message-narrowing.ts'

/** What the address says of the filters, as it is saved. */
export function filtersOf(search: Search, projectId: string): ViewFilters {
  const { policy, unsafe, from, to, q } = search
  const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)
  return {
    project_id: projectId,
    ...(policy !== undefined && { policy_id: policy }),
    ...(unsafe === 'true' && { unsafe_only: true }),
    ...narrowedBy(search),
    ...(isDay(from) && { from_day: from }),
    ...(isDay(to) && { to_day: to }),
    ...(q !== undefined && q.trim() !== '' && { search: q.trim().slice(0, 200) }),
  }
}

/** The address that a view stands for; it names everything, so that nothing of the present one stays. */
export function searchOf(filters: ViewFilters): { readonly [Name in keyof Search]?: string | undefined } {
  return {
    ...(filters.project_id !== undefined && { project: filters.project_id }),
    policy: filters.policy_id,
    unsafe: filters.unsafe_only === true ? 'true' : undefined,
    side: filters.direction,
    criticality: filters.criticality,
    latency: filters.latency_ms_min === undefined ? undefined : `${filters.latency_ms_min}`,
    role: filters.role,
    feedback: filters.feedback,
    violated: namesOf(violationFilters).find((name) => filters[violationFilters[name]] === true),
    ...Object.fromEntries(
      namesOf(switchedFilters).map((name) => [name, filters[switchedFilters[name]] === true ? 'true' : undefined]),
    ),
    ...Object.fromEntries(namesOf(idFilters).map((name) => [name, filters[idFilters[name]]])),
    from: filters.from_day,
    to: filters.to_day,
    q: filters.search,
    cursor: undefined,
  }
}
