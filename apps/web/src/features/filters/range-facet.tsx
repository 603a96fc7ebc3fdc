import { binCount, type ValueBins } from '../../data/holes/value-bins.ts'
import { strings } from '../../ui/strings.ts'
import { usePausedText } from '../../ui/use-paused-text.ts'
import type { RangeKind, ValueRange } from './range-kinds.ts'
import { ValueHistogram } from './value-histogram.tsx'

interface Props {
  readonly kind: RangeKind
  readonly bins: Pick<ValueBins, 'edges'>
  /** Holes in each step. */
  readonly counts: readonly number[]
  readonly range: ValueRange | null
  readonly onRange: (range: ValueRange | null) => void
}

const EVERYTHING: ValueRange = { least: null, most: null }
const words = strings.filters

/** Values from here to there: drawn across the histogram, or typed. Nothing where all holes are of one step. */
export function RangeFacet({ kind, bins, counts, range, onRange }: Props) {
  const { least, most } = range ?? EVERYTHING
  const change = (next: ValueRange) => onRange(next.least === null && next.most === null ? null : next)
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
          value={least}
          onValue={(value) => change({ least: value, most })}
        />
        <ValueField
          kind={kind}
          label={kind.to}
          text={words.to}
          value={most}
          onValue={(value) => change({ least, most: value })}
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
const PAUSE = 500

function ValueField({ kind, label, text, value, onValue }: FieldProps) {
  const [typed, setTyped] = usePausedText(value === null ? '' : kind.write(value), PAUSE, (changed) =>
    onValue(kind.read(changed)),
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
