import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { countLines } from '../../../ui/text-width.ts'
import { strings } from '../../../ui/strings.ts'
import type { LegendItem, PlanLayout } from './plan-layout.ts'

/** Px; the style sheet says the same. */
const TEXT = { size: 10, line: 12, width: 128 } as const
const HEADING = 22
const MIN_HEIGHT = 20
const GAP = 4
/** Browsers differ a little in the width of letters. */
const CAUTION = 0.95

/** Entries of the legend as high as their texts need. */
export const legendItems = (entries: readonly PrintedEntry[]): LegendItem[] =>
  entries.map(({ sign, text, code = '' }) => {
    if (sign === undefined) return { height: HEADING, isHeading: true }
    const lines = countLines(`${text} ${code}`.trim(), TEXT.size, TEXT.width * CAUTION)
    return { height: Math.max(MIN_HEIGHT, lines * TEXT.line + GAP), isHeading: false }
  })

interface Props {
  readonly entries: readonly PrintedEntry[]
  readonly layout: PlanLayout
}

/** The legend of a plan in its columns. */
export const PlanLegend = ({ entries, layout: { columns, zoom } }: Props) => (
  <div className="plan-legend" style={{ '--zoom': zoom }}>
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
    <p>
      {sign}
      <span>
        {text}
        {code !== '' && <span className="soft"> {code}</span>}
      </span>
      {count !== undefined && <span className="soft">{strings.number(count)}</span>}
    </p>
  )
