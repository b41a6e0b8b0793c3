import { Alert, Anchor, Button, Divider, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { SignInProvider } from '../../contract/session/session.ts'
import { usePageText } from '../texts/page-text.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { readSignInProvider } from './own-session.ts'

/** Signing in at the identity provider, where there is one, and why it did not work the last time. */
export function ProviderSignIn({ next, failed }: { readonly next: string; readonly failed: string | null }) {
  const { t } = usePageText(signInTexts)
  const [provider, setProvider] = useState<SignInProvider['provider']>(null)
  useEffect(() => {
    // Without an answer a key still signs in.
    readSignInProvider().then(setProvider, () => undefined)
  }, [])
  return (
    <Stack mb="md">
      {failed !== null && (
        <Alert
          role="alert"
          color="red"
          variant="outline"
          title={<span className="notice-title">{t('signIn.refused')}</span>}
        >
          <p>{t(`signIn.failed.${isKnown(failed) ? failed : 'internal-error'}`)}</p>
          {isKnown(failed) && (
            <Anchor size="sm" href={`/docs/errors/${failed}`}>
              {t('state.explain', { code: failed })}
            </Anchor>
          )}
        </Alert>
      )}
      {provider !== null && (
        <>
          <Button
            component="a"
            href={`${provider.begin_at}?${new URLSearchParams({ next })}`}
            h="auto"
            mih={36}
            styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
          >
            {t('signIn.with', { name: provider.name })}
          </Button>
          <Divider label={t('signIn.or')} styles={{ label: { color: 'inherit' } }} />
        </>
      )}
    </Stack>
  )
}

const known = [
  'sign-in-expired',
  'sign-in-refused',
  'identity-not-verified',
  'missing-role',
  'identity-provider-failed',
  'rate-limited',
  'overloaded',
  'internal-error',
] as const

/** Anybody can write into an address: only what is known is said. */
function isKnown(code: string): code is (typeof known)[number] {
  return known.some((one) => one === code)
}
