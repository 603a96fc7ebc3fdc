import type { PrintedEntry } from '../../../ui/paper/legend-entry.ts'
import { countLines } from '../../../ui/text-width.ts'
import { strings } from '../../../ui/strings.ts'
import type { LegendItem, PlanLayout } from './plan-layout.ts'

/** Px; the style sheet says the same. */
const TEXT = { size: 10, line: 12, width: 128 } as const
/** Of a text without a sign, px. */
const NOTE_WIDTH = 180
const HEADING = 22
const MIN_HEIGHT = 20
const GAP = 4
/** Browsers differ a little in the width of letters. */
const CAUTION = 0.95

/** Entries of the legend as high as their texts need. */
export const legendItems = (entries: readonly PrintedEntry[]): LegendItem[] =>
  entries.map(({ sign, text, code = '' }) => {
    if (sign === undefined) return { height: HEADING, isHeading: true }
    const lines =
      sign === null ? noteLines(text) : countLines(`${text} ${code}`.trim(), TEXT.size, TEXT.width * CAUTION)
    return { height: heightOf(lines), isHeading: false }
  })

/** Lines that a text without a sign takes. */
export const noteLines = (text: string): number => countLines(text, TEXT.size, NOTE_WIDTH * CAUTION)

const heightOf = (lines: number) => Math.max(MIN_HEIGHT, lines * TEXT.line + GAP)

/** Lines that the omitted labels may take: as many as fit beside the scale bar. */
export const OMITTED_LINES = 5

/**
 * Room for the omitted labels. It is kept before they are known: they follow from the size of the map, and this from the
 * size of the legend.
 */
export const OMITTED_ITEM: LegendItem = { height: heightOf(OMITTED_LINES), isHeading: false }

interface Props {
  /** In the order of the items of the layout; undefined: its room stays empty. */
  readonly entries: readonly (PrintedEntry | undefined)[]
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
    <p data-note={sign === null ? '' : undefined}>
      {sign}
      <span>
        {text}
        {code !== '' && <span className="soft"> {code}</span>}
      </span>
      {count !== undefined && <span className="soft">{strings.number(count)}</span>}
    </p>
  )
