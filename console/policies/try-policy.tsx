import { Button, Fieldset, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useChange } from '../operation.ts'
import { ProblemView } from '../parts/problem-view.tsx'
import { Findings } from '../parts/verdict/findings.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePolicyNames } from '../parts/verdict/use-policy-words.ts'
import { useText } from '../texts/language.tsx'

/** Judges a text by the policy as it is saved; nothing is stored. */
export function TryPolicy({ policyId }: { readonly policyId: string }) {
  const { t } = useText()
  const nameOf = usePolicyNames()
  const [text, setText] = useState('')
  const attempt = useChange('tryPolicy', [])
  const { data, variables } = attempt
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt.mutate({ params: { id: policyId }, body: { text } })
  }
  return (
    <Fieldset legend={t('policy.try')}>
      <form onSubmit={submit}>
        <Stack>
          <Textarea
            label={t('policy.try.text')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autosize
            required
          />
          <Button type="submit" variant="default" w="fit-content" loading={attempt.isPending}>
            {t('policy.try.do')}
          </Button>
          {attempt.isError && <ProblemView problem={attempt.error} />}
          <div aria-live="polite">
            {data && variables && (
              <>
                <SaidText text={variables.body.text} spans={data.is_safe ? [] : data.spans} />
                <Findings
                  findings={[
                    {
                      id: data.id,
                      name: nameOf(data),
                      isSafe: data.is_safe,
                      isShadow: false,
                      value: data.value,
                      threshold: data.detection_threshold,
                      reason: data.reason,
                      spans: data.spans,
                      isInPart: data.unjudged.length > 0 || data.status !== 'success',
                    },
                  ]}
                />
              </>
            )}
          </div>
        </Stack>
      </form>
    </Fieldset>
  )
}
