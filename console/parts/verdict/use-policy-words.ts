import { useMemo } from 'react'
import type { Policy } from '../../../contract/policy/policy.ts'
import { useWholeList } from '../../operation.ts'
import { useSigned } from '../../session/session-provider.tsx'
import { useText } from '../../texts/language.tsx'
import { policyWords } from './policy-words.ts'

/** `policyWords` in the language of the console. */
export function usePolicyWords(): (
  policy: Pick<Policy, 'is_default' | 'detector' | 'name' | 'description'>,
) => Pick<Policy, 'name' | 'description'> {
  const { language } = useText()
  return useMemo(() => (policy) => policyWords(policy, language), [language])
}

/**
 * What a policy is called in the language of the console, of which a verdict tells id and name alone. Where policies may not be read,
 * and before they were, it is called as the verdict calls it.
 */
export function usePolicyNames(): (named: { readonly id: string; readonly name: string }) => string {
  const { language } = useText()
  const { mayCall } = useSigned()
  // A verdict has the English names; so nothing is read to write English.
  const isRead = language !== 'en' && mayCall('listPolicies')
  const { data } = useWholeList('listPolicies', {}, { enabled: isRead })
  return useMemo(() => {
    const defaults = isRead ? (data?.items ?? []).filter(({ is_default }) => is_default) : []
    const names = new Map(defaults.map((policy) => [policy.id, policyWords(policy, language).name]))
    return ({ id, name }) => names.get(id) ?? name
  }, [data, isRead, language])
}
