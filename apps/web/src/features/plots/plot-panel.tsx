import { panPlot } from '@groundsheet/plots'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { LoadingNotice, Notice } from '../../ui/notice.tsx'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { useLiveWindow } from '../../ui/use-live-window.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'
import { formatPlotWindow, parsePlotWindow } from '../../url-state/plot-window.ts'
import type { PlacedPoint } from './place-points.ts'
import { outsideScaleText, countOutsideScale } from './count-outside-scale.ts'
import { coloursOf } from './plot-legend.ts'
import { kindOf } from './kinds/plot-kinds.ts'
import { axisTitles } from './axis-titles.ts'
import type { StatedRow } from './describe-row.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { limitsOf } from './plot-limits.ts'
import { PlotFigures } from './plot-figures.tsx'
import { isolatedTexts } from './plot-notes.ts'
import { PlotRemarks } from './plot-remarks.tsx'
import { PlotToolbar } from './plot-toolbar.tsx'
import { pointsText } from './points-text.ts'
import { zoomMiddle, ZOOM_FACTOR, type PlotView } from './use-plot-gestures.ts'
import { holesOf, type PlotChoice, type PlotPicture } from './use-plot-picture.ts'
// Without it the drawing would be as high as its contents, which are as high as the drawing.
import './plots.css'

const words = plotStrings

interface Props {
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  /** Name of the plot, and title of its value axis. */
  readonly name: string
  readonly title: string
  readonly glossary: Glossary
  /** All rows are loaded. */
  readonly complete: boolean
  /** More rows are loading. */
  readonly loading: boolean
  readonly onChoice: (choice: Partial<PlotChoice>) => void
  readonly onRow: (stated: Pick<StatedRow, 'row' | 'hole'>) => void
  /** Codes of the tables that hold the values; the callback that opens one, if they can be opened. */
  readonly tables: readonly string[]
  readonly onTable: ((code: string) => void) | null
  /** Link to the print page. */
  readonly print: ReactNode
  /** Progress of loading. */
  readonly children: ReactNode
}

/** One plot with its legend and figures. */
export function PlotPanel({ picture, choice, name, title, glossary, complete, children, ...props }: Props) {
  const { plot, shown, isolated, series } = picture
  const plotView = usePlotView(picture, choice, props.onChoice)
  const beyond = useMemo(() => countOutsideScale(picture), [picture])
  const beyondNote = useMemo(() => outsideScaleText(picture, choice.fit), [picture, choice.fit])
  const isolatedNames = isolatedTexts(isolated, series)
  return (
    <>
      <PlotToolbar
        name={name}
        choice={choice}
        hasHeightAxis={kindOf(plot).indexTitle === null}
        colourBy={coloursOf(plot)}
        lineName={kindOf(plot).lineName}
        beyond={beyond}
        isEmpty={picture.drawable.length === 0}
        onChoice={props.onChoice}
        print={props.print}
        onCopy={() => ({ text: pointsText(shown, plot, glossary), points: shown.length })}
      >
        <span className="soft" data-plot-points={shown.length}>
          {words.points(shown.length, holesOf(shown))}
          {beyondNote !== '' && ` · ${beyondNote}`}
        </span>
        {isolatedNames.length > 0 && (
          <button
            type="button"
            className="button plot-alone"
            onClick={() => props.onChoice({ only: undefined, reading: undefined })}
          >
            {words.isolated(isolatedNames.join(', '))} ✕
          </button>
        )}
        {picture.drawable.length > 0 && <PlotZoom plotView={plotView} />}
        {children}
      </PlotToolbar>
      {picture.drawable.length > 0 ? (
        <>
          <PlotDrawing
            picture={picture}
            choice={choice}
            plotView={plotView}
            title={title}
            label={words.drawing(name, shown.length)}
            glossary={glossary}
            onOpen={({ point, hole }: PlacedPoint) => props.onRow({ row: point.row, hole })}
          />
          <PlotFigures
            only={choice.only}
            onChoice={props.onChoice}
            onRow={props.onRow}
            tables={props.tables}
            onTable={props.onTable}
            picture={picture}
            figuresTitle={axisTitles(plot, title, choice.axis, picture.datum).figuresTitle}
          />
        </>
      ) : (
        <div className="plot-empty">
          {complete ? (
            <>
              <Notice>{picture.otherHolesHaveValues ? words.emptySelection(name) : words.empty(name)}</Notice>
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

function PlotZoom({ plotView }: { readonly plotView: PlotView }) {
  return (
    <span className="plot-zoom" role="group" aria-label={words.zoom.label}>
      <ZoomButtons
        names={words.zoom}
        isWhole={plotView.window === null}
        onIn={() => zoomMiddle(plotView, ZOOM_FACTOR)}
        onOut={() => zoomMiddle(plotView, 1 / ZOOM_FACTOR)}
        onWhole={() => plotView.onWindow(null)}
      />
    </span>
  )
}

/** The visible part of a plot: updated at once while it moves, and in the address after it stops. */
function usePlotView(
  { plot, shown }: PlotPicture,
  { axis, fit, part }: PlotChoice,
  onChoice: (choice: Partial<PlotChoice>) => void,
): PlotView {
  const limits = useMemo(() => limitsOf({ plot, points: shown, axis, fit }), [plot, shown, axis, fit])
  const { window: requested, change } = useLiveWindow({
    addressText: part,
    parse: parsePlotWindow,
    format: formatPlotWindow,
    onWindow: useCallback((text: string | undefined) => onChoice({ part: text }), [onChoice]),
  })
  const window = useMemo(() => requested && panPlot(requested, 0, 0, limits), [requested, limits])
  return { window, limits, onWindow: change }
}
