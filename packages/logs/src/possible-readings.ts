import { MAX_READINGS } from '@groundsheet/readings'
import type { Mark } from './log.ts'

/** Greatest readings by lane, in its unit; lanes that are not here have `MAX_READINGS.other`. */
const MAX_BY_LANE: Readonly<Partial<Record<string, number>>> = {
  penetration: MAX_READINGS.blows,
  probe: MAX_READINGS.blows,
  cone: MAX_READINGS.MPa,
  friction: MAX_READINGS.MPa,
  strength: MAX_READINGS.kPa,
  penetrometer: MAX_READINGS.kPa,
  moisture: MAX_READINGS.percent,
}

/** Whether a reading of a lane can be: if not, it is no part of a scale. A mark without a value can. */
export const isPossible = (lane: string, { value = 0 }: Pick<Mark, 'value'>): boolean =>
  Math.abs(value) <= (MAX_BY_LANE[lane] ?? MAX_READINGS.other)
