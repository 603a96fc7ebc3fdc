import { formatDecimals } from '@groundsheet/readings'
import type { DepthWindow } from '@groundsheet/logs'
import type { ReactNode } from 'react'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { ZoomButtons } from '../../../ui/zoom-buttons.tsx'
import type { CommonAxis } from './compared-hole.ts'

const words = compareStrings

interface Props {
  readonly axis: CommonAxis
  /** Datum of the levels of all holes; null if unknown or different. */
  readonly datum: string | null
  readonly onAxis: (axis: CommonAxis) => void
  /** On the common axis. */
  readonly window: DepthWindow
  readonly isFit: boolean
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  /** Undefined if the holes are sorted. */
  readonly onSortByName: (() => void) | undefined
  readonly children: ReactNode
}

const ZOOM_FACTOR = 1.5
const AXES = ['depth', 'level'] as const

/** Choice of the axis, zoom buttons, visible range and sorting. */
export function CompareToolbar({ axis, datum, onAxis, window, isFit, onZoom, onFit, ...props }: Props) {
  const { from, to } = window
  return (
    <div className="log-toolbar compare-toolbar">
      <div className="compare-axes" role="group" aria-label={words.axis}>
        {AXES.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === axis}
            onClick={() => onAxis(each)}
          >
            {words.axes[each]}
          </button>
        ))}
      </div>
      <ZoomButtons
        names={{ ...logStrings.zoom, whole: words.whole }}
        isWhole={isFit}
        onIn={() => onZoom(ZOOM_FACTOR)}
        onOut={() => onZoom(1 / ZOOM_FACTOR)}
        onWhole={onFit}
      />
      <span className="log-seen soft" data-log-window={`${formatDecimals(from, 2)},${formatDecimals(to, 2)}`}>
        {axis === 'level' ? words.seenLevels(-from, -to, datum) : logStrings.seen(from, to)}
      </span>
      {props.onSortByName && (
        <button type="button" className="button" data-quiet onClick={props.onSortByName}>
          {words.natural}
        </button>
      )}
      {props.children}
    </div>
  )
}
