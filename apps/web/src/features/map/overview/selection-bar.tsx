import { useState, type RefObject } from 'react'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { DrawingBar } from '../drawing/lazy-drawing-bar.ts'
import { useDrawing, type DrawableMap } from '../drawing/use-drawing.ts'
import { SectionChip } from '../controls/map-chip.tsx'
import type { OverviewProps } from './use-overview-view.ts'
import '../controls/map-bars.css'

/** Distances from a line, metres. */
const WIDTHS_M = [50, 100, 250, 500, 1000] as const
const DEFAULT_WIDTH_M = 250

interface Props extends Pick<
  OverviewProps,
  'isSelecting' | 'section' | 'hasSections' | 'onDrawn' | 'onRemoveLine'
> {
  readonly view: RefObject<DrawableMap | null>
}

const words = companyStrings.selection

/**
 * While holes are selected: buttons that draw an area or a line on the map, or the drawing in progress. Then
 * the drawn line of the open section.
 */
export function SelectionBar({ view, isSelecting, section, hasSections, onDrawn, onRemoveLine }: Props) {
  const [width, setWidth] = useState<number>(DEFAULT_WIDTH_M)
  const drawing = useDrawing(view, (kind, { points, closed }) =>
    onDrawn(
      closed ? { kind: 'area', points } : { kind: 'line', points, metres: width, isSection: kind === 'line' },
    ),
  )
  const line = onRemoveLine && section
  if (!isSelecting && !drawing.kind && !line) return null
  return (
    <div
      className="map-bars selection-bar"
      data-covers-map=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !drawing.kind) return
        event.preventDefault()
        drawing.cancel()
      }}
    >
      {drawing.kind && <DrawingBar kind={drawing.kind} drawing={drawing} />}
      {isSelecting && !drawing.kind && (
        <div className="map-bar" role="group" aria-label={words.start}>
          <button type="button" className="button" onClick={() => drawing.start('inside')}>
            {words.area}
          </button>
          <button type="button" className="button" onClick={() => drawing.start('along')}>
            {words.line}
          </button>
          {hasSections && (
            <button type="button" className="button" onClick={() => drawing.start('line')}>
              {words.section}
            </button>
          )}
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
      {!drawing.kind && line && <SectionChip section={line} onRemove={onRemoveLine} />}
    </div>
  )
}
