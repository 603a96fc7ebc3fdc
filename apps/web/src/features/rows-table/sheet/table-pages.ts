/** A column of a printed table; widths in px. */
export interface PrintedColumn {
  /** At which nothing is wrapped. */
  readonly natural: number
  /** At which no word is broken, as far as that is reasonable. */
  readonly least: number
  /** It identifies its rows and is repeated where the columns take several sheets. */
  readonly isKey: boolean
}

/** Columns that stand beside each other on a sheet, by their indexes, with their widths in px. */
export interface ColumnGroup {
  readonly columns: readonly number[]
  readonly widths: readonly number[]
}

/** Columns in as few groups as fit into a width, about as wide as each other, each with the key columns. */
export function groupColumns(columns: readonly PrintedColumn[], width: number): ColumnGroup[] {
  const fewest = fillGroups(columns, width).length
  let limit = width / fewest
  while (limit < width && fillGroups(columns, limit).length > fewest) limit += STEP
  return fillGroups(columns, Math.min(limit, width)).map((group) => ({
    columns: group,
    widths: shareWidth(
      group.flatMap((at) => columns[at] ?? []),
      width,
    ),
  }))
}

/** Px. */
const STEP = 8

function fillGroups(columns: readonly PrintedColumn[], width: number): number[][] {
  const keys = columns.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  const groups: number[][] = []
  for (const [index, { isKey, least }] of columns.entries()) {
    if (isKey) continue
    const group = groups.at(-1)
    const used = group?.reduce((sum, at) => sum + (columns[at]?.least ?? 0), 0) ?? Infinity
    if (group && used + least <= width) group.push(index)
    else groups.push([...keys, index])
  }
  return groups.length > 0 ? groups : [keys]
}

/** Each its least width and as much of the rest as it can use, in proportion to what it lacks. */
function shareWidth(columns: readonly PrintedColumn[], width: number): number[] {
  const least = columns.reduce((sum, column) => sum + column.least, 0)
  const lacking = columns.reduce((sum, { natural, least }) => sum + natural - least, 0)
  const share = lacking === 0 ? 0 : Math.max(0, Math.min(1, (width - least) / lacking))
  const shrink = Math.min(1, width / least)
  return columns.map((column) => (column.least + (column.natural - column.least) * share) * shrink)
}

/** Rows on sheets: from the first row of each up to, not including, the last; `heights` and `room` in px. */
export function pageRows(heights: readonly number[], room: number): (readonly [from: number, to: number])[] {
  const starts = [0]
  let used = 0
  heights.forEach((height, row) => {
    if (used > 0 && used + height > room) {
      starts.push(row)
      used = 0
    }
    used += height
  })
  return starts.map((from, index) => [from, starts[index + 1] ?? heights.length])
}
