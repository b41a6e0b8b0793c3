import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Project } from '../../../contract/project/project.ts'
import { useChange } from '../../operation.ts'
import { useText } from '../../texts/language.tsx'
import { Permitted } from '../permitted.tsx'
import { ProblemView } from '../problem-view.tsx'

/** A key for a program of one project. */
export interface ProjectKey {
  /** As it was made here; null before. It is shown this once. */
  readonly key: string | null
  /** What makes it, and says so. */
  readonly maker: ReactNode
}

/** Makes one key that may only check messages of a project. */
export function useProjectKey({ id, name }: Pick<Project, 'id' | 'name'>): ProjectKey {
  const { t } = useText()
  const issue = useChange('createApiKey', ['listApiKeys'])
  const body = { name: name.slice(0, 200), permissions: ['guard' as const], project_ids: [id] }
  return {
    key: issue.data?.key ?? null,
    maker: (
      <>
        <Permitted to="createApiKey">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => issue.mutate({ body })}
            loading={issue.isPending}
            disabled={issue.isSuccess}
          >
            {t('first.key.make')}
          </Button>
        </Permitted>
        {issue.isSuccess && <Text size="sm">{t('first.key.made')}</Text>}
        {issue.isError && <ProblemView problem={issue.error} />}
      </>
    ),
  }
}
