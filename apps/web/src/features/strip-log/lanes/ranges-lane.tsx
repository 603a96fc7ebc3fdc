import type { LaneDrawingProps } from './lane-drawing.ts'
import { NamedBars } from './named-bars.tsx'

/** Tests and other rows over a depth range, each with its value or name. */
export const RangesLane = ({ column, scale }: LaneDrawingProps) => (
  <NamedBars column={column} scale={scale} kindOf={() => 'row'} />
)
