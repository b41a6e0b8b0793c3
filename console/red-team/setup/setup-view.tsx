import { Button, Group, MultiSelect, NativeSelect, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { useOperation } from '../../operation.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { isFilled } from '../../parts/forms/is-filled.ts'
import { NumberField } from '../../parts/forms/number-field.tsx'
import { useLeaveQuestion } from '../../parts/forms/use-leave-question.ts'
import { ProblemView } from '../../parts/problem-view.tsx'
import { SaidText } from '../../parts/verdict/said-text.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { techniqueName } from '../technique-name.ts'
import { isPaused } from '../test-pace.ts'
import { useTechniqueCatalogue } from '../use-technique-catalogue.ts'
import { attackCommandsOf, attackConfigOf } from './attack-config.ts'
import type { Unasked } from './browser-target.ts'
import { type DriveSettings, driveBounds, hasRightAmounts, settingsOfTest } from './drive-settings.ts'
import type { OpenPrompt } from './hand-target.ts'
import { KeyedCommands } from './keyed-commands.tsx'
import { type DriveStage, useDrive } from './use-drive.ts'

/** Brings a test to its attack run and drives it, from this page or from a terminal. */
export function SetupView({ test }: { readonly test: Test }) {
  const { t } = useRedTeamText()
  const [settings, setSettings] = useState<DriveSettings>(() => settingsOfTest(test))
  const change = (changed: Partial<DriveSettings>) => setSettings((before) => ({ ...before, ...changed }))
  const drive = useDrive(test.id, settings)
  // What a drive was begun with is no longer only typed; while it goes on, its own question is asked.
  const [begun, setBegun] = useState(settings)
  useLeaveQuestion(!drive.isBusy && isFilled(begun, settings))
  const begin = (work: () => void) => () => {
    setBegun(settings)
    work()
  }
  const isReady =
    settings.techniqueIds.length > 0 && (settings.kind === 'hand' || settings.url !== '') && hasRightAmounts(settings)
  return (
    <Stack maw={760}>
      <Text size="sm">{t('redTeam.setup.about')}</Text>
      <TargetFields settings={settings} change={change} isBusy={drive.isBusy} />
      <MethodFields settings={settings} change={change} isBusy={drive.isBusy} />
      <RunEstimate testId={test.id} />
      <Group>
        <Button disabled={!isReady || drive.isBusy} loading={drive.isBusy} onClick={begin(drive.prepare)}>
          {t('redTeam.setup.prepare')}
        </Button>
        <Button disabled={!isReady || drive.isBusy || !isPrepared(test)} onClick={begin(drive.attack)}>
          {t('redTeam.setup.attack')}
        </Button>
        <Button variant="default" disabled={!drive.isBusy} onClick={drive.stop}>
          {t('redTeam.setup.stop')}
        </Button>
      </Group>
      <Text role="status">{drive.stage === null ? '' : t(stageText(drive.stage, test))}</Text>
      {drive.error !== null && <ProblemOrReason error={drive.error} unasked={drive.unasked} url={settings.url} />}
      {drive.open !== null && <PromptByHand key={drive.open.id} open={drive.open} />}
      <CodeBlock title={t('redTeam.setup.config')} code={attackConfigOf(test, window.location.origin, settings)} />
      <KeyedCommands title={t('redTeam.command')} commands={attackCommandsOf(test)} />
    </Stack>
  )
}

/** While a run is paused nothing is asked, and nothing is wrong. */
function stageText(stage: DriveStage, { metadata }: Test) {
  const [run] = metadata.attack_results.runs
  if (stage === 'run' && run !== undefined && isPaused(run)) return 'redTeam.setup.stage.paused'
  return `redTeam.setup.stage.${stage}` as const
}

/** Methods are chosen last; a run takes what was prepared. */
function isPrepared({ metadata }: Test): boolean {
  return metadata.scenarios.status === 'ready' && (metadata.attack_methods?.technique_ids.length ?? 0) > 0
}

interface FieldsProps {
  readonly settings: DriveSettings
  readonly change: (changed: Partial<DriveSettings>) => void
  readonly isBusy: boolean
}

function TargetFields({ settings, change, isBusy }: FieldsProps) {
  const { t } = useRedTeamText()
  const kinds = ['hand', 'browser'] as const
  return (
    <>
      <NativeSelect
        label={t('redTeam.setup.target')}
        data={kinds.map((value) => ({ value, label: t(`redTeam.setup.target.${value}`) }))}
        value={settings.kind}
        onChange={(event) => change({ kind: event.currentTarget.value === 'browser' ? 'browser' : 'hand' })}
        disabled={isBusy}
      />
      {settings.kind === 'browser' && (
        <>
          <Text size="sm">{t('redTeam.setup.browser.about')}</Text>
          <TextInput
            type="url"
            label={t('redTeam.setup.url')}
            value={settings.url}
            onChange={(event) => change({ url: event.currentTarget.value })}
            disabled={isBusy}
            required
          />
          <Group grow preventGrowOverflow={false} align="flex-end">
            {(['promptField', 'messagesField', 'replyPath'] as const).map((name) => (
              <TextInput
                key={name}
                label={t(`redTeam.setup.${name}`)}
                value={settings[name]}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
                disabled={isBusy}
                required={name === 'promptField'}
              />
            ))}
          </Group>
        </>
      )}
    </>
  )
}

function MethodFields({ settings, change, isBusy }: FieldsProps) {
  const { t, language } = useRedTeamText()
  const techniques = useTechniqueCatalogue()
  const usable = (techniques.data?.items ?? []).filter(({ needs }) => !needs.includes('images'))
  // Once there are scenarios they are chosen one by one.
  const amounts = settings.maxScenarios === null ? (['attempts'] as const) : (['attempts', 'maxScenarios'] as const)
  return (
    <>
      {techniques.isError && <ProblemView problem={techniques.error} />}
      <MultiSelect
        label={t('redTeam.setup.techniques')}
        data={usable.map((one) => ({ value: one.id, label: `${techniqueName(one, language)} (${one.id})` }))}
        value={[...settings.techniqueIds]}
        onChange={(techniqueIds) => change({ techniqueIds })}
        disabled={isBusy}
        searchable
        limit={200}
      />
      <Group grow preventGrowOverflow={false} align="flex-end">
        {amounts.map((name) => (
          <NumberField
            key={name}
            label={t(`redTeam.setup.${name}`)}
            value={settings[name] ?? 1}
            onValue={(value) => change({ [name]: value })}
            {...driveBounds[name]}
            disabled={isBusy}
          />
        ))}
        <NumberField
          label={t('redTeam.setup.maximumMultiTurn')}
          isOptional
          value={settings.maximumMultiTurn ?? ''}
          onValue={(turns) => change({ maximumMultiTurn: turns === '' ? null : turns })}
          placeholder={t('redTeam.setup.asGenerated')}
          {...driveBounds.maximumMultiTurn}
          disabled={isBusy}
        />
      </Group>
    </>
  )
}

/** What a run of what is prepared would cost. */
function RunEstimate({ testId }: { readonly testId: string }) {
  const { t, n } = useRedTeamText()
  const query = useOperation('estimateAttackRun', { params: { test_id: testId } })
  if (query.isError) return <ProblemView problem={query.error} />
  if (query.data === undefined) return null
  const { credits, attempts, turns_max: turns, balance } = query.data
  if (attempts === 0) return <Text size="sm">{t('redTeam.setup.estimate.none')}</Text>
  return (
    <Text size="sm">
      {t('redTeam.setup.estimate', { credits: n(credits), attempts: n(attempts), turns: n(turns) })}{' '}
      {balance !== null && t('redTeam.setup.balance', { balance: n(balance) })}
    </Text>
  )
}

interface ReasonProps {
  readonly error: Error
  readonly unasked: Unasked | null
  readonly url: string
}

function ProblemOrReason({ error, unasked, url }: ReasonProps) {
  const { t } = useRedTeamText()
  if (error.name !== 'TargetError') return <ProblemView problem={error} />
  const places = { target: URL.canParse(url) ? new URL(url).origin : url, console: window.location.origin }
  return (
    <Paper withBorder p="md" role="alert">
      <Text fw={600}>{t('redTeam.setup.targetFailed')}</Text>
      <p className="said">{error.message}</p>
      {unasked !== null && <Text size="sm">{t(`redTeam.setup.unasked.${unasked}`, places)}</Text>}
    </Paper>
  )
}

/** What to say to the target, and a place for what it answered. */
function PromptByHand({ open }: { readonly open: OpenPrompt }) {
  const { t } = useRedTeamText()
  const [text, setText] = useState('')
  return (
    <Paper withBorder p="md" component="section" aria-label={t('redTeam.hand.next')}>
      <Stack>
        <Text fw={600}>{t('redTeam.hand.next')}</Text>
        {open.messages.length === 0 && <Text size="sm">{t('redTeam.hand.fresh')}</Text>}
        {open.messages.map(({ role, content }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said before stands fast
          <Paper key={place} withBorder p="xs" ml={role === 'assistant' ? 'lg' : 0}>
            <Text size="xs" fw={600}>
              {t(role === 'assistant' ? 'redTeam.case.target' : 'redTeam.case.attacker')}
            </Text>
            <SaidText text={content} />
          </Paper>
        ))}
        <CodeBlock title={t('redTeam.hand.prompt')} code={open.prompt} />
        <Textarea
          label={t('redTeam.hand.answer')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={1_000_000}
          autosize
          minRows={3}
          maxRows={14}
        />
        <Group>
          <Button disabled={text.trim() === ''} onClick={() => open.answer(text)}>
            {t('redTeam.hand.send')}
          </Button>
          <Button variant="default" disabled={text.trim() !== ''} onClick={open.giveUp}>
            {t('redTeam.hand.noAnswer')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
