import { Alert, Button, Stack, Text } from '@mantine/core'
import { useChange } from '../operation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'

/** Has the service recompute the whole chain of hashes, and says what came of it. */
export function VerifyChain() {
  const { t, n } = usePageText(accessTexts)
  const verify = useChange('verifyAuditLog', [])
  const { data } = verify
  return (
    <Stack gap="xs" mb="md" maw={860}>
      <Button variant="default" w="fit-content" loading={verify.isPending} onClick={() => verify.mutate({ query: {} })}>
        {t('audit.verify')}
      </Button>
      <div role="status">
        {data && data.fault === null && (
          <>
            <Text>{t('audit.intact', { count: n(data.entries) })}</Text>
            <CodeBlock title={t('audit.hash')} code={data.sha256} />
          </>
        )}
        {data && data.fault !== null && (
          <Alert color="red" variant="outline" title={<span className="notice-title">{t('audit.broken')}</span>}>
            {t('audit.broken.where', {
              number: n(data.fault.sequence),
              reason: data.fault.reason,
              count: n(data.entries),
            })}
          </Alert>
        )}
      </div>
      {verify.isError && <ProblemView problem={verify.error} />}
    </Stack>
  )
}
