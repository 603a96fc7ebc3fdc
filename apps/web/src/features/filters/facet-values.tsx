import type { ReactNode } from 'react'
import { nameAndCode, type CodedName } from '../../data/text/coded-name.ts'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { strings } from '../../ui/strings/strings.ts'

export interface FacetValue {
  readonly value: string
  readonly label: CodedName
  readonly mark?: ReactNode
  readonly count: number
}

interface Props {
  readonly title: string
  readonly values: readonly FacetValue[]
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

/** Check boxes of the values of a facet, each with the number of holes that would remain. */
export const FacetValues = ({ title, values, selected, onToggle }: Props) => (
  <fieldset className="facet">
    <legend>{title}</legend>
    {values.map(({ value, label, mark, count }) => (
      <label
        key={value}
        className="facet-value"
        title={nameAndCode(label)}
        data-none={(count === 0 && !selected.includes(value)) || undefined}
      >
        <input type="checkbox" checked={selected.includes(value)} onChange={() => onToggle(value)} />
        {mark}
        <span className="facet-label">
          <bdi>{label.name}</bdi>
          {label.code !== '' && <span className="soft"> {label.code}</span>}
        </span>
        <span className="facet-count">
          {strings.number(count)}
          <span className="visually-hidden"> {filterStrings.holesOf(count)}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
