import './components.css'
import './console.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './query-client.ts'
import { arrivalOf, readAhead } from './read-ahead.ts'
import { router } from './router.tsx'
import { readOwnSession } from './session/own-session.ts'
import { clientOf } from './session/session-client.ts'
import { SessionProvider, type SessionState } from './session/session-provider.tsx'
import { LanguageProvider } from './texts/language.tsx'
import { cssVariables, theme } from './theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the console')

/** So long the first drawing waits for the session and for the page, so that it need not draw twice; then it shows that they are on their way. */
const drawnAfterMs = 300
const within = <Value,>(work: Promise<Value>, otherwise: Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(() => resolve(otherwise), drawnAfterMs))])

const reading: Promise<SessionState> = readOwnSession().catch(() => 'failed' as const)
const first = await within(reading, 'reading')
if (first !== null && typeof first !== 'string') {
  const arrived = router.matchRoutes(router.latestLocation).at(-1)
  if (arrived) readAhead(clientOf(first), arrivalOf(arrived))
  await within(router.load(), undefined)
}

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <SessionProvider first={first} reading={reading}>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>
  </StrictMode>,
)
