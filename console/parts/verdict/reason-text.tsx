import { Text, type TextProps } from '@mantine/core'
import { useReasons } from './use-reasons.ts'

/** Why a verdict is as it is, in the language of the console. */
export function ReasonText({ reason, ...style }: TextProps & { readonly reason: string }) {
  const { text, lang } = useReasons()(reason)
  return (
    <Text size="sm" className="said" {...style} lang={lang}>
      {text}
    </Text>
  )
}
