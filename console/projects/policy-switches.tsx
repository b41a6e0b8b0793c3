import { Fieldset, Table, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWholeList } from '../operation.ts'
import { PartedList } from '../parts/lists/parted-list.tsx'
import { RowCheckbox, RowSelect } from '../parts/lists/row-controls.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { ownFirst } from '../policies/own-first.ts'
import { useText } from '../texts/language.tsx'
import { policiesPlace } from './policies-place.ts'
import type { DraftPart, PolicyMode, PolicyUse } from './project-draft.ts'

const unused: PolicyUse = { mode: 'off', input: true, output: true }
const modes = ['off', 'enforce', 'shadow'] as const satisfies readonly PolicyMode[]

/** Which policies hold in a project, for whose words, and whether they block. */
export function PolicySwitches({ draft, change }: DraftPart) {
  const { t } = useText()
  const query = useWholeList('listPolicies', {})
  const wordsOf = usePolicyWords()
  const place = useRef<HTMLFieldSetElement>(null)
  const { hash } = useLocation()
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere && hash === policiesPlace) place.current?.scrollIntoView()
  }, [hash, isThere])
  const set = (id: string, use: PolicyUse) => change({ policies: { ...draft.policies, [id]: use } })
  const head = [t('field.name'), t('project.policy.use'), t('projects.input'), t('projects.output')]
  return (
    <Fieldset ref={place} legend={t('project.policies')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('project.policies.about')}
      </Text>
      <QueryView query={query}>
        {({ items }) => (
          <PartedList
            items={ownFirst(items.filter(({ is_available }) => is_available)).map((policy) => ({
              id: policy.id,
              name: wordsOf(policy).name,
            }))}
            nameOf={({ name }) => name}
            limit={30}
          >
            {(shown) => (
              <WideTable label={t('project.policies')} head={head}>
                {shown.map(({ id, name }) => {
                  const use = draft.policies[id] ?? unused
                  return (
                    <Table.Tr key={id}>
                      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{name}</Table.Td>
                      <Table.Td>
                        <RowSelect
                          label={t('project.policy.mode', { name })}
                          options={modes.map((mode) => [mode, t(`project.policy.${mode}`)])}
                          value={use.mode}
                          onChange={(mode) => set(id, { ...use, mode })}
                        />
                      </Table.Td>
                      {(['input', 'output'] as const).map((side) => (
                        <Table.Td key={side}>
                          <RowCheckbox
                            label={t('project.policy.on', { name, side: t(`projects.${side}`) })}
                            isChecked={use.mode !== 'off' && use[side]}
                            isDisabled={use.mode === 'off'}
                            onChange={(isOn) => set(id, { ...use, [side]: isOn })}
                          />
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  )
                })}
              </WideTable>
            )}
          </PartedList>
        )}
      </QueryView>
    </Fieldset>
  )
}
