import { ownValue } from '@groundsheet/readings'
import type { Mark } from '@groundsheet/logs'
import type { Column } from './lane-columns.ts'

export interface MarkInColumn<C> {
  readonly column: C
  readonly mark: Mark
}

/** Steps of keys to another lane, or to another mark of the lane. */
const STEP_BY_KEY: Readonly<Record<string, { readonly lanes: number; readonly marks: number }>> = {
  ArrowLeft: { lanes: -1, marks: 0 },
  ArrowRight: { lanes: 1, marks: 0 },
  'Shift+ArrowUp': { lanes: 0, marks: -1 },
  'Shift+ArrowDown': { lanes: 0, marks: 1 },
}

/** Name of a key with its modifier: `Shift+ArrowUp`. */
export const keyOf = ({ key, shiftKey }: { key: string; shiftKey: boolean }): string =>
  shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key

/**
 * The mark that a key leads to; undefined for other keys, null without marks. Without a current mark it is
 * the first mark at or below `from`, metres.
 */
export function stepMark<C extends Pick<Column, 'lane' | 'part'>>(
  columns: readonly C[],
  current: MarkInColumn<C> | null,
  key: string,
  from: number,
): MarkInColumn<C> | null | undefined {
  const step = ownValue(STEP_BY_KEY, key)
  if (!step) return undefined
  const lanes = columns.filter(({ part, lane }) => part === 'marks' && lane.marks.length > 0)
  const index = current ? lanes.indexOf(current.column) : -1
  const column = lanes[index < 0 ? 0 : clamp(index + step.lanes, lanes.length)]
  if (!column) return null
  const marks = column.lane.marks.toSorted((a, b) => a.top - b.top || a.base - b.base)
  const mark =
    current && index >= 0 && step.lanes === 0
      ? marks[clamp(marks.indexOf(current.mark) + step.marks, marks.length)]
      : (marks.find(({ base }) => base >= (current?.mark.top ?? from)) ?? marks.at(-1))
  return mark ? { column, mark } : null
}

/**
 * The same mark after the log was read again, because rows and dictionary load separately. Null if it no
 * longer exists.
 */
export function findSameMark<C extends Pick<Column, 'lane' | 'part'>>(
  columns: readonly C[],
  { column: { lane, part }, mark }: MarkInColumn<C>,
): MarkInColumn<C> | null {
  const column = columns.find((each) => each.lane.id === lane.id && each.part === part)
  const found = column?.lane.marks.find((each) => each === mark) ?? column?.lane.marks.find(isSameMark(mark))
  return column && found ? { column, mark: found } : null
}

const isSameMark =
  ({ row, top, base, series }: Mark) =>
  (other: Mark) =>
    other.row.id === row.id && other.top === top && other.base === base && other.series === series

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length - 1))

/** Scrolls sideways until a column is visible. `coveredWidth`: px at the left covered by a fixed axis. */
export function scrollToColumn(
  scroller: HTMLElement,
  { x, width }: Pick<Column, 'x' | 'width'>,
  coveredWidth = 0,
) {
  const { scrollLeft, clientWidth } = scroller
  if (x - coveredWidth < scrollLeft) scroller.scrollLeft = x - coveredWidth
  else if (x + width > scrollLeft + clientWidth) scroller.scrollLeft = x + width - clientWidth
}
