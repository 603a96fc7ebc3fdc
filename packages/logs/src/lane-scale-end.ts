import { niceCeiling } from './ticks.ts'

/** With fewer readings none is an exception. */
const MIN_READINGS = 20
/** Share of the readings that a scale may leave out, at least one. */
const MAX_LEFT_OUT_SHARE = 0.01
/** The scale without them has to be this much shorter: its end as a share of that of all. */
const MAX_SHORT_SHARE = 0.6

/**
 * The end of the scale of a curve. It is above all values, or without the few greatest where these would
 * compress the others. One of those is the last reading of a cone that met rock.
 */
export function curveScaleEnd(values: readonly number[], least: number): number {
  const descending = [least, ...values].toSorted((a, b) => b - a)
  const all = niceCeiling(descending[0] ?? least)
  if (values.length < MIN_READINGS) return all
  const leftOut = Math.max(1, Math.floor(values.length * MAX_LEFT_OUT_SHARE))
  const short = niceCeiling(Math.max(least, descending[leftOut] ?? least))
  return short <= all * MAX_SHORT_SHARE ? short : all
}
