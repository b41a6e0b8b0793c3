import { Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** There is nothing, why that is, and what to do about it. */
export function EmptyView({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Paper withBorder p="lg" ta="center">
      <Text fw={600}>{title}</Text>
      <Text component="div" c="dimmed" mt={4}>
        {children}
      </Text>
    </Paper>
  )
}
