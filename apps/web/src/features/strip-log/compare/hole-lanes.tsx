import type { Mark } from '@groundsheet/logs'
import { memo, useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { compareStrings } from '../../../ui/strings/compare-strings.ts'
import { HoleEnds } from '../depth-axes.tsx'
import { LogLanes } from '../log-drawing.tsx'
import { MarkFrames } from '../mark-frames.tsx'
import { type PlacedHole } from './lay-out-holes.ts'
import { drawnHole, type PrintedTexts } from './drawn-hole.ts'

interface Props {
  readonly placed: PlacedHole
  /** Window on the common axis, as numbers so that memo works. */
  readonly from: number
  readonly to: number
  readonly height: number
  readonly glossary: Glossary
  readonly selected: Mark | null
  readonly pointed: Mark | null
  /** Absent: on the screen. */
  readonly printed?: PrintedTexts | undefined
}

/** Drawing of one compared hole, or a note if it has no position on the axis. */
export const HoleLanes = memo(function HoleLanes({ placed, from, to, height, printed, ...props }: Props) {
  const { x, width, log, layout, shift } = placed
  const drawn = useMemo(
    () => drawnHole({ log, layout, shift }, { from, to }, height, printed),
    [log, layout, shift, from, to, height, printed],
  )
  const { glossary, selected, pointed } = props
  const frames = drawn && { columns: layout.columns, scale: drawn.scale, descriptions: drawn.descriptions }
  return (
    <g className="compare-hole" transform={`translate(${x} 0)`}>
      <path className="compare-edge" d={`M0 0V${height}`} />
      {drawn && frames ? (
        <>
          <HoleEnds scale={drawn.scale} from={0} to={width} finalDepth={log.finalDepth} />
          <LogLanes {...drawn} glossary={glossary} />
          {pointed && <MarkFrames {...frames} rowId={pointed.row.id} as="pointed" />}
          {selected && <MarkFrames {...frames} rowId={selected.row.id} as="selected" />}
        </>
      ) : (
        <foreignObject x={0} y={8} width={width} height={80}>
          <p className="compare-unplaced">{compareStrings.unplaced}</p>
        </foreignObject>
      )}
    </g>
  )
})
