import type { ExportOrder } from '../../data/export/export-order.ts'
import { planTable } from '../../data/export/export-plan.ts'
import { fullTableName, inDisplayOrder } from '../../ui/table-names.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { codedTables, neededTables, type ExportChoice } from './export-choice.ts'
import type { ExportSubject } from './export-subject.ts'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly choice: ExportChoice
  readonly order: ExportOrder
  readonly onWithout: (without: ReadonlySet<string>) => void
}

/** Tables of the file. In AGS, parent tables of selected tables are required. */
export function TableChoice({ subject, choice, order, onWithout }: Props) {
  const tables = codedTables(subject)
  const requested = tables.map(({ code }) => code).filter((code) => !choice.without.has(code))
  const needed = neededTables(choice.format, requested, subject)
  function turn(code: string) {
    const without = new Set(choice.without)
    if (!without.delete(code)) without.add(code)
    onWithout(without)
  }
  return (
    <details className="export-tables">
      <summary>
        {words.tables} <span className="soft">{words.tableCount(order.tables.length, tables.length)}</span>
      </summary>
      <div className="export-table-buttons">
        <button type="button" className="button" data-quiet onClick={() => onWithout(new Set())}>
          {words.everyTable}
        </button>
        <button
          type="button"
          className="button"
          data-quiet
          onClick={() => onWithout(new Set(tables.map(({ code }) => code)))}
        >
          {words.noTable}
        </button>
      </div>
      <ul>
        {inDisplayOrder(tables).map((table) => {
          const { code, name, rows } = planTable(table, { holes: order.holes, locations: subject.locations })
          const isNeeded = needed.has(code)
          return (
            <li key={code}>
              <label>
                <input
                  type="checkbox"
                  checked={isNeeded || !choice.without.has(code)}
                  disabled={isNeeded}
                  onChange={() => turn(code)}
                />
                <span className="export-name">{fullTableName({ code, name })}</span>
                <span className="export-code">{code}</span>
                <span className="soft">
                  {isNeeded && choice.without.has(code) ? words.needed : strings.number(rows)}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
