import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { askedGoal } from '../../client/run-summary/asked-goal.ts'
import type { ResultCase } from '../../contract/red-team-test/results.ts'
import type { Test } from '../../contract/red-team-test/test.ts'
import { hiderOf } from './report/read-report.ts'

const Goals = createContext<ReadonlyMap<string, string>>(new Map())

/** Lets the conversations of a test say what they are after; no secret of its checks stands in it. */
export function AskedGoals({ test, children }: { readonly test: Test; readonly children: ReactNode }) {
  const goals = useMemo(() => {
    const hide = hiderOf(test)
    return new Map(test.metadata.scenarios.items.map(({ id, scenario }) => [id, hide(scenario)]))
  }, [test])
  return <Goals value={goals}>{children}</Goals>
}

/** What a conversation is after in plain words; null as `askedGoal` has it. */
export function useAskedGoal({ scenario_id: id, turns = [], asked }: ResultCase): string | null {
  const goals = useContext(Goals)
  const prompts = [...turns.map(({ request, prompt }) => request || prompt), ...(asked ? [asked.prompt] : [])]
  return askedGoal(goals.get(id ?? ''), prompts)
}
