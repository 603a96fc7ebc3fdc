import { LANES } from './lanes.ts'
import type { Lane, Mark } from './log.ts'
import { isPossible } from './possible-readings.ts'
import { niceCeiling } from './ticks.ts'

/** The ends of the scale of a lane that holds its possible readings, and those that are outside of it. */
export function laneScale(lane: Pick<Lane, 'id' | 'marks' | 'from' | 'most'>): {
  readonly from: number
  readonly most: number
  readonly outside: readonly Mark[]
} {
  const outside = lane.marks.filter((mark) => !isPossible(lane.id, mark))
  if (outside.length === 0) return { from: lane.from, most: lane.most, outside }
  const { least = 0, limit = Infinity } = LANES.find(({ id }) => id === lane.id) ?? {}
  const values = lane.marks.flatMap((mark) => (isPossible(lane.id, mark) ? (mark.value ?? []) : []))
  const greatest = values.reduce((most, value) => Math.max(most, value), least)
  const smallest = values.reduce((fewest, value) => Math.min(fewest, value), 0)
  return {
    from: smallest < 0 ? -niceCeiling(-smallest) : 0,
    most: Math.min(niceCeiling(greatest), limit),
    outside,
  }
}
