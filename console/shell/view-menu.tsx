import { Box, Button, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { endSession } from '../session/own-session.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { type Language, languages } from '../texts/text-table.ts'

const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }
const looks = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[]

/** Language, look and signing out. */
export function ViewMenu() {
  const { t, language, setLanguage } = useText()
  const { session, setSession } = useSigned()
  const role = session?.person?.role
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = async () => {
    const goOn = session && (await endSession(session).catch(() => null))
    setSession(null)
    if (goOn !== null) window.location.assign(goOn)
  }
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button variant="default" size="xs" aria-label={t('shell.account')}>
          ☰
          <Box component="span" ml="xs" visibleFrom="sm">
            {t('shell.account')}
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('shell.account')}>
        <Menu.Label c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('shell.signedInAs', { name: session?.person?.name ?? session?.key_name ?? '' })}
          {role && ` (${t(`role.${role}`)})`}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Label c="dimmed">{t('shell.language')}</Menu.Label>
        {languages.map((one) => (
          <Menu.Item key={one} lang={one} onClick={() => setLanguage(one)} rightSection={one === language ? '✓' : null}>
            {languageNames[one]}
          </Menu.Item>
        ))}
        <Menu.Label c="dimmed">{t('shell.look')}</Menu.Label>
        {looks.map((look) => (
          <Menu.Item key={look} onClick={() => setColorScheme(look)} rightSection={look === colorScheme ? '✓' : null}>
            {t(`shell.look.${look}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut()}>{t('shell.signOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
