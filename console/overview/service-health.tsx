import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../parts/badge.tsx'
import { useText } from '../texts/language.tsx'

/** How often it is asked again. */
const everyMs = 30_000

interface Health {
  readonly status: string
  /** Why it is not ready. */
  readonly reason?: string
}

/** Whether database, detectors and disk let the service do its work, as `/health/ready` tells everybody. */
export function ServiceHealth() {
  const { t } = useText()
  const { data, isError } = useQuery<Health>({ queryKey: ['health'], queryFn: readHealth, refetchInterval: everyMs })
  // What was ready before says nothing of a service that does not answer now; that is told above the page.
  if (data === undefined || isError) return null
  const isReady = data.status === 'ready'
  return (
    <Text size="sm" component="div" role="status" mb="sm">
      <Badge tone={isReady ? 'good' : 'bad'}>{t(isReady ? 'overview.ready' : 'overview.notReady')}</Badge>{' '}
      {isReady ? t('overview.ready.about') : data.reason}
    </Text>
  )
}

/** The answer is one with either status. */
async function readHealth({ signal }: { readonly signal: AbortSignal }): Promise<Health> {
  const response = await fetch('/health/ready', { signal, headers: { accept: 'application/json' } })
  const health: Partial<Health> = await response.json()
  if (typeof health.status !== 'string') throw new Error('What answers is not the service.')
  return { ...health, status: health.status }
}
