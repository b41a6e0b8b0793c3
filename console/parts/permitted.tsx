import { Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { OperationName } from '../../client/wire.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'

interface PermittedProps {
  /** What is done here. */
  readonly to: OperationName
  readonly children: ReactNode
}

/** What not everybody may do: for whoever may not it is there, says why, and cannot be used. The service refuses it anyway. */
export function Permitted({ to, children }: PermittedProps) {
  const { mayCall } = useSigned()
  const reasonId = useId()
  // The same element either way, so that nothing typed is lost.
  const isWithheld = !mayCall(to)
  return (
    <fieldset className="permitted" disabled={isWithheld} aria-describedby={isWithheld ? reasonId : undefined}>
      {isWithheld && <Withheld id={reasonId} />}
      {children}
    </fieldset>
  )
}

/** Why something cannot be done here; nothing for whoever may. */
export function WithheldNote({ to }: Pick<PermittedProps, 'to'>) {
  const { mayCall } = useSigned()
  return mayCall(to) ? null : <Withheld />
}

function Withheld({ id }: { readonly id?: string }) {
  const { t } = useText()
  const { session } = useSigned()
  const role = session?.person?.role ?? null
  return (
    <Text size="sm" c="dimmed" mb={4} {...(id !== undefined && { id })}>
      {role === null ? t('state.withheld.key') : t('state.withheld.role', { role: t(`role.${role}`) })}
    </Text>
  )
}
