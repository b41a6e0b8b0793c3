import { useOperation, type Watched } from '../operation.ts'

/** Every technique of the service, with its English name. All that show techniques ask by this, so that it is read once for a page. */
export function useTechniqueCatalogue(): Watched<'listTechniques'> {
  return useOperation('listTechniques', { query: { limit: 500 } })
}
