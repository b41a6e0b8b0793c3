import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BodyOf } from '../../../client/wire.ts'
import { useChange } from '../../operation.ts'
import { useText } from '../../texts/language.tsx'
import { Permitted } from '../permitted.tsx'
import { ProblemView } from '../problem-view.tsx'

/** A key for lines to paste. */
export interface MadeKey {
  /** As it was made here; null before. It is shown this once. */
  readonly key: string | null
  /** A button that makes it, for who may, and what came of that. */
  readonly maker: ReactNode
}

/** Offers to make one key as it is asked for: the permissions that the lines need, and no more. */
export function useMadeKey(asked: BodyOf<'createApiKey'>): MadeKey {
  const { t } = useText()
  const issue = useChange('createApiKey', ['listApiKeys'])
  return {
    key: issue.data?.key ?? null,
    maker: (
      <>
        <Permitted to="createApiKey">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => issue.mutate({ body: asked })}
            loading={issue.isPending}
            disabled={issue.isSuccess}
          >
            {t('key.make')}
          </Button>
        </Permitted>
        {issue.isSuccess && <Text size="sm">{t('key.made')}</Text>}
        {issue.isError && <ProblemView problem={issue.error} />}
      </>
    ),
  }
}

/** A key for a program of one project: it may only check messages of that. */
export function projectKey({ id, name }: { readonly id: string; readonly name: string }): BodyOf<'createApiKey'> {
  return { name: name.slice(0, 200), permissions: ['guard'], project_ids: [id] }
}
