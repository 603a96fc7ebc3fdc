import { useState, type RefObject } from 'react'
import type { DrawnSelection } from '../../../data/holes/holes-near-path.ts'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { DrawingBar } from '../drawing/drawing-bar.tsx'
import { useDrawing, type DrawableMap } from '../drawing/use-drawing.ts'
import '../controls/map-bars.css'

/** Distances from a line, metres. */
const WIDTHS_M = [50, 100, 250, 500, 1000] as const
const DEFAULT_WIDTH_M = 250

interface Props {
  readonly view: RefObject<DrawableMap | null>
  readonly choosing: boolean
  /** Called with an area or a line whose holes are to be selected. */
  readonly onDrawn: (drawn: DrawnSelection) => void
}

const words = companyStrings.picked

/** While holes are selected: buttons that draw an area or a line on the map, or the drawing in progress. */
export function SelectionBar({ view, choosing, onDrawn }: Props) {
  const [width, setWidth] = useState<number>(DEFAULT_WIDTH_M)
  const drawing = useDrawing(view, (_, { points, closed }) =>
    onDrawn(closed ? { kind: 'area', points } : { kind: 'line', points, metres: width }),
  )
  if (!choosing && !drawing.kind) return null
  return (
    <div className="map-bars selection-bar" data-covers-map="">
      {drawing.kind ? (
        <DrawingBar kind={drawing.kind} drawing={drawing} />
      ) : (
        <div className="map-bar" role="group" aria-label={words.start}>
          <button type="button" className="button" onClick={() => drawing.start('inside')}>
            {words.area}
          </button>
          <button type="button" className="button" onClick={() => drawing.start('along')}>
            {words.line}
          </button>
          <select
            className="field"
            aria-label={words.width}
            value={width}
            onChange={({ target }) => setWidth(Number(target.value))}
          >
            {WIDTHS_M.map((metres) => (
              <option key={metres} value={metres}>
                {words.within(metres)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}
