import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { CopyButton } from '../coordinates/copy-button.tsx'
import { areaOf, crossesItself, legsOf } from './geodesic.ts'
import type { Measure } from './measure.ts'

interface Props {
  readonly measure: Measure
  readonly onRemove: () => void
}

/** What was measured, leg by leg. */
export default function MeasureCard({ measure, onRemove }: Props) {
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

/**
 * What was measured in words: the figure that matters, what goes with it, each leg, and all of it to be
 * copied.
 */
function describeMeasure({ path, closed }: Measure) {
  const words = mapStrings.measure
  const measured = legsOf(path, closed)
  const around = words.length(measured.reduce((sum, { length }) => sum + length, 0))
  const legs = measured.map(({ length, bearing }) => ({
    length: words.length(length),
    bearing: words.bearing(bearing),
  }))
  const [first, ...others] = legs
  const figure = closed ? (crossesItself(path) ? words.crossing : words.area(areaOf(path))) : around
  const outline = closed
    ? words.perimeter(around)
    : others.length === 0 && first
      ? first.bearing
      : words.legCount(legs.length)
  const copy = [figure, ...(closed ? [words.perimeter(around)] : []), ...legs.map(words.leg)].join('\n')
  return { figure, outline, legs, copy }
}
