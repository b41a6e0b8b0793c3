import type { ReactNode } from 'react'

/**
 * A select and a checkbox as the browser has them, for lists of some tens of rows: one of the library consists of some twenty
 * components, and a page with a hundred of them took longer to draw than to read. Both look like those beside them.
 */
export function RowSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  /** For whoever cannot see the row. */
  readonly label: string
  readonly value: Value
  /** What may be chosen, with what is shown for it. */
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly onChange: (value: Value) => void
}): ReactNode {
  return (
    <select
      className="row-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** Of a row: whether something holds. */
export function RowCheckbox({
  label,
  isChecked,
  isDisabled = false,
  onChange,
}: {
  /** For whoever cannot see the row. */
  readonly label: string
  readonly isChecked: boolean
  /** Default false. */
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
}): ReactNode {
  return (
    <input
      className="row-checkbox"
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
