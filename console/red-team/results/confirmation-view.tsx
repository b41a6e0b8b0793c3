import { Stack, Text } from '@mantine/core'
import type { Confirmation } from '../../../contract/export/findings.ts'
import { Badge } from '../../parts/badge.tsx'
import { useRedTeamText } from '../red-team-text.ts'

const tones = {
  pending: 'quiet',
  reproduced: 'bad',
  not_reproduced: 'warn',
  unclear: 'warn',
  not_judged: 'warn',
  not_tried: 'quiet',
} as const

/** How stable a finding is when it is sent again, and its shortest form. */
export function ConfirmationView({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t, n } = useRedTeamText()
  const { status, broke, tried, unclear, ci95, attempts, planted_turns, shortest } = confirmation
  const [low, high] = ci95.map((share) => n(Math.round(share * 100)))
  return (
    <Stack gap={4}>
      <Text size="sm" component="div">
        <Badge tone={tones[status]}>{t(`redTeam.confirmed.${status}`)}</Badge>{' '}
        {tried > 0 &&
          t('redTeam.confirmed.share', { broke: n(broke), tried: n(tried), low: low ?? '', high: high ?? '' })}{' '}
        {unclear > 0 && t('redTeam.confirmed.unclearOnes', { count: n(unclear) })}{' '}
        {planted_turns > 0 && t('redTeam.confirmed.planted')}
      </Text>
      {shortest !== null && (
        <>
          <Text size="sm">
            {t('redTeam.confirmed.shortest', {
              ...{ turns: n(shortest.turns.length), before: n(shortest.turns_before), attempts: n(attempts) },
              ...{ broke: n(shortest.broke), tried: n(shortest.tried) },
            })}{' '}
            {!shortest.is_minimal && t('redTeam.confirmed.cutShort')}
          </Text>
          {shortest.turns.map(({ prompt, messages }) => (
            <Text
              key={prompt}
              size="sm"
              component="blockquote"
              className="said"
              m={0}
              pl="md"
              style={{ whiteSpace: 'pre-wrap' }}
            >
              {[...(messages ?? []), { role: 'user', content: prompt }]
                .map(({ role, content }) => (role === 'assistant' ? `→ ${content}` : content))
                .join('\n')}
            </Text>
          ))}
        </>
      )}
    </Stack>
  )
}
