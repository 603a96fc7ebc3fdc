import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../data/tables/glossary.ts'
import { logStrings } from '../../ui/log-strings.ts'

const words = logStrings

interface Props {
  readonly name: string
  readonly log: Log
  readonly glossary: Glossary
  /** Id of the row that was asked for. */
  readonly wanted: string | undefined
}

/** The strata in words, for those who cannot see the drawing. */
export function StrataTable({ name, log, glossary, wanted }: Props) {
  const strata = log.lanes.find(({ kind }) => kind === 'strata')?.marks ?? []
  if (strata.length === 0) return null
  return (
    // A table is as wide as its words whatever it is told, and would make the page scroll sideways.
    <div className="visually-hidden">
      <table>
        <caption>{words.strataTable(name)}</caption>
        <thead>
          <tr>
            {Object.values({ ...words.columns, level: words.columns.level(log.datum) }).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strata.map(({ row, top, base, open, label }) => (
            <tr key={row.id} aria-current={row.id === wanted || undefined}>
              <td>{top.toFixed(2)}</td>
              <td>{open ? words.open : base.toFixed(2)}</td>
              <td>{log.groundLevel === null ? '' : (log.groundLevel - top).toFixed(2)}</td>
              <td>{glossary.meaning('GEOL_LEG', row.data.GEOL_LEG ?? '') ?? row.data.GEOL_LEG}</td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
