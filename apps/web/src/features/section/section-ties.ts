import type { Mark } from '@groundsheet/logs'
import { tieStrata, type KeyedStratum, type Tie } from '@groundsheet/sections'
import { strataPattern } from '@groundsheet/symbols'
import { NO_STRATUM, type Stick } from './section-model.ts'

/** What strata of two neighbours are compared by. */
export type TieHeading = 'GEOL_GEOL' | 'GEOL_LEG'

/** Ties between two neighbours on a section, by their places in its sticks. */
export interface NeighbourTies {
  readonly left: number
  readonly right: number
  readonly by: TieHeading
  readonly ties: readonly Tie[]
}

/** Of each two neighbours: by their formations where both name some, else by legend codes. */
export function tieNeighbours(sticks: readonly Pick<Stick, 'strata' | 'ground'>[]): NeighbourTies[] {
  return sticks.slice(1).flatMap((right, index): NeighbourTies[] => {
    const left = sticks[index]
    if (!left) return []
    const by = [left, right].every(({ strata }) => strata.some((mark) => valueOf(mark, 'GEOL_GEOL') !== ''))
      ? 'GEOL_GEOL'
      : 'GEOL_LEG'
    const ties = tieStrata(keyStrata(left, by), keyStrata(right, by))
    return ties.length > 0 ? [{ left: index, right: index + 1, by, ties }] : []
  })
}

const valueOf = ({ row }: Mark, heading: TieHeading) => row.data[heading]?.trim().toUpperCase() ?? ''

const keyOf = (mark: Mark, by: TieHeading) => {
  const code = valueOf(mark, 'GEOL_LEG')
  const { overridesCode } = strataPattern({ code, meaning: '', description: mark.label })
  return NO_STRATUM.has(code) || overridesCode ? '' : valueOf(mark, by)
}

const keyStrata = ({ strata, ground }: Pick<Stick, 'strata' | 'ground'>, by: TieHeading): KeyedStratum[] =>
  strata.map((mark) => ({
    key: keyOf(mark, by),
    top: ground - mark.top,
    base: ground - mark.base,
  }))

/** Levels are written to the centimetre. */
const TOLERANCE = 0.005

/**
 * Levels left and right of the lines of a tie: its tops, and its bases where both were drilled through. Where a hole
 * ends inside a stratum nobody saw its base. `ends`: the lowest levels of the two holes.
 */
export function tieLines({ left, right }: Tie, ends: readonly [number, number]): [number, number][] {
  const through = left.base > ends[0] + TOLERANCE && right.base > ends[1] + TOLERANCE
  return [[left.top, right.top], ...(through ? [[left.base, right.base] satisfies [number, number]] : [])]
}
