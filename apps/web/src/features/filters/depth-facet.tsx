import type { DepthBins } from '../../data/depth-bins.ts'
import { strings } from '../../ui/strings.ts'
import { usePausedText } from '../../ui/use-paused-text.ts'
import type { DepthRange } from '../../url-state/depth-range.ts'
import { DepthHistogram } from './depth-histogram.tsx'

interface Props {
  readonly bins: Pick<DepthBins, 'step' | 'count'>
  /** Holes in each step. */
  readonly counts: readonly number[]
  readonly range: DepthRange | null
  readonly onRange: (range: DepthRange | null) => void
}

const EVERYTHING: DepthRange = { least: null, most: null }
const words = strings.filters

/** Final depth from here to there: drawn across the histogram, or typed. */
export function DepthFacet({ bins, counts, range, onRange }: Props) {
  const { least, most } = range ?? EVERYTHING
  const change = (next: DepthRange) => onRange(next.least === null && next.most === null ? null : next)
  return (
    <fieldset className="facet">
      <legend>{words.facets.depth}</legend>
      <DepthHistogram bins={bins} counts={counts} range={range} onRange={change} />
      <div className="depth-range">
        <DepthField
          label={words.fromDepth}
          text={words.from}
          depth={least}
          onDepth={(depth) => change({ least: depth, most })}
        />
        <DepthField
          label={words.toDepth}
          text={words.to}
          depth={most}
          onDepth={(depth) => change({ least, most: depth })}
        />
      </div>
    </fieldset>
  )
}

interface FieldProps {
  readonly label: string
  readonly text: string
  readonly depth: number | null
  readonly onDepth: (depth: number | null) => void
}

/** Long enough to type a second digit. */
const PAUSE = 500

function DepthField({ label, text, depth, onDepth }: FieldProps) {
  const [typed, setTyped] = usePausedText(depth === null ? '' : String(depth), PAUSE, (changed) =>
    onDepth(readDepth(changed)),
  )
  return (
    <label className="depth-field">
      <span aria-hidden="true">{text}</span>
      <input
        className="field"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span aria-hidden="true">{words.depthUnit}</span>
    </label>
  )
}

/** Null for nothing, and for what is no depth. */
function readDepth(text: string): number | null {
  const depth = text === '' ? NaN : Number(text)
  return depth >= 0 && Number.isFinite(depth) ? depth : null
}
