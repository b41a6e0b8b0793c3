import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Statistics } from '../../contract/monitoring/statistics.ts'
import { dayOf } from '../parts/forms/day-bound.ts'
import type { Search } from '../search.ts'
import { useText } from '../texts/language.tsx'

type Day = Statistics['days'][number]

const policiesOf = ({ policies: { low, medium, high, critical } }: Day) => low + medium + high + critical
const securityOf = ({ security: { input, output } }: Day) => input + output
const sum = (days: readonly Day[], count: (day: Day) => number) => days.reduce((total, day) => total + count(day), 0)

/** The last seven days in numbers, each beside the seven before. */
export function Tiles({ statistics: { project_id: project, days } }: { readonly statistics: Statistics }) {
  const { t, n } = useText()
  const last = days.slice(-7)
  const before = days.slice(0, -7)
  const latency = days.at(-1)?.latency ?? null
  const counted: readonly { readonly title: string; readonly count: (day: Day) => number; readonly leads?: Search }[] =
    [
      { title: t('overview.messages'), count: (day: Day) => day.messages },
      { title: t('overview.blocked'), count: (day: Day) => day.blocked },
      { title: t('overview.flagged'), count: securityOf },
      { title: t('overview.byPolicies'), count: policiesOf },
      { title: t('overview.errors'), count: (day: Day) => day.errors, leads: { errors: 'true' } },
    ]
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3, lg: 6 }}>
      {counted.map(({ title, count, leads }) => (
        <Tile
          key={title}
          title={title}
          value={
            leads === undefined || last[0] === undefined ? (
              n(sum(last, count))
            ) : (
              <Anchor
                component={Link}
                to="/monitoring"
                search={{ project, from: dayOf(last[0].starts_at), ...leads } as never}
                inherit
                aria-label={t('overview.lead', { title, value: n(sum(last, count)) })}
              >
                {n(sum(last, count))}
              </Anchor>
            )
          }
          about={t('overview.before', { value: n(sum(before, count)) })}
        />
      ))}
      <Tile
        title={t('overview.latency')}
        value={latency === null ? '–' : t('overview.ms', { value: n(latency.median_ms, 1) })}
        about={latency === null ? t('overview.latency.none') : t('overview.p95', { value: n(latency.p95_ms, 1) })}
      />
    </SimpleGrid>
  )
}

/** A number under its title, and a line about it. */
export function Tile({
  title,
  value,
  about,
  children,
}: {
  readonly title: string
  readonly value: ReactNode
  readonly about: ReactNode
  /** What stands below. */
  readonly children?: ReactNode
}) {
  return (
    <Paper withBorder p="md" className="tile">
      <Text size="sm">{title}</Text>
      <Text fz={28} fw={700} lh={1.2}>
        {value}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        {about}
      </Text>
      {children}
    </Paper>
  )
}
