import type { ColumnTitle } from '../column-title.ts'
import type { GridColumn } from '../grid-column.ts'
import type { ColumnGroup } from './table-pages.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly titles: readonly ColumnTitle[]
  /** The columns on this sheet. */
  readonly group: ColumnGroup
  /** Texts of the rows on this sheet, each for all columns. */
  readonly cells: readonly (readonly string[])[]
}

/** Part of the rows and columns of a table, with headings. */
export function PrintedTable({ columns, titles, group, cells }: Props) {
  const shown = group.columns.flatMap((at, index) => {
    const column = columns[at]
    return column ? [{ at, column, width: group.widths[index] }] : []
  })
  return (
    <table className="printed-table">
      <colgroup>
        {shown.map(({ at, width }) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {shown.map(({ at, column }) => (
            <th key={at} scope="col" data-number={column.numeric ? '' : undefined}>
              <b>{titles[at]?.first}</b>
              <span>{titles[at]?.second}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, index) => (
          <tr key={index}>
            {shown.map(({ at, column }) => (
              <td key={at} data-number={column.numeric ? '' : undefined}>
                {row[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
