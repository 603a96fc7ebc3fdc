import type { Mark } from '@groundsheet/logs'
import { memo, useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { compareStrings } from '../../../ui/compare-strings.ts'
import { HoleEnds } from '../depth-axes.tsx'
import { LogLanes } from '../log-drawing.tsx'
import { MarkFrames } from '../mark-frames.tsx'
import { type PlacedHole } from './lay-out-holes.ts'
import { drawnHole } from './drawn-hole.ts'

interface Props {
  readonly placed: PlacedHole
  /** On the common axis; its numbers, so that nothing is drawn anew while they stay. */
  readonly from: number
  readonly to: number
  readonly height: number
  readonly glossary: Glossary
  readonly wanted: Mark | null
  readonly pointed: Mark | null
  /** Descriptions may go on below the end of the hole, where that lets more of them be written. */
  readonly loose?: boolean
}

/** A hole among others; where it has no place on their axis, a sentence saying so. */
export const HoleLanes = memo(function HoleLanes({ placed, from, to, height, loose, ...props }: Props) {
  const { x, width, log, layout, shift } = placed
  const drawn = useMemo(
    () => drawnHole({ log, layout, shift }, { from, to }, height, loose),
    [log, layout, shift, from, to, height, loose],
  )
  const { glossary, wanted, pointed } = props
  const frames = drawn && { columns: layout.columns, scale: drawn.scale, descriptions: drawn.descriptions }
  return (
    <g className="compare-hole" transform={`translate(${x} 0)`}>
      <path className="compare-edge" d={`M0 0V${height}`} />
      {drawn && frames ? (
        <>
          <HoleEnds scale={drawn.scale} from={0} to={width} finalDepth={log.finalDepth} />
          <LogLanes {...drawn} glossary={glossary} />
          {pointed && <MarkFrames {...frames} rowId={pointed.row.id} as="pointed" />}
          {wanted && <MarkFrames {...frames} rowId={wanted.row.id} as="wanted" />}
        </>
      ) : (
        <foreignObject x={0} y={8} width={width} height={80}>
          <p className="compare-unplaced">{compareStrings.unplaced}</p>
        </foreignObject>
      )}
    </g>
  )
})
