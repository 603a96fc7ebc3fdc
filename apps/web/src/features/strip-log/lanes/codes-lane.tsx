import { sampleKind } from '../sample-kinds.ts'
import type { LaneDrawingProps } from './lane-drawing.ts'
import { NamedBars } from './named-bars.tsx'

/** Samples: a bar from top to base, with the name beside it. */
export const CodesLane = ({ column, scale }: LaneDrawingProps) => (
  <NamedBars
    column={column}
    scale={scale}
    kindOf={({ series = '' }) => sampleKind(series)}
    typeOf={({ series = '' }) => series}
  />
)
