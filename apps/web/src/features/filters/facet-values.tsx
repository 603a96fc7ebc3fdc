import type { ReactNode } from 'react'
import { strings } from '../../ui/strings.ts'

export interface FacetValue {
  readonly value: string
  readonly label: string
  /** What the label stands for, where it is a code. */
  readonly meaning?: string | undefined
  readonly mark?: ReactNode
  readonly count: number
}

interface Props {
  readonly title: string
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  /** Codes are short enough for two columns. */
  readonly columns?: 1 | 2
  readonly onToggle: (value: string) => void
}

/** The values of a facet to choose from, each with the holes that would remain. */
export const FacetValues = ({ title, values, chosen, columns = 1, onToggle }: Props) => (
  <fieldset className="facet" data-columns={columns}>
    <legend>{title}</legend>
    {values.map(({ value, label, meaning, mark, count }) => (
      <label
        key={value}
        className="facet-value"
        title={meaning}
        data-none={(count === 0 && !chosen.includes(value)) || undefined}
      >
        <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
        {mark}
        <span className="facet-label">
          {label}
          {meaning !== undefined && (
            <span className={columns === 1 ? 'soft' : 'visually-hidden'}> {meaning}</span>
          )}
        </span>
        <span className="facet-count">
          {strings.number(count)}
          <span className="visually-hidden"> {strings.filters.holesOf(count)}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
