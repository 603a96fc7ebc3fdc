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
  /** All these marks, from the ground down. */
  readonly marks: readonly Mark[]
}

/** More samples at one depth are written as a count. */
export const MAX_SAMPLES_NAMED_AT_DEPTH = 4

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
    .flatMap(nameTogether)
}

/** One name for all marks, a count if there are several; none if a single mark has no name. */
function nameTogether(marks: readonly Mark[]): MarkName[] {
  const [first, ...others] = marks
  if (!first) return []
  const all = marks.map(nameOf).filter(Boolean).join(', ')
  const label = others.length > 0 ? `×${marks.length}` : all
  return label === '' ? [] : [{ id: first.row.id, top: first.top, label, count: marks.length, all, marks }]
}

/** Joins two names to one count, for lack of room. */
export const joinNames = (upper: MarkName, lower: MarkName): MarkName => ({
  ...upper,
  label: `×${upper.count + lower.count}`,
  count: upper.count + lower.count,
  all: `${upper.all}, ${lower.all}`,
  marks: [...upper.marks, ...lower.marks],
})

/** A count with the types of its marks, most frequent first: `×5 D, B`; other names are unchanged. */
export function withTypes({ label, count, marks }: MarkName, typeOf: (mark: Mark) => string): string {
  if (count === 1) return label
  const groups = [...Map.groupBy(marks, typeOf)].filter(([type]) => type !== '')
  const types = groups.toSorted(([, a], [, b]) => b.length - a.length).map(([type]) => type)
  return types.length > 0 ? `${label} ${types.join(', ')}` : label
}
