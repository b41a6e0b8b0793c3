import { Fieldset, List, Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import type { Policy, PolicyVersion } from '../../contract/policy/policy.ts'
import { useChange, useOperation } from '../operation.ts'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { Unfolding } from '../parts/unfolding.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { type Spoken, useText } from '../texts/language.tsx'
import { policyDifferences } from './policy-differences.ts'
import { changesOf, draftOf } from './policy-draft.ts'
import { policyFieldTexts } from './policy-field-texts.ts'
import { policyReaders } from './policy-readers.ts'

/** What a policy was before, and the way back. */
export function PolicyVersions({ policy }: { readonly policy: Policy }) {
  const { t } = useText()
  const query = useOperation('listPolicyVersions', { params: { id: policy.id }, query: { limit: 50 } })
  return (
    <Fieldset legend={t('policy.versions')}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">{t('policy.versions.none')}</Text>
          ) : (
            <Stack gap="xs">
              {items.map((version) => (
                <Version key={version.version} policy={policy} version={version} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Fieldset>
  )
}

function Version({ policy, version }: { readonly policy: Policy; readonly version: PolicyVersion }) {
  const { t, n } = useText()
  const wordsOf = usePolicyWords()
  // Of one of the catalogue name and definition are the same in every version.
  const { name, description } = policy.is_default ? wordsOf(policy) : version
  const update = useChange('updatePolicy', policyReaders)
  const body = changesOf(policy, draftOf(version))
  const differs = Object.keys(body).length > 0
  return (
    <Unfolding
      summary={
        <>
          {t('policy.version', { version: version.version })} {t('policy.version.until')}{' '}
          <TimeText at={version.replaced_at} />, {t('policy.version.by', { who: replacerOf(version, t) })}
        </>
      }
    >
      {() => (
        <Stack gap="xs" p="xs">
          <Text fw={600}>{name}</Text>
          <SaidText text={description} />
          <Text size="sm">
            {t('field.criticality')} {t(`criticality.${version.criticality}`)} · {t('field.threshold')}{' '}
            {n(version.detection_threshold, 3)}
          </Text>
          <Rows title={t('policy.violating')} rows={version.examples.violating} />
          <Rows title={t('policy.allowed')} rows={version.examples.allowed} />
          <Rows title={t('policy.deny')} rows={version.patterns.deny} />
          <Rows title={t('policy.allow')} rows={version.patterns.allow} />
          <Differences policy={policy} version={version} />
          {update.isError && <ProblemView problem={update.error} />}
          {differs && (
            <Permitted to="updatePolicy">
              <ConfirmButton
                label={t('policy.rollBack')}
                question={t('policy.rollBack.ask')}
                isBusy={update.isPending}
                onConfirm={() =>
                  update.mutate({ params: { id: policy.id }, body: { ...body, if_updated_at: policy.updated_at } })
                }
              />
            </Permitted>
          )}
        </Stack>
      )}
    </Unfolding>
  )
}

/** Who replaced a definition: by name, and where there is none in words. */
function replacerOf({ replaced_by: actor, replaced_by_name: name }: PolicyVersion, t: Spoken['t']): string {
  if (name !== null) return name
  if (actor.startsWith('api_key:')) return t('policy.version.by.key')
  if (actor.startsWith('person:')) return t('policy.version.by.person')
  return actor
}

/** What stood in an earlier definition and went since, and what came. */
function Differences({ policy, version }: { readonly policy: Policy; readonly version: PolicyVersion }) {
  const { t } = useText()
  const found = policyDifferences(draftOf(version), draftOf(policy))
  return (
    <section aria-label={t('policy.version.differs')}>
      <Text size="sm" fw={600}>
        {t(found.length === 0 ? 'policy.version.same' : 'policy.version.differs')}
      </Text>
      {found.length > 0 && (
        <dl className="facts">
          {found.map(({ field, before, now }) => (
            <Fragment key={field}>
              <dt>{t(policyFieldTexts[field])}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>
                {before.map((row) => (
                  <div key={row}>
                    <del>{row}</del>
                  </div>
                ))}
                {now.map((row) => (
                  <div key={row}>
                    <ins>{row}</ins>
                  </div>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly string[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {rows.map((row) => (
          <List.Item key={row} style={{ overflowWrap: 'anywhere' }}>
            {row}
          </List.Item>
        ))}
      </List>
    </div>
  )
}
