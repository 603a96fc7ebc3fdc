import { useRef } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { FilterChip } from './describe-filter.ts'
import './filters.css'

interface Props {
  readonly chips: readonly FilterChip[]
  /**
   * Number of holes that remain, of all holes, and of those that would remain without each part of the
   * filter.
   */
  readonly remaining: number
  readonly total: number
  readonly without: ReadonlyMap<Facet, number>
  readonly onRemove: (facet: Facet) => void
  readonly onClear: () => void
}

const words = filterStrings

/**
 * Active parts of the filter with buttons that remove them; if no hole remains, suggestions which to remove.
 */
export function FilterChips({ chips, remaining, total, without, onRemove, onClear }: Props) {
  const region = useRef<HTMLElement>(null)
  /** Keeps the focus in the region: the pressed button is removed. */
  const keepFocus = (act: () => void) => () => {
    region.current?.focus()
    act()
  }
  return (
    <section
      ref={region}
      className="filter-chips"
      aria-label={words.used}
      tabIndex={-1}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.length > 0 && (
        <ul>
          {chips.map(({ facet, text }) => (
            <li key={facet}>
              <button type="button" className="filter-chip" onClick={keepFocus(() => onRemove(facet))}>
                <span className="visually-hidden">{words.remove} </span>
                <span className="filter-text" title={text}>
                  {text}
                </span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button type="button" className="filter-clear" onClick={keepFocus(onClear)}>
                {words.clear}
              </button>
            </li>
          )}
        </ul>
      )}
      {chips.length > 0 && (
        <p className="filter-result soft" role="status">
          {strings.holes.some(remaining, total)}
        </p>
      )}
      {chips.length > 0 && remaining === 0 && (
        <Suggestions
          removable={chips.flatMap((chip) => {
            const count = without.get(chip.facet) ?? 0
            return count > 0 ? [{ ...chip, count }] : []
          })}
          onRemove={(facet) => keepFocus(() => onRemove(facet))()}
        />
      )}
    </section>
  )
}

interface SuggestionsProps {
  readonly removable: readonly (FilterChip & { readonly count: number })[]
  readonly onRemove: (facet: Facet) => void
}

const Suggestions = ({ removable, onRemove }: SuggestionsProps) => (
  <div className="filter-suggestions" role="status">
    <p>{words.nothing}</p>
    {removable.length === 0 && <p className="soft">{words.several}</p>}
    {removable
      .toSorted((a, b) => b.count - a.count)
      .map(({ facet, text, count }) => (
        <button key={facet} type="button" className="filter-clear" onClick={() => onRemove(facet)}>
          {words.instead(text, count)}
        </button>
      ))}
  </div>
)
