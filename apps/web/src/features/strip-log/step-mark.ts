import type { Mark } from '@groundsheet/logs'
import type { Column } from './lane-columns.ts'

export interface MarkAt<C> {
  readonly column: C
  readonly mark: Mark
}

/** What keys do: to another mark of the lane, or to another lane. */
const STEPS: Readonly<Record<string, { readonly lanes: number; readonly marks: number }>> = {
  ArrowLeft: { lanes: -1, marks: 0 },
  ArrowRight: { lanes: 1, marks: 0 },
  'Shift+ArrowUp': { lanes: 0, marks: -1 },
  'Shift+ArrowDown': { lanes: 0, marks: 1 },
}

/** `Shift+ArrowUp`. */
export const keyOf = ({ key, shiftKey }: { key: string; shiftKey: boolean }): string =>
  shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key

/** Undefined: the key is none of these. Of nowhere, the first key leads to the first mark at or below `from`, metres. */
export function stepMark<C extends Pick<Column, 'lane' | 'part'>>(
  columns: readonly C[],
  at: MarkAt<C> | null,
  key: string,
  from: number,
): MarkAt<C> | null | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
  if (!step) return undefined
  const lanes = columns.filter(({ part, lane }) => part === 'marks' && lane.marks.length > 0)
  const index = at ? lanes.indexOf(at.column) : -1
  const column = lanes[index < 0 ? 0 : clamp(index + step.lanes, lanes.length)]
  if (!column) return null
  const marks = column.lane.marks.toSorted((a, b) => a.top - b.top || a.base - b.base)
  const mark =
    at && index >= 0 && step.lanes === 0
      ? marks[clamp(marks.indexOf(at.mark) + step.marks, marks.length)]
      : (marks.find(({ base }) => base >= (at?.mark.top ?? from)) ?? marks.at(-1))
  return mark ? { column, mark } : null
}

/** The same mark after the log was read anew: rows and the dictionary come one after the other. Null: it is there no more. */
export function findAgain<C extends Pick<Column, 'lane' | 'part'>>(
  columns: readonly C[],
  { column: { lane, part }, mark }: MarkAt<C>,
): MarkAt<C> | null {
  const column = columns.find((each) => each.lane.id === lane.id && each.part === part)
  const again = column?.lane.marks.find((each) => each === mark) ?? column?.lane.marks.find(isLike(mark))
  return column && again ? { column, mark: again } : null
}

const isLike =
  ({ row, top, base, series }: Mark) =>
  (other: Mark) =>
    other.row.id === row.id && other.top === top && other.base === base && other.series === series

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length - 1))

/** Scrolls sideways no further than a column needs. `lead`: px at the left that stay covered. */
export function bringIntoSight(scroller: HTMLElement, { x, width }: Pick<Column, 'x' | 'width'>, lead = 0) {
  const { scrollLeft, clientWidth } = scroller
  if (x - lead < scrollLeft) scroller.scrollLeft = x - lead
  else if (x + width > scrollLeft + clientWidth) scroller.scrollLeft = x + width - clientWidth
}
