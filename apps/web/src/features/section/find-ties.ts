import type { Mark } from '@groundsheet/logs'
import { tieStrata, type KeyedStratum, type Tie } from '@groundsheet/sections'
import { strataPattern } from '@groundsheet/symbols'
import type { Glossary } from '../../data/tables/glossary.ts'
import { NO_STRATUM, type Stick } from './section-model.ts'
import { isName } from './stratum-labels.ts'

/** Heading by which the strata of two neighbours are compared. */
export type TieHeading = 'GEOL_GEOL' | 'GEOL_LEG'

/** Ties between two neighbours on a section; `left` and `right` are indexes of its sticks. */
export interface NeighbourTies {
  readonly left: number
  readonly right: number
  readonly by: TieHeading
  readonly ties: readonly Tie[]
}

/** The headings of all ties, each once. */
export const tieHeadings = (ties: readonly NeighbourTies[]): TieHeading[] => [
  ...new Set(ties.map(({ by }) => by)),
]

/** `hole`: absent if all are of one project. */
interface ComparedStick extends Pick<Stick, 'strata' | 'ground'> {
  readonly hole?: Pick<Stick['hole'], 'inProject'>
}

/**
 * Ties between neighbours: by formation if both holes state formations, otherwise by legend code. Between
 * holes of different projects, whose codes may differ, the meanings are compared.
 */
export function findTies(sticks: readonly ComparedStick[]): NeighbourTies[] {
  return sticks.slice(1).flatMap((right, index): NeighbourTies[] => {
    const left = sticks[index]
    if (!left) return []
    const by = [left, right].every(({ strata }) => strata.some((mark) => valueOf(mark, 'GEOL_GEOL') !== ''))
      ? 'GEOL_GEOL'
      : 'GEOL_LEG'
    const isOneProject = left.hole?.inProject?.id === right.hole?.inProject?.id
    const ties = tieStrata(keyStrata(left, by, isOneProject), keyStrata(right, by, isOneProject))
    return ties.length > 0 ? [{ left: index, right: index + 1, by, ties }] : []
  })
}

const valueOf = ({ row }: Mark, heading: TieHeading) => row.data[heading]?.trim().toUpperCase() ?? ''

const keyOf = (mark: Mark, by: TieHeading) => {
  const code = valueOf(mark, 'GEOL_LEG')
  const { overridesCode } = strataPattern({ code, meaning: '', description: mark.label })
  return NO_STRATUM.has(code) || overridesCode ? '' : valueOf(mark, by)
}

/** What a code means in its project; a code without a meaning is compared only if it is itself a name. */
function meaningOf(code: string, { row }: Mark, by: TieHeading, glossary: Glossary | undefined): string {
  const meaning = code === '' ? null : glossary?.meaning(by, row.data[by]?.trim() ?? '')
  return meaning?.toUpperCase() ?? (isName(code) ? code : '')
}

const keyStrata = (
  { strata, ground, hole }: ComparedStick,
  by: TieHeading,
  isOneProject: boolean,
): KeyedStratum[] =>
  strata.map((mark) => ({
    key: isOneProject ? keyOf(mark, by) : meaningOf(keyOf(mark, by), mark, by, hole?.inProject?.glossary),
    top: ground - mark.top,
    base: ground - mark.base,
  }))

/** Levels are stated to the centimetre: a difference under half of one is rounding. */
const LEVEL_TOLERANCE_M = 0.005

/**
 * Left and right levels of the lines of a tie: its tops, and its bases if both holes go through the stratum.
 * A hole that ends inside a stratum does not show its base. `ends`: the lowest levels of the two holes.
 */
export function tieLines({ left, right }: Tie, ends: readonly [number, number]): [number, number][] {
  const isThrough = left.base > ends[0] + LEVEL_TOLERANCE_M && right.base > ends[1] + LEVEL_TOLERANCE_M
  return [[left.top, right.top], ...(isThrough ? [[left.base, right.base] satisfies [number, number]] : [])]
}
