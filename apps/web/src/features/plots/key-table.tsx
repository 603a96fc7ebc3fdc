import { strings } from '../../ui/strings.ts'
import { formatValue } from './describe-point.ts'
import type { KeyEntry } from './plot-key.ts'
import { SignMark } from './sign-mark.tsx'

const words = strings.plots.key

interface Props {
  readonly title: string
  readonly entries: readonly KeyEntry[]
  /** Id of the entry that is shown alone. */
  readonly only: string | undefined
  readonly onOnly: (id: string | undefined) => void
}

/** The key of a plot, with the figures of each entry; a press shows it alone, another all again. */
export function KeyTable({ title, entries, only, onOnly }: Props) {
  return (
    <table className="plot-key">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.least}</th>
          <th scope="col">{words.median}</th>
          <th scope="col">{words.greatest}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, name, sign, count, summary } = entry
          return (
            <tr key={id} data-faint={only !== undefined && only !== id ? '' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={only === id}
                  title={id === name ? words.isolate : `${id} · ${words.isolate}`}
                  onClick={() => onOnly(only === id ? undefined : id)}
                >
                  <SignMark sign={sign} />
                  <span>{name}</span>
                </button>
              </th>
              <td>{strings.number(count)}</td>
              <td>{summary && formatValue(summary.least)}</td>
              <td>{summary && formatValue(summary.median)}</td>
              <td>{summary && formatValue(summary.greatest)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
