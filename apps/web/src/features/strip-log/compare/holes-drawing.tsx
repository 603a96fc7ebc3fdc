import type { DepthWindow, Mark } from '@groundsheet/logs'
import type { ComponentProps } from 'react'
import type { commonTicks } from './common-ticks.ts'
import type { PrintedTexts } from './drawn-hole.ts'
import { HoleLanes } from './hole-lanes.tsx'
import type { PlacedHole } from './lay-out-holes.ts'
import { widthOf } from './comparison-width.ts'

interface Props extends Omit<ComponentProps<'svg'>, 'className' | 'width' | 'height'> {
  readonly holes: readonly PlacedHole[]
  readonly ticks: ReturnType<typeof commonTicks>
  /** On the common axis. */
  readonly window: DepthWindow
  /** Px. */
  readonly height: number
  /** A mark of the selected row. */
  readonly selected?: Mark | null
  readonly pointed?: { readonly holeId: string; readonly mark: Mark } | null
  /** Absent: on the screen. */
  readonly printed?: PrintedTexts
}

/** The columns of several holes on the grid of their common axis. */
export function HolesDrawing({ holes, ticks, window, height, ...props }: Props) {
  const { selected = null, pointed = null, printed, ...svg } = props
  const width = widthOf(holes)
  return (
    <svg {...svg} className="log-drawing" aria-hidden="true" width={width} height={height}>
      {ticks.map(({ label, y }) => (
        <path key={label} className="log-grid" d={`M0 ${y}H${width}`} />
      ))}
      {holes.map((placed) => (
        <HoleLanes
          key={placed.hole.id}
          placed={placed}
          from={window.from}
          to={window.to}
          height={height}
          glossary={placed.glossary}
          selected={selected}
          pointed={pointed?.holeId === placed.hole.id ? pointed.mark : null}
          printed={printed}
        />
      ))}
    </svg>
  )
}
