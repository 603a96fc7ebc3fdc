import { binCount, type ValueBins } from '@groundsheet/readings'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { useDebouncedText } from '../../ui/use-debounced-text.ts'
import type { RangeKind, ValueRange } from './range-kinds.ts'
import { ValueHistogram } from './value-histogram.tsx'

interface Props {
  readonly kind: RangeKind
  readonly bins: Pick<ValueBins, 'edges'>
  /** Number of holes in each bin. */
  readonly counts: readonly number[]
  readonly range: ValueRange | null
  readonly onRange: (range: ValueRange | null) => void
}

const NO_LIMITS: ValueRange = { min: null, max: null }
const words = filterStrings

/** Range of values, dragged across the histogram or typed; not shown if all holes are in one bin. */
export function RangeFacet({ kind, bins, counts, range, onRange }: Props) {
  const { min, max } = range ?? NO_LIMITS
  const change = (next: ValueRange) => onRange(next.min === null && next.max === null ? null : next)
  if (binCount(bins) < 2) return null
  return (
    <fieldset className="facet">
      <legend>{kind.title}</legend>
      <ValueHistogram kind={kind} edges={bins.edges} counts={counts} range={range} onRange={change} />
      <div className="value-range" data-stacked={kind.input === 'date' || undefined}>
        <ValueField
          kind={kind}
          label={kind.from}
          text={words.from}
          value={min}
          onValue={(value) => change({ min: value, max })}
        />
        <ValueField
          kind={kind}
          label={kind.to}
          text={words.to}
          value={max}
          onValue={(value) => change({ min, max: value })}
        />
      </div>
    </fieldset>
  )
}

interface FieldProps {
  readonly kind: RangeKind
  readonly label: string
  readonly text: string
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

/** Long enough to type a second digit. */
const TYPING_PAUSE_MS = 500

function ValueField({ kind, label, text, value, onValue }: FieldProps) {
  const [typed, setTyped] = useDebouncedText(
    value === null ? '' : kind.format(value),
    TYPING_PAUSE_MS,
    (changed) => onValue(kind.parse(changed)),
  )
  return (
    <label className="value-field">
      <span aria-hidden="true">{text}</span>
      <input
        className="field"
        type={kind.input}
        inputMode={kind.input === 'number' ? 'decimal' : undefined}
        min={kind.input === 'number' ? 0 : undefined}
        step={kind.input === 'number' ? 'any' : undefined}
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {kind.unit !== undefined && <span aria-hidden="true">{kind.unit}</span>}
    </label>
  )
}
