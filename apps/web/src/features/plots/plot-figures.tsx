import { memo } from 'react'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { toggled } from '../../url-state/project-search.ts'
import type { StatedRow } from './describe-row.ts'
import { LegendTable } from './legend-table.tsx'
import { boundsText, hasGaps, legendTitle, notedTexts, repeatsText, uncountedTexts } from './plot-notes.ts'
import { lineMarkOf, kindOf } from './kinds/plot-kinds.ts'
import { PlotDoubts, PlotRemarks } from './plot-remarks.tsx'
import { PlotSymbolMark } from './plot-symbol-mark.tsx'
import { COLOUR_COUNT, symbolWithNote } from './plot-symbols.ts'
import type { PlotChoice, PlotPicture } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly picture: PlotPicture
  /** Title of the figures, with their unit. */
  readonly figuresTitle: string
  /** Ids of the isolated entries in the address. */
  readonly only: PlotChoice['only']
  readonly onChoice: (choice: Partial<PlotChoice>) => void
  readonly onRow: (stated: Pick<StatedRow, 'row' | 'hole'>) => void
  /** Codes of the tables that hold the values; the callback that opens one, if they can be opened. */
  readonly tables: readonly string[]
  readonly onTable: ((code: string) => void) | null
}

/** Key, figures and notes of the values. Does not depend on the pointer. */
export const PlotFigures = memo(function PlotFigures({
  picture,
  figuresTitle,
  only,
  onChoice,
  onRow,
  tables,
  onTable,
}: Props) {
  const { plot, by, legend, isolated, series, shown, remarks, doubts, otherDatum, inclined } = picture
  return (
    <div className="plot-figures">
      {kindOf(plot).measure && <p className="plot-figured soft">{figuresTitle}</p>}
      {legend.series.length > 0 && (
        <LegendTable
          title={words.legend.title.series}
          entries={legend.series}
          isolatedIds={series ? [series.id] : []}
          onToggle={(id) => onChoice({ reading: id === series?.id ? undefined : id })}
        />
      )}
      {legend.inColour > 0 && (
        <p className="soft">{words.inColour(legend.inColour, legend.entries.length)}</p>
      )}
      <LegendTable
        title={legendTitle(picture)}
        line={lineMarkOf(plot)}
        entries={legend.entries}
        isolatedIds={isolated.map(({ id }) => id)}
        onToggle={(id) => onChoice({ only: toggled(only, id) })}
      />
      {legend.entries.length > COLOUR_COUNT && legend.inColour === 0 && (
        <p className="soft">{words.severalAlone}</p>
      )}
      {legend.isShared && <p className="soft">{words.symbols[by]}</p>}
      <VisitNotes shown={shown} />
      {repeatsText(shown) !== '' && <p className="soft">{repeatsText(shown)}</p>}
      <Uncounted shown={shown} />
      {hasGaps(plot) && <p className="soft">{words.lineGaps}</p>}
      {legend.series.length > 0 && !series && <p className="soft">{words.legend.perReading}</p>}
      <Bounds picture={picture} />
      <Summary picture={picture} />
      {otherDatum > 0 && <p className="soft">{words.otherDatum(otherDatum)}</p>}
      {inclined > 0 && <p className="soft">{words.inclined(inclined)}</p>}
      <PlotRemarks remarks={remarks} onRow={onRow} />
      <PlotDoubts doubts={doubts} onRow={onRow} />
      {onTable && (
        <p className="plot-tables">
          {tables.map((code) => (
            <button key={code} type="button" className="button" data-quiet onClick={() => onTable(code)}>
              {words.rowsOf(code)}
            </button>
          ))}
        </p>
      )}
    </div>
  )
})

function Bounds({ picture: { shown } }: Pick<Props, 'picture'>) {
  const text = boundsText(shown)
  return text === '' ? null : <p className="soft">{text}</p>
}

function Summary({ picture: { plot, shown } }: Pick<Props, 'picture'>) {
  const { summarise } = kindOf(plot)
  return summarise ? <p className="soft">{summarise(shown)}</p> : null
}

/** Values that are drawn and not in the statistics. */
const Uncounted = ({ shown }: Pick<PlotPicture, 'shown'>) =>
  uncountedTexts(shown).map((text) => (
    <p key={text} className="soft">
      {text}
    </p>
  ))

/** Symbols and counts of visits without a depth. */
const VisitNotes = ({ shown }: Pick<PlotPicture, 'shown'>) =>
  notedTexts(shown).map(({ note, text }) => (
    <p key={note} className="plot-note soft">
      <PlotSymbolMark symbol={symbolWithNote({ fill: 'none', shape: 'circle' }, { note })} />
      {text}
    </p>
  ))
