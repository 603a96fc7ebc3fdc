import { useRef } from 'react'
import type { Facet } from '../../data/holes/hole-filter.ts'
import { strings } from '../../ui/strings.ts'
import type { FilterChip } from './describe-filter.ts'
import './filters.css'

interface Props {
  readonly chips: readonly FilterChip[]
  /** Holes that remain, all there are, and those that would remain without a part of the filter. */
  readonly remaining: number
  readonly total: number
  readonly without: ReadonlyMap<Facet, number>
  readonly onRemove: (facet: Facet) => void
  readonly onClear: () => void
}

const words = strings.filters

/** What is asked, each part to be taken away; and the way out when nothing is left. */
export function FilterChips({ chips, remaining, total, without, onRemove, onClear }: Props) {
  const region = useRef<HTMLElement>(null)
  /** The button that was pressed goes away, and the keyboard must not lose its place. */
  const stay = (act: () => void) => () => {
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
              <button type="button" className="filter-chip" onClick={stay(() => onRemove(facet))}>
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
              <button type="button" className="filter-clear" onClick={stay(onClear)}>
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
        <WayOut
          ways={chips.flatMap((chip) => {
            const count = without.get(chip.facet) ?? 0
            return count > 0 ? [{ ...chip, count }] : []
          })}
          onRemove={(facet) => stay(() => onRemove(facet))()}
        />
      )}
    </section>
  )
}

interface WayOutProps {
  readonly ways: readonly (FilterChip & { readonly count: number })[]
  readonly onRemove: (facet: Facet) => void
}

const WayOut = ({ ways, onRemove }: WayOutProps) => (
  <div className="filter-way-out" role="status">
    <p>{words.nothing}</p>
    {ways.length === 0 && <p className="soft">{words.several}</p>}
    {ways
      .toSorted((a, b) => b.count - a.count)
      .map(({ facet, text, count }) => (
        <button key={facet} type="button" className="filter-clear" onClick={() => onRemove(facet)}>
          {words.instead(text, count)}
        </button>
      ))}
  </div>
)
