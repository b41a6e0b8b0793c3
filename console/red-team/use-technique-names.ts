import { useOperation } from '../operation.ts'

/** What a technique is called, with the id by which it is chosen; the id alone before the catalogue was read and of one that left it. */
export function useTechniqueNames(): (id: string) => string {
  const { data } = useOperation('listTechniques', { query: { limit: 500 } })
  return (id) => {
    const name = data?.items.find((technique) => technique.id === id)?.name
    return name === undefined ? id : `${name} (${id})`
  }
}
