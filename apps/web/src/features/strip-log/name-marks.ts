import { formatDecimals } from '@groundsheet/readings'
import type { Mark } from '@groundsheet/logs'

/** The name written beside one or more marks. */
export interface MarkName {
  /** Row id of the first mark. */
  readonly id: string
  /** Metres below ground level. */
  readonly top: number
  readonly label: string
  /** Number of marks with this name. */
  readonly count: number
  /** Names of all these marks. */
  readonly all: string
}

/** More samples at one depth are written as a count. */
export const MAX_NAMED_AT_DEPTH = 4

/** Follows the name of a mark whose base is stated above its top. */
const REVERSED_SIGN = '!'

const nameOf = ({ label, reversed }: Mark): string => (reversed ? `${label} ${REVERSED_SIGN}`.trim() : label)

/** Groups marks by the depth of their top, to the centimetre; keeps their order. */
export const groupByDepth = (marks: readonly Mark[]): Mark[][] => [
  ...Map.groupBy(marks, ({ top }) => formatDecimals(top, 2)).values(),
]

/** Names of marks from the ground down; more than `maxNamed` with the same top are a count, `×3`. */
export function nameMarks(marks: readonly Mark[], maxNamed: number): MarkName[] {
  return groupByDepth(marks)
    .flatMap((group) => (group.length > maxNamed ? [group] : group.map((mark) => [mark])))
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const all = [first, ...others].map(nameOf).filter(Boolean).join(', ')
      const label = others.length > 0 ? `×${others.length + 1}` : all
      return label === '' ? [] : [{ id: first.row.id, top: first.top, label, count: others.length + 1, all }]
    })
}

/** Joins each `size` consecutive names to one count, for lack of room. */
export const joinNames = (names: readonly MarkName[], size: number): MarkName[] =>
  names.flatMap((first, index) => {
    if (index % size > 0) return []
    const joined = names.slice(index, index + size)
    if (joined.length === 1) return [first]
    const count = joined.reduce((sum, name) => sum + name.count, 0)
    return [{ ...first, label: `×${count}`, count, all: joined.map(({ all }) => all).join(', ') }]
  })
