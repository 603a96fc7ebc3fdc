import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { CopyButton } from '../coordinates/copy-button.tsx'
import { describeMeasure } from './describe-measure.ts'
import type { Measure } from './measure.ts'

interface Props {
  readonly measure: Measure
  readonly onRemove: () => void
}

/** What was measured, leg by leg. */
export function MeasureCard({ measure, onRemove }: Props) {
  const words = mapStrings.measure
  const { figure, outline, legs, copy } = describeMeasure(measure)
  return (
    <section className="measure-card" aria-label={words.result}>
      <header>
        <CopyButton written={{ text: figure, copy, system: outline }} />
        <button
          type="button"
          className="card-close"
          aria-label={words.remove}
          title={words.remove}
          onClick={onRemove}
        >
          ×
        </button>
      </header>
      {legs.length > 1 && (
        <ol aria-label={words.legs} tabIndex={0}>
          {legs.map(({ length, bearing }, index) => (
            <li key={index}>
              <span>{length}</span> <span>{bearing}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="soft">{words.north}</p>
    </section>
  )
}
