import { rowHeight } from './lay-out-foot-tables.ts'
import type { TableLayout } from './note-pieces.ts'

/** A table at the foot of a log. */
export const FootTableView = ({ title, widths, rows, width }: TableLayout) => {
  const [heads = [], ...body] = rows
  return (
    <table className="log-foot-table" style={{ width }}>
      <caption>{title}</caption>
      <colgroup>
        {widths.map((one, index) => (
          <col key={index} style={{ width: one }} />
        ))}
      </colgroup>
      <thead>
        <tr style={{ height: rowHeight(heads) }}>
          {heads.map((lines, index) => (
            <th key={index} scope="col">
              <CellLines lines={lines} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, number) => (
          <tr key={number} style={{ height: rowHeight(row) }}>
            {row.map((lines, index) => (
              <td key={index}>
                <CellLines lines={lines} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CellLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => <span key={index}>{line}</span>)
