import { displayText } from '@groundsheet/readings/display-text'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { noFigureOf, type LegendEntry } from './plot-legend.ts'
import { PlotSymbolMark, type LineMark } from './plot-symbol-mark.tsx'
import { describeBounds } from './describe-bounds.ts'

const words = plotStrings.legend

interface Props {
  readonly title: string
  readonly entries: readonly LegendEntry[]
  /** Ids of the isolated entries; empty: none is. */
  readonly isolatedIds: readonly string[]
  readonly onToggle: (id: string) => void
  /** How the symbols are drawn as lines; undefined: as points. */
  readonly line?: LineMark | undefined
}

/** Key of a plot with the figures of each entry; entries are isolated by a press, and released by another. */
export function LegendTable({ title, entries, isolatedIds, onToggle, line }: Props) {
  const hasBounds = entries.some(({ summary }) => (summary?.atLeast ?? summary?.atMost ?? null) !== null)
  const isMeasured = entries.some(({ summary }) => summary !== null)
  return (
    <table className="plot-legend" aria-label={words.tableOf(title)}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.count}</th>
          {isMeasured && (
            <>
              <th scope="col">{words.min}</th>
              <th scope="col">{words.median}</th>
              <th scope="col">{words.max}</th>
            </>
          )}
          {hasBounds && <th scope="col">{words.bounds}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, name, symbol, count, summary, format } = entry
          const { exact } = summary ?? {}
          const figure = (value: number | undefined) =>
            value === undefined ? noFigureOf(entry) : format(value)
          return (
            <tr key={id} data-faint={isolatedIds.length > 0 && !isolatedIds.includes(id) ? '' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={isolatedIds.includes(id)}
                  title={id === name ? words.isolate : `${displayText(id)} · ${words.isolate}`}
                  onClick={() => onToggle(id)}
                >
                  <PlotSymbolMark symbol={symbol} line={line} />
                  <span>{name}</span>
                </button>
              </th>
              <td>{strings.number(count)}</td>
              {isMeasured && (
                <>
                  <td>{figure(exact?.min)}</td>
                  <td>{figure(exact?.median)}</td>
                  <td>{figure(exact?.max)}</td>
                </>
              )}
              {hasBounds && <td>{summary && describeBounds(summary)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
