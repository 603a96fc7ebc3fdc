import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { PlanLayout } from './plan-layout.ts'

interface Props {
  /** In the order of the items of the layout; undefined: its room stays empty. */
  readonly entries: readonly (PrintedEntry | undefined)[]
  readonly layout: PlanLayout
}

/** The legend of a plan in its columns. */
export const PlanLegend = ({ entries, layout: { columns, zoom } }: Props) => (
  <div className="plan-legend" role="group" aria-label={printStrings.legend} style={{ '--zoom': zoom }}>
    {columns.map((indexes, column) => (
      <div key={column}>
        {indexes.map((index) => {
          const entry = entries[index]
          return entry && <Entry key={entry.id} {...entry} />
        })}
      </div>
    ))}
  </div>
)

const Entry = ({ sign, text, code = '', count }: PrintedEntry) =>
  sign === undefined ? (
    <h3>{text}</h3>
  ) : (
    <p data-note={sign === null ? '' : undefined}>
      {sign}
      <span>
        {text}
        {code !== '' && <span className="soft"> {code}</span>}
      </span>
      {count !== undefined && <span className="soft">{strings.number(count)}</span>}
    </p>
  )
