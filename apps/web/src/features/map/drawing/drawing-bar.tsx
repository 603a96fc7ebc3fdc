import { useSyncExternalStore } from 'react'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { areaOf, crossesItself, legsOf, lengthOf } from '../measure/geodesic.ts'
import { pathToPointer, type Sketch } from './sketch.ts'
import type { Drawing, DrawingKind } from './use-drawing.ts'

interface Props {
  readonly kind: DrawingKind
  readonly drawing: Drawing
}

/** How something is drawn while it is being drawn, and what it comes to so far. */
export default function DrawingBar({ kind, drawing }: Props) {
  const { sketches, setClosed, undo, close, takeView, cancel } = drawing
  const sketch = useSyncExternalStore(sketches.subscribe, sketches.current)
  const words = mapStrings.drawing
  const stepText = words.steps[kind === 'measure' ? (sketch.closed ? 'area' : 'distance') : kind]
  const count = sketch.points.length
  return (
    <div
      className="map-bar"
      role="group"
      aria-label={words.tools[kind]}
      data-begun={kind !== 'inside' && count > 0 ? '' : undefined}
    >
      {kind === 'measure' && <MeasureChoice closed={sketch.closed} onClosed={setClosed} />}
      <p role="status">{stepText(count)}</p>
      {kind !== 'inside' && count > 0 && <output aria-live="off">{figureOf(sketch)}</output>}
      <span className="map-bar-buttons">
        {kind === 'inside' && count === 0 && (
          <button type="button" className="button" onClick={takeView}>
            {words.view}
          </button>
        )}
        {count > 0 && (
          <button type="button" className="button" onClick={undo}>
            {sketch.closed ? words.undoCorner : words.undoPoint}
          </button>
        )}
        {count >= (sketch.closed ? 3 : 2) && (
          <button type="button" className="button" data-primary onClick={close}>
            {sketch.closed ? words.closeArea : words.finishLine}
          </button>
        )}
        <button type="button" className="button" data-quiet onClick={cancel}>
          {words.cancel}
        </button>
      </span>
    </div>
  )
}

/** What the sketch would come to if the next point were where the pointer is. */
function figureOf(sketch: Sketch): string {
  const words = mapStrings.measure
  const path = pathToPointer(sketch)
  const last = legsOf(path, false).at(-1)
  if (!last) return ''
  if (!sketch.closed || path.length < 3)
    return words.soFar(words.length(lengthOf(path)), words.bearing(last.bearing))
  return crossesItself(path) ? words.crossing : words.area(areaOf(path))
}

const MeasureChoice = ({ closed, onClosed }: { closed: boolean; onClosed: (closed: boolean) => void }) => (
  <span className="map-bar-choice" role="group" aria-label={mapStrings.measure.what}>
    {[false, true].map((value) => (
      <button
        key={String(value)}
        type="button"
        aria-pressed={closed === value}
        onClick={() => onClosed(value)}
      >
        {mapStrings.measure.name(value)}
      </button>
    ))}
  </span>
)
