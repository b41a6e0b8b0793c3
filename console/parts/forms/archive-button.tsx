import type { OperationName } from '../../../client/wire.ts'
import { useText } from '../../texts/language.tsx'
import { Permitted } from '../permitted.tsx'
import { ConfirmButton } from './confirm-button.tsx'

/** Archives something, or brings it back from the archive, once somebody has confirmed it. */
export function ArchiveButton({
  to,
  isArchived,
  question,
  isBusy,
  onArchive,
  onRestore,
}: {
  /** The operation that archives it. */
  readonly to: OperationName
  readonly isArchived: boolean
  /** Asked before it is archived. */
  readonly question: string
  readonly isBusy: boolean
  readonly onArchive: () => void
  readonly onRestore: () => void
}) {
  const { t } = useText()
  return (
    <Permitted to={to}>
      <ConfirmButton
        label={t(isArchived ? 'action.restore' : 'action.archive')}
        question={isArchived ? t('action.restore') : question}
        isBusy={isBusy}
        onConfirm={isArchived ? onRestore : onArchive}
      />
    </Permitted>
  )
}
