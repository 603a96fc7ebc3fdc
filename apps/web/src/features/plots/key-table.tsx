import { plotStrings } from '../../ui/plot-strings.ts'
import { strings } from '../../ui/strings.ts'
import type { KeyEntry } from './plot-key.ts'
import { PlotSymbolMark, type LineMark } from './plot-symbol-mark.tsx'
import { describeBounds } from './describe-bounds.ts'

const words = plotStrings.key

interface Props {
  readonly title: string
  readonly entries: readonly KeyEntry[]
  /** Id of the isolated entry. */
  readonly isolatedId: string | undefined
  readonly onIsolate: (id: string | undefined) => void
  /** How the symbols are drawn as lines; undefined: as points. */
  readonly line?: LineMark | undefined
}

/** Key of a plot with the figures of each entry; a press isolates an entry, another shows all again. */
export function KeyTable({ title, entries, isolatedId, onIsolate, line }: Props) {
  const hasBounds = entries.some(({ summary }) => (summary?.atLeast ?? summary?.atMost ?? null) !== null)
  const isMeasured = entries.some(({ summary }) => summary !== null)
  return (
    <table className="plot-key">
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
            value === undefined ? summary && words.noFigure : format(value)
          return (
            <tr key={id} data-faint={isolatedId !== undefined && isolatedId !== id ? '' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={isolatedId === id}
                  title={id === name ? words.isolate : `${id} · ${words.isolate}`}
                  onClick={() => onIsolate(isolatedId === id ? undefined : id)}
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
