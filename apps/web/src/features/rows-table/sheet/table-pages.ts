/** A column of a printed table; widths in px. */
export interface PrintedColumn {
  /** Width without wrapping. */
  readonly unwrappedWidth: number
  /** Width without breaking words, within a limit. */
  readonly minWidth: number
  /** Identifies the row: repeated if the columns need several sheets. */
  readonly isKey: boolean
}

/** Columns on one sheet by index, with their widths, px. */
export interface ColumnGroup {
  readonly columns: readonly number[]
  readonly widths: readonly number[]
}

/** Divides columns into as few groups as possible, of similar width; each repeats the key columns. */
export function groupColumns(columns: readonly PrintedColumn[], width: number): ColumnGroup[] {
  const groupCount = fillGroups(columns, width).length
  let limit = width / groupCount
  while (limit < width && fillGroups(columns, limit).length > groupCount) limit += WIDTH_STEP_PX
  return fillGroups(columns, Math.min(limit, width)).map((group) => ({
    columns: group,
    widths: shareWidth(
      group.flatMap((at) => columns[at] ?? []),
      width,
    ),
  }))
}

const WIDTH_STEP_PX = 8

function fillGroups(columns: readonly PrintedColumn[], width: number): number[][] {
  const keys = columns.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  const groups: number[][] = []
  for (const [index, { isKey, minWidth }] of columns.entries()) {
    if (isKey) continue
    const group = groups.at(-1)
    const used = group?.reduce((sum, at) => sum + (columns[at]?.minWidth ?? 0), 0) ?? Infinity
    if (group && used + minWidth <= width) group.push(index)
    else groups.push([...keys, index])
  }
  return groups.length > 0 ? groups : [keys]
}

/** Gives each column its minimum width; the rest is divided in proportion to what each could use. */
function shareWidth(columns: readonly PrintedColumn[], width: number): number[] {
  const minWidth = columns.reduce((sum, column) => sum + column.minWidth, 0)
  const stretch = columns.reduce((sum, { unwrappedWidth, minWidth }) => sum + unwrappedWidth - minWidth, 0)
  const share = stretch === 0 ? 0 : Math.max(0, Math.min(1, (width - minWidth) / stretch))
  const shrink = Math.min(1, width / minWidth)
  return columns.map(
    (column) => (column.minWidth + (column.unwrappedWidth - column.minWidth) * share) * shrink,
  )
}

/** Divides rows into sheets, as row ranges with `to` exclusive; `heights` and `room` in px. */
export function pageRows(
  heights: readonly number[],
  maxHeight: number,
): (readonly [from: number, to: number])[] {
  const starts = [0]
  let used = 0
  heights.forEach((height, row) => {
    if (used > 0 && used + height > maxHeight) {
      starts.push(row)
      used = 0
    }
    used += height
  })
  return starts.map((from, index) => [from, starts[index + 1] ?? heights.length])
}
