import { AppShell, Box, Burger, Button, Group, NavLink, Text } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { loadWhenBack } from '../connection.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { LostBanner } from './lost-banner.tsx'
import { isAt, pageOf, pages } from './pages.ts'
import { ViewMenu } from './view-menu.tsx'

const Palette = lazy(() => loadWhenBack(() => import('./palette.tsx')).then((module) => ({ default: module.Palette })))

/** What stands around every page: navigation, palette, settings of the view. Whoever is not signed in is led there. */
export function Shell() {
  const { session } = useSigned()
  const { pathname } = useLocation()
  return session === null ? <ToSignIn /> : <SignedInShell path={pathname} />
}

/** Remembers where somebody wanted to go. Only once: the address changes while it is left. */
function ToSignIn() {
  const { href } = useLocation()
  const navigate = useNavigate()
  const wanted = useRef(href)
  useEffect(() => {
    const next = wanted.current
    void navigate({ to: '/sign-in', search: (next === '/' ? {} : { next }) as never, replace: true })
  }, [navigate])
  return null
}

/** The key for commands, as the keyboard has it. */
const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'

function SignedInShell({ path }: { readonly path: string }) {
  const { t } = useText()
  const { mayCall } = useSigned()
  const [isMenuOpen, menu] = useDisclosure(false)
  const [isPaletteOpen, palette] = useDisclosure(false)
  useHotkeys([['mod+K', palette.toggle]], [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when somebody has gone somewhere
  useEffect(() => menu.close(), [path])
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 210, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
      padding="md"
    >
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={t('shell.menu')}
              aria-expanded={isMenuOpen}
            />
            <Text fw={700}>Redoubt</Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" size="xs" onClick={palette.open} aria-keyshortcuts="Control+K Meta+K">
              {t('shell.search')}
              <Box component="span" ml="xs" c="dimmed" visibleFrom="sm">
                {shortcut}
              </Box>
            </Button>
            <ViewMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('shell.navigation')}>
        {pages
          .filter(({ needs }) => mayCall(needs))
          .map(({ path: to, title }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={t(title)}
              active={isAt(pageOf(path), to)}
              variant="light"
              color="gray"
              {...(isAt(pageOf(path), to) && { 'aria-current': 'page' as const })}
            />
          ))}
        <NavLink component="a" href="/docs" label={t('shell.docs')} mt="auto" />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <LostBanner />
        <Outlet />
      </AppShell.Main>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette onClose={palette.close} />
        </Suspense>
      )}
    </AppShell>
  )
}
