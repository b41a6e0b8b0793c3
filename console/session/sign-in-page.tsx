import { Alert, Button, Container, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../texts/language.tsx'
import { beginSession, type SignInFailure } from './own-session.ts'
import { useSigned } from './session-provider.tsx'

const ProviderSignIn = lazy(() =>
  import('./provider-sign-in.tsx').then((module) => ({ default: module.ProviderSignIn })),
)

/** Signing in with the link that the start prints, at an identity provider, or with a key. */
export function SignInPage() {
  const { t } = useText()
  const { setSession } = useSigned()
  const navigate = useNavigate()
  const { next, failed } = useSearch({ strict: false }) as { readonly next?: string; readonly failed?: string }
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const taken = useRef(false)
  // Whoever comes by the link is not asked.
  const [isByLink] = useState(() => window.location.hash.startsWith('#code='))
  const begin = async (body: { readonly code: string } | { readonly api_key: string }) => {
    setBusy(true)
    setFailure(null)
    const result = await beginSession(body).catch(() => ({
      code: 'unreachable',
      detail: t('state.unreachable.detail'),
    }))
    setBusy(false)
    if ('csrf_token' in result) {
      setSession(result)
      await navigate({ to: inside(next) })
    } else setFailure(result)
  }
  // The code stands behind the #, which no log and no other site gets to see; it is taken out of the address at once.
  useEffect(() => {
    const code = new URLSearchParams(window.location.hash.slice(1)).get('code')
    if (code === null || taken.current) return
    taken.current = true
    window.history.replaceState(null, '', window.location.pathname)
    void begin({ code })
  })
  return (
    <Container component="main" size="xs" pt="xl">
      <Paper withBorder p="lg">
        <Title order={1} size="h2" mb="xs">
          {t('signIn.title')}
        </Title>
        <Text c="dimmed" mb="md">
          {t('signIn.how')}
        </Text>
        {!isByLink && (
          <Suspense fallback={null}>
            <ProviderSignIn next={inside(next)} failed={failed ?? null} />
          </Suspense>
        )}
        <KeyForm isBusy={isBusy} failure={failure} onKey={(key) => void begin({ api_key: key })} />
      </Paper>
    </Container>
  )
}

function KeyForm({
  isBusy,
  failure,
  onKey,
}: {
  readonly isBusy: boolean
  readonly failure: SignInFailure | null
  readonly onKey: (key: string) => void
}) {
  const { t } = useText()
  const [key, setKey] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '') onKey(key.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordInput
          label={t('signIn.key')}
          description={t('signIn.key.hint')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.show') }}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          required
        />
        {failure && (
          <Alert
            role="alert"
            color="red"
            variant="outline"
            title={<span className="notice-title">{t(failureTitle(failure.code))}</span>}
          >
            {failure.detail}
          </Alert>
        )}
        <Button type="submit" loading={isBusy}>
          {t('signIn.do')}
        </Button>
      </Stack>
    </form>
  )
}

function failureTitle(code: string) {
  return code === 'rate-limited' ? 'signIn.locked' : 'signIn.refused'
}

/** Where to go on; only a place inside the console. */
function inside(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : '/'
}
