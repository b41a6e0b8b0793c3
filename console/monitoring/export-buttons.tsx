import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Project } from '../../contract/project/project.ts'
import { ProblemView } from '../parts/problem-view.tsx'
import type { Search } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { download, exportMessages, messagesAsCsv } from './export-messages.ts'

/** Exports what the filters keep as a file. */
export function ExportButtons({ project, search }: { readonly project: Project; readonly search: Search }) {
  const { t } = useText()
  const { client } = useSigned()
  const run = useMutation({
    mutationFn: async (form: 'csv' | 'json') => {
      const filter = { projectId: project.id, policyId: search.policy, isUnsafeOnly: search.unsafe === 'true', search }
      const messages = await exportMessages(client, filter)
      if (form === 'csv') download('redoubt-messages.csv', 'text/csv;charset=utf-8', messagesAsCsv(messages))
      else download('redoubt-messages.json', 'application/json', JSON.stringify(messages, null, 2))
    },
  })
  return (
    <div>
      <Button.Group>
        <Button size="xs" variant="default" loading={run.isPending} onClick={() => run.mutate('csv')}>
          {t('monitoring.export.csv')}
        </Button>
        <Button size="xs" variant="default" loading={run.isPending} onClick={() => run.mutate('json')}>
          {t('monitoring.export.json')}
        </Button>
      </Button.Group>
      <Text size="xs" c="dimmed" maw={320}>
        {t('monitoring.export.about')}
      </Text>
      {run.isError && <ProblemView problem={run.error} />}
    </div>
  )
}
