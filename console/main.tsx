import './components.css'
import './console.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { LanguageProvider } from './texts/language.tsx'
import { cssVariables, theme } from './theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the console')

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>
  </StrictMode>,
)
