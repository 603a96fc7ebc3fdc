import { displayName } from '../../data/text/display-name.ts'
import { isInclinedHole, type Log } from '@groundsheet/logs'
import { formatDepth, formatLevelAt } from '@groundsheet/readings'
import type { Glossary } from '../../data/tables/glossary.ts'
import { stratumName } from '../../ui/fill-patterns.ts'
import { logStrings } from '../../ui/strings/log-strings.ts'

const words = logStrings

interface Props {
  readonly name: string
  readonly log: Log
  readonly glossary: Glossary
  readonly selectedRowId: string | undefined
}

/** The strata as a table, for screen readers. */
export function StrataTable({ name, log, glossary, selectedRowId }: Props) {
  const strata = log.lanes.find(({ kind }) => kind === 'strata')?.marks ?? []
  if (strata.length === 0) return null
  return (
    // The wrapper is hidden, because a table ignores a smaller width and would make the page scroll sideways.
    <div className="visually-hidden">
      <table>
        <caption>{words.strataTable(displayName(name))}</caption>
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
          {strata.map((mark) => {
            const { row, top, base, open, label } = mark
            return (
              <tr key={row.id} aria-current={row.id === selectedRowId || undefined}>
                <td>{formatDepth(top)}</td>
                <td>{open ? words.open : formatDepth(base)}</td>
                <td>{levelText(log, top)}</td>
                <td>{stratumName(mark, glossary)}</td>
                <td>{label}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const levelText = ({ groundLevel, findings }: Log, depth: number): string =>
  groundLevel === null ? '' : words.levelFigure(formatLevelAt(depth, groundLevel), isInclinedHole(findings))
