import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/language.tsx'
import { isWithin, type NumberBounds } from './number-bounds.ts'

type Kept =
  | 'label'
  | 'description'
  | 'step'
  | 'decimalScale'
  | 'hideControls'
  | 'disabled'
  | 'placeholder'
  | 'maw'
  | 'mb'

interface OwnProps extends NumberBounds, Pick<NumberInputProps, Kept> {
  /** Whether it may have decimals. Default false. */
  readonly isDecimal?: boolean
}

type NumberFieldProps = OwnProps &
  (
    | { readonly isOptional?: false; readonly value: number; readonly onValue: (value: number) => void }
    | {
        /** Whether it may be empty. Default false. */
        readonly isOptional: true
        readonly value: number | ''
        readonly onValue: (value: number | '') => void
      }
  )

/**
 * A number as it was typed: one beyond the bounds stays, the field says the bounds, and the form around it is not sent. `onValue` is
 * told of each number, also of one that is beyond them.
 */
export function NumberField(props: NumberFieldProps) {
  const { isDecimal = false, isOptional, value, onValue, min, max, ...kept } = props
  const { t, n } = useText()
  const input = useRef<HTMLInputElement>(null)
  // What is no number stays in the field alone, until the value changes elsewhere.
  const [loose, setLoose] = useState<{ readonly text: string; readonly beside: number | '' } | null>(null)
  const shown = loose !== null && loose.beside === value ? loose.text : value
  const isRight = isWithin(shown, { min, max }) || (isOptional === true && shown === '')
  const error = isRight ? null : t('field.bounds', { min: n(min, 3), max: n(max, 3) })
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error])
  const onChange = (typed: number | string) => {
    if (typeof typed === 'number') {
      setLoose(null)
      onValue(typed)
    } else if (typed === '' && props.isOptional) {
      setLoose(null)
      props.onValue('')
    } else setLoose({ text: typed, beside: value })
  }
  return (
    <NumberInput
      {...kept}
      ref={input}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={shown}
      onChange={onChange}
      min={min}
      max={max}
      clampBehavior="none"
      allowDecimal={isDecimal}
      decimalSeparator={n(0.5, 1).charAt(1)}
      allowedDecimalSeparators={['.', ',']}
      error={error}
    />
  )
}
