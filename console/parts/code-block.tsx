import { Button, CopyButton, Group, Text } from '@mantine/core'
import { useText } from '../texts/language.tsx'

/** Code to paste, with a button that copies it. */
export function CodeBlock({ title, code }: { readonly title: string; readonly code: string }) {
  const { t } = useText()
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy} aria-label={`${t('action.copy')} ${title}`}>
              {copied ? t('action.copied') : t('action.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre className="code" tabIndex={0}>
        {code}
      </pre>
    </div>
  )
}
