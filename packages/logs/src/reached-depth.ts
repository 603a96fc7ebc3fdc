import type { Lane, LaneKind, Mark } from './log.ts'

/** Lanes whose marks follow each other down the hole: cones and dynamic probes. */
export const isProfileKind = (kind: LaneKind): boolean => kind === 'curves' || kind === 'increments'

/**
 * Readings farther below the one before are not of one profile, metres: a single one may be a typing error.
 */
const MAX_GAP_M = 1

/** A single row deeper than this multiple of the depth above it is probably a typing error. */
const MAX_SINGLE_RATIO = 2

interface LoggedHole {
  readonly lanes: readonly Lane[]
  /** Metres; null: not stated. */
  readonly finalDepth: number | null
}

/**
 * The depth reached, metres: the final depth, or deeper if ground was logged, drilled or probed below it.
 * Null if the final depth is not stated.
 */
export function reachedDepth({ lanes, finalDepth }: LoggedHole): number | null {
  if (finalDepth === null) return null
  return Math.max(loggedDepth(lanes, finalDepth), probedDepth(lanes, finalDepth))
}

/** The depth that cones and probes reached, metres: at least the final depth. */
export function probedDepth(lanes: readonly Lane[], finalDepth: number): number {
  const profiles = lanes.filter(({ kind }) => isProfileKind(kind))
  return profiles.reduce((deepest, { marks }) => drivenDepth(marks, deepest), finalDepth)
}

/**
 * The base of the readings of a cone or probe that follow another one closely, metres: at least `from`. A
 * probe continues below a hole that ended at another depth, but a single reading far below is none of it.
 */
export function drivenDepth(readings: readonly Pick<Mark, 'top' | 'base'>[], from: number): number {
  const order = readings.toSorted((a, b) => a.top - b.top)
  return order.reduce((most, { top, base }, index) => {
    const above = order[index - 1]
    return above && top - above.base <= MAX_GAP_M ? Math.max(most, base) : most
  }, from)
}

/** The base of strata, core runs and diameters of the hole, metres: at least the final depth. */
export function loggedDepth(lanes: readonly Lane[], finalDepth: number): number {
  const rows = new Map(loggedMarks(lanes).map(({ row, base }) => [row, base]))
  const bases = [...rows.values()].filter((base) => base > finalDepth).toSorted((a, b) => a - b)
  return bases.reduce((reached, base, index) => {
    const isSingle = index === bases.length - 1
    return isSingle && base > reached * MAX_SINGLE_RATIO ? reached : base
  }, finalDepth)
}

/** Marks of ground that the hole went through; casing and samples state none. */
export const loggedMarks = (lanes: readonly Lane[]): Mark[] =>
  lanes.flatMap(({ id, kind, marks }) => {
    if (kind === 'strata' || id === 'core') return [...marks]
    return id === 'bore' ? marks.filter(({ series }) => series === 'hole') : []
  })
