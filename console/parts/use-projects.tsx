import { useEffect } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useWholeList, type Watched } from '../operation.ts'
import { usePlace } from '../place.ts'
import { useText } from '../texts/language.tsx'
import { type ChosenProject, chosenProject } from './chosen-project.ts'
import { ChoiceSelect } from './forms/choice-select.tsx'
import { rememberedProject, rememberProject } from './remembered-project.ts'

/** The projects in use, and the one that the address names: when it names none, the one that somebody was in last. */
export function useChosenProject(): ChosenProject<Project> & { readonly query: Watched<'listProjects'> } {
  const { search } = usePlace()
  const query = useWholeList('listProjects', {})
  const chosen = chosenProject(query.data?.items, search.project, rememberedProject())
  const named = search.project === undefined ? undefined : chosen.project?.id
  useEffect(() => {
    if (named !== undefined) rememberProject(named)
  }, [named])
  return { query, ...chosen }
}

/** Chooses a project by its name; says so where the chosen one is not among them. */
export function ProjectSelect({
  projects,
  value,
  label,
  onChange,
  none,
}: {
  readonly projects: readonly Project[]
  readonly value: string | null
  readonly label?: string
  readonly onChange: (id: string | null) => void
  /** What stands for no project; absent = one has to be chosen. */
  readonly none?: string
}) {
  const { t } = useText()
  const isMissing = value !== null && !projects.some(({ id }) => id === value)
  const choices = projects.map((project) => ({ value: project.id, label: project.name }))
  return (
    <ChoiceSelect
      label={label ?? t('field.project')}
      choices={[...(none === undefined ? [] : [{ value: '', label: none }]), ...choices]}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      {...(isMissing && { error: t('projects.missing') })}
    />
  )
}
