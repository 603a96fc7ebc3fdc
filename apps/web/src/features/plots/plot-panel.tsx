import type { TableRow } from '@groundsheet/contract'
import { panPlot } from '@groundsheet/plots'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { LoadingNotice, Notice } from '../../ui/notice.tsx'
import { plotStrings } from '../../ui/plot-strings.ts'
import { useLiveWindow } from '../../ui/use-live-window.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'
import { formatPlotWindow, parsePlotWindow } from '../../url-state/plot-window.ts'
import type { PlacedPoint } from './place-points.ts'
import { beyondText, countBeyond } from './beyond-scale.ts'
import { coloursOf } from './plot-key.ts'
import { traitsOf } from './plot-kinds.ts'
import { axisTitles } from './axis-titles.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { limitsOf } from './plot-frame.ts'
import { PlotFigures } from './plot-figures.tsx'
import { PlotRemarks } from './plot-remarks.tsx'
import { PlotToolbar } from './plot-toolbar.tsx'
import { pointsText } from './points-text.ts'
import { zoomMiddle, ZOOM_STEP, type PlotView } from './use-plot-gestures.ts'
import { holesOf, type PlotChoice, type PlotPicture } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  /** What the plot is called, and what stands along its values. */
  readonly name: string
  readonly title: string
  readonly glossary: Glossary
  /** All rows have come. */
  readonly complete: boolean
  /** More of it is being read. */
  readonly loading: boolean
  readonly onChoice: (choice: Partial<PlotChoice>) => void
  readonly onRow: (row: TableRow) => void
  /** Codes of the tables that the values stand in, and the way to one. */
  readonly tables: readonly string[]
  readonly onTable: (code: string) => void
  /** The way to the plot on paper. */
  readonly print: ReactNode
  /** How far its rows have come. */
  readonly children: ReactNode
}

/** One plot with its key and figures. */
export function PlotPanel({ picture, choice, name, title, glossary, complete, children, ...props }: Props) {
  const { plot, shown, alone, series } = picture
  const seen = usePlotView(picture, choice, props.onChoice)
  const beyond = useMemo(() => countBeyond(picture), [picture])
  const atEdge = useMemo(() => beyondText(picture, choice.fit), [picture, choice.fit])
  const only = [alone?.name, series?.name].filter((part) => part !== undefined)
  return (
    <>
      <PlotToolbar
        name={name}
        choice={choice}
        upright={traitsOf(plot).indexTitle === null}
        colourBy={coloursOf(plot)}
        kind={plot.kind}
        beyond={beyond}
        onChoice={props.onChoice}
        print={props.print}
        onCopy={() => ({ text: pointsText(shown, plot, glossary), points: shown.length })}
      >
        <span className="soft" data-plot-points={shown.length}>
          {words.points(shown.length, holesOf(shown))}
          {atEdge !== '' && ` · ${atEdge}`}
        </span>
        {only.length > 0 && (
          <button
            type="button"
            className="button plot-alone"
            onClick={() => props.onChoice({ only: undefined, reading: undefined })}
          >
            {words.isolated(only.join(', '))} ✕
          </button>
        )}
        {picture.drawable.length > 0 && (
          <span className="plot-zoom" role="group" aria-label={words.zoom.label}>
            <ZoomButtons
              names={words.zoom}
              isWhole={seen.window === null}
              onIn={() => zoomMiddle(seen, ZOOM_STEP)}
              onOut={() => zoomMiddle(seen, 1 / ZOOM_STEP)}
              onWhole={() => seen.onWindow(null)}
            />
          </span>
        )}
        {children}
      </PlotToolbar>
      {picture.drawable.length > 0 ? (
        <>
          <PlotDrawing
            picture={picture}
            choice={choice}
            seen={seen}
            title={title}
            label={words.drawing(name, shown.length)}
            glossary={glossary}
            onOpen={({ point }: PlacedPoint) => props.onRow(point.row)}
          />
          <PlotFigures
            onChoice={props.onChoice}
            onRow={props.onRow}
            tables={props.tables}
            onTable={props.onTable}
            picture={picture}
            figured={axisTitles(plot, title, choice.axis, picture.datum).figured}
          />
        </>
      ) : (
        <div className="plot-empty">
          {complete ? (
            <>
              <Notice>{picture.elsewhere ? words.emptyChosen(name) : words.empty(name)}</Notice>
              <PlotRemarks remarks={picture.remarks} onRow={props.onRow} />
            </>
          ) : (
            props.loading && <LoadingNotice />
          )}
        </div>
      )}
    </>
  )
}

/** What is seen of a plot: at once as it is moved, and in the address when it rests. */
function usePlotView(
  { plot, shown }: PlotPicture,
  { axis, fit, part }: PlotChoice,
  onChoice: (choice: Partial<PlotChoice>) => void,
): PlotView {
  const limits = useMemo(() => limitsOf({ plot, points: shown, axis, fit }), [plot, shown, axis, fit])
  const { window: asked, change } = useLiveWindow({
    asked: part,
    parse: parsePlotWindow,
    format: formatPlotWindow,
    onWindow: useCallback((text: string | undefined) => onChoice({ part: text }), [onChoice]),
  })
  const window = useMemo(() => asked && panPlot(asked, 0, 0, limits), [asked, limits])
  return { window, limits, onWindow: change }
}
