import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TargetError } from '../../../client/attack/attack-target.ts'
import { politeTarget } from '../../../client/attack/polite-target.ts'
import { type PreparationStage, prepareTest } from '../../../client/attack/prepare-test.ts'
import { type AttackProgress, runAttack } from '../../../client/attack/run-attack.ts'
import { useLeaveQuestion } from '../../parts/forms/use-leave-question.ts'
import { useSigned } from '../../session/session-provider.tsx'
import { changedByVerdict } from '../cases/override-form.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { browserTarget, type Unasked } from './browser-target.ts'
import { type DriveSettings, preparedBy } from './drive-settings.ts'
import { handTarget, type OpenPrompt } from './hand-target.ts'

/** What is being done: a stage of the preparation, or the attack. */
export type DriveStage = PreparationStage | 'run'

/**
 * Drives a test. Leaving the page stops it, and asks before it does, because answers to harmless questions are uploaded all
 * together: who leaves among them loses what was typed. Beginning again goes on where it was.
 */
export interface Drive {
  /** True from a beginning until it has ended. */
  readonly isBusy: boolean
  /** Null while nothing is being done. */
  readonly stage: DriveStage | null
  /** What ended the last work; null when nothing did. */
  readonly error: Error | null
  /** Why the browser could not even ask the target, where that ended the last work; null for any other end. */
  readonly unasked: Unasked | null
  /** The prompt that waits for a person; null when none does. */
  readonly open: OpenPrompt | null
  readonly prepare: () => void
  readonly attack: () => void
  readonly stop: () => void
}

/** A drive of one test, with nothing going on yet. */
export function useDrive(testId: string, settings: DriveSettings): Drive {
  const { t } = useRedTeamText()
  const { client } = useSigned()
  // The service leases open conversations to a worker: beginning again gives the same one its own back.
  const [worker] = useState(() => client.clock.newId())
  const queries = useQueryClient()
  const [stage, setStage] = useState<DriveStage | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [unasked, setUnasked] = useState<Unasked | null>(null)
  const [open, setOpen] = useState<OpenPrompt | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const isBusy = stage !== null
  useLeaveQuestion(isBusy, { question: t('redTeam.setup.leave') })
  const drive = async (work: (signal: AbortSignal) => Promise<unknown>) => {
    if (stop.current !== null) return
    const own = new AbortController()
    stop.current = own
    setError(null)
    setUnasked(null)
    try {
      await work(own.signal)
    } catch (failure) {
      // Who stopped it on purpose needs no reason; a target that cannot be asked gives one.
      const cause: unknown = own.signal.aborted ? own.signal.reason : failure
      if (!own.signal.aborted || cause instanceof TargetError)
        setError(cause instanceof Error ? cause : new Error(String(cause)))
    } finally {
      stop.current = null
      setStage(null)
      const changed = [...changedByVerdict, 'estimateAttackRun', 'listTests']
      await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    }
  }
  // A person answers one prompt at a time; a target that others use is asked gently.
  const isByHand = settings.kind === 'hand'
  const concurrency = isByHand ? 1 : 2
  const target = () => targetOf(settings, { setOpen, setUnasked, forbid: (failure) => stop.current?.abort(failure) })
  const shared = () => ({ client, testId, target: target(), concurrency })
  const readTest = () => void queries.invalidateQueries({ queryKey: ['readTest'] })
  return {
    isBusy,
    stage,
    error,
    unasked,
    open,
    prepare: () => {
      setStage('test')
      void drive((signal) => {
        const onStage = (next: PreparationStage) => {
          setStage(next)
          readTest()
        }
        return prepareTest({ ...shared(), ...preparedBy(settings), signal, onStage })
      })
    },
    attack: () => {
      setStage('run')
      let seen: string | null = null
      const onProgress = ({ runId, pausedAt }: AttackProgress) => {
        // From then on the page of the test knows that a run goes on, and watches it; it hears of pauses too.
        const state = `${runId} ${pausedAt}`
        if (state !== seen) readTest()
        seen = state
      }
      void drive((signal) => runAttack({ ...shared(), worker, signal, onProgress }))
    },
    stop: () => stop.current?.abort(),
  }
}

interface Told {
  readonly setOpen: (open: OpenPrompt | null) => void
  readonly setUnasked: (unasked: Unasked | null) => void
  /** Ends the work: the next try would be forbidden as well, for the policy of a page stays until it is loaded again. */
  readonly forbid: (failure: TargetError | null) => void
}

/** A person, or what the browser asks, which is asked gently. */
function targetOf(settings: DriveSettings, { setOpen, setUnasked, forbid }: Told) {
  if (settings.kind === 'hand') return handTarget(setOpen)
  const onTried = (why: Unasked | null, failure: TargetError | null) => {
    setUnasked(why)
    if (why === 'policy') forbid(failure)
  }
  return politeTarget(browserTarget(settings, { onTried }), { retries: 1 })
}
