import type { Mark } from '@groundsheet/logs'

/** What is written beside one or more marks. */
export interface MarkName {
  /** Of the row of the first mark. */
  readonly id: string
  /** Metres below ground level. */
  readonly top: number
  readonly label: string
  /** The names of all marks that it stands for. */
  readonly all: string
}

/** Names of marks from the ground down; `counted`: those that begin at one depth to the centimetre are a count, `×3`. */
export function nameMarks(marks: readonly Mark[], counted: boolean): MarkName[] {
  const groups = counted
    ? [...Map.groupBy(marks, ({ top }) => top.toFixed(2)).values()]
    : marks.map((mark) => [mark])
  return groups.flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others].flatMap(({ label }) => (label === '' ? [] : [label])).join(', ')
    const label = others.length > 0 ? `×${others.length + 1}` : all
    return label === '' ? [] : [{ id: first.row.id, top: first.top, label, all }]
  })
}
