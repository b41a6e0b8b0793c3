import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { politeTarget } from '../../client/polite-target.ts'
import { type PreparationStage, prepareTest } from '../../client/prepare-test.ts'
import { runAttack } from '../../client/run-attack.ts'
import { useSigned } from '../session/session-provider.tsx'
import { type BrowserTargetConfig, browserTarget } from './browser-target.ts'
import { handTarget, type OpenPrompt } from './hand-target.ts'
import { changedByVerdict } from './override-form.tsx'

/** How a test is driven from the page. */
export interface DriveSettings extends BrowserTargetConfig {
  /** Who asks the target: a person, or the browser by HTTP. */
  readonly kind: 'hand' | 'browser'
  readonly techniqueIds: readonly string[]
  /** 1 to 5. */
  readonly attempts: number
  /** Scenarios at most, 1 or more; null = those that are switched on. */
  readonly maxScenarios: number | null
  /** Attack turns of an attempt at most, 1 to 15. */
  readonly maximumMultiTurn: number
}

/** What is being done: a stage of the preparation, or the attack. */
export type DriveStage = PreparationStage | 'run'

/** Drives a test. Leaving the page stops it; beginning again goes on where it was. */
export interface Drive {
  readonly isBusy: boolean
  readonly stage: DriveStage | null
  readonly error: Error | null
  /** The prompt that waits for a person; null when none does. */
  readonly open: OpenPrompt | null
  readonly prepare: () => void
  readonly attack: () => void
  readonly stop: () => void
}

/** A drive of one test, with nothing going on yet. */
export function useDrive(testId: string, settings: DriveSettings): Drive {
  const { client } = useSigned()
  const queries = useQueryClient()
  const [stage, setStage] = useState<DriveStage | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [open, setOpen] = useState<OpenPrompt | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const drive = async (work: (signal: AbortSignal) => Promise<unknown>) => {
    if (stop.current !== null) return
    const own = new AbortController()
    stop.current = own
    setError(null)
    try {
      await work(own.signal)
    } catch (failure) {
      if (!own.signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)))
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
  const target = () => (isByHand ? handTarget(setOpen) : politeTarget(browserTarget(settings), { retries: 1 }))
  const { techniqueIds, attempts, maxScenarios, maximumMultiTurn } = settings
  const shared = () => ({ client, testId, target: target(), concurrency })
  const readTest = () => void queries.invalidateQueries({ queryKey: ['readTest'] })
  return {
    isBusy: stage !== null,
    stage,
    error,
    open,
    prepare: () => {
      setStage('test')
      void drive((signal) => {
        const onStage = (next: PreparationStage) => {
          setStage(next)
          readTest()
        }
        const methods = { techniqueIds, attempts, maximumMultiTurn, ...(maxScenarios !== null && { maxScenarios }) }
        return prepareTest({ ...shared(), ...methods, signal, onStage })
      })
    },
    attack: () => {
      setStage('run')
      let isSeen = false
      const onProgress = () => {
        // From then on the page of the test knows that a run goes on, and watches it.
        if (!isSeen) readTest()
        isSeen = true
      }
      void drive((signal) => runAttack({ ...shared(), signal, onProgress }))
    },
    stop: () => stop.current?.abort(),
  }
}
