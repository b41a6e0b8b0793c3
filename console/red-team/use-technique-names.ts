import { useMemo } from 'react'
import { useText } from '../texts/language.tsx'
import { techniqueName } from './technique-name.ts'
import { useTechniqueCatalogue } from './use-technique-catalogue.ts'

/** What a technique is called, with the id by which it is chosen; the id alone before the catalogue was read and of one that left it. */
export function useTechniqueNames(): (id: string) => string {
  const { language } = useText()
  const { data } = useTechniqueCatalogue()
  return useMemo(() => {
    const names = new Map((data?.items ?? []).map((technique) => [technique.id, techniqueName(technique, language)]))
    return (id) => {
      const name = names.get(id)
      return name === undefined ? id : `${name} (${id})`
    }
  }, [data, language])
}
