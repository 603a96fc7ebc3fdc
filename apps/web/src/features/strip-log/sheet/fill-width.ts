import type { layoutLanes } from '../lane-columns.ts'

type Layout = ReturnType<typeof layoutLanes>

/** Gives the width of the paper that is left over to the descriptions, where there are any. */
export function fillWidth(layout: Layout, width: number): Layout {
  const left = Math.floor(width - layout.width)
  const texts = layout.columns.findIndex(({ part }) => part === 'text')
  if (left <= 0 || texts < 0) return layout
  return {
    ...layout,
    width: layout.width + left,
    columns: layout.columns.map((column, index) => ({
      ...column,
      x: column.x + (index > texts ? left : 0),
      width: column.width + (index === texts ? left : 0),
    })),
  }
}
