import type { RequestOf } from '../../client/wire.ts'

/** The days of a project as the overview shows them, by the clocks of this browser. */
export function overviewStatistics(projectId: string): RequestOf<'readStatistics'> {
  return {
    params: { id: projectId },
    query: { days: 14, utc_offset_minutes: -new Date().getTimezoneOffset() },
  }
}

/** What a project judged in a week, from which its settings say what a threshold means a day. */
export function weekStatistics(projectId: string): RequestOf<'readStatistics'> {
  return { params: { id: projectId }, query: { days: 7 } }
}
