import type { LaneDrawingProps } from './lane-drawing.ts'
import { NamedBars } from './named-bars.tsx'

/** Tests and other rows over the depths they are of, each with its value or name beside it. */
export const RangesLane = ({ column, scale }: LaneDrawingProps) => (
  <NamedBars column={column} scale={scale} kindOf={() => 'row'} />
)
