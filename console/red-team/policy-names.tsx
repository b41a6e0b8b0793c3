import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { nameOrRule } from '../../client/run-summary/whole-name.ts'
import type { Test } from '../../contract/red-team-test/test.ts'
import { hiderOf } from './report/read-report.ts'

const Rules = createContext<ReadonlyMap<string, string>>(new Map())

/** Lets the pages of a test call its policies by their whole names; no secret of its checks stands in one. */
export function PolicyNames({ test, children }: { readonly test: Test; readonly children: ReactNode }) {
  const rules = useMemo(() => {
    const hide = hiderOf(test)
    return new Map(test.metadata.policies.map(({ id, policy }) => [id, hide(policy)]))
  }, [test])
  return <Rules value={rules}>{children}</Rules>
}

/** The name of a policy as `nameOrRule` has it. */
export function usePolicyName(): (policy: { readonly policy_id: string; readonly name: string }) => string {
  const rules = useContext(Rules)
  return ({ policy_id: id, name }) => nameOrRule(name, rules.get(id) ?? '')
}
