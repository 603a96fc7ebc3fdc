import { panPlot } from '@groundsheet/plots'
import { useId } from 'react'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts, type SheetProject } from '../../../ui/paper/party-facts.ts'
import { FOOT_HEIGHT_PX, MAX_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { plotStrings } from '../../../ui/strings/plot-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { countLines } from '../../../ui/text-width.ts'
import { parsePlotWindow } from '../../../url-state/plot-window.ts'
import { axisTitles } from '../axis-titles.ts'
import { radiusFor } from '../draw-points.ts'
import { PlotAxes } from '../plot-axes.tsx'
import { kindOf } from '../kinds/plot-kinds.ts'
import { legendTitle } from '../plot-notes.ts'
import { makeFrame, spotOf } from '../plot-frame.ts'
import { isAxisUpwards, limitsOf } from '../plot-limits.ts'
import { holesOf, type PlotChoice, type PlotPicture } from '../use-plot-picture.ts'
import { legendLines } from './legend-columns.ts'
import { PrintedLegendColumns } from './printed-legend-columns.tsx'
import { layOutPlotSheet } from './plot-sheet-layout.ts'
import { plotNotes } from './plot-sheet-notes.ts'
import { PointPaths } from './point-paths.tsx'
import '../plots.css'
import './plot-sheet.css'

interface Props {
  /** Name of the project. */
  readonly name: string
  readonly project: SheetProject | null
  /** Name of the plot, and title of its value axis. */
  readonly plotName: string
  readonly title: string
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  readonly size: SheetSize
  readonly texts: SheetTexts
}

const words = printStrings
const PLACEHOLDER_FACTS: readonly Fact[] = Array.from({ length: 6 }, () => ['', null])
/** Font size and line height of a note, px; both match the style sheet. */
const NOTE_PX = { size: 9.5, line: 12 } as const
const USABLE_WIDTH_RATIO = 0.97

/** Printed plot with its legend and statistics; a long legend continues on further sheets. */
export function PlotSheets({ name, project, plotName, title, picture, choice, size, texts }: Props) {
  const { plot, shown } = picture
  const inner = innerSize(size)
  const limits = limitsOf({ plot, points: shown, axis: choice.axis, fit: choice.fit })
  const requestedWindow = parsePlotWindow(choice.part)
  const frameOptions = {
    limits,
    window: requestedWindow && panPlot(requestedWindow, 0, 0, limits),
    upwards: isAxisUpwards({ plot, axis: choice.axis }),
    headHeight: kindOf(plot).headHeight,
    footHeight: kindOf(plot).footHeight,
  }
  const beyond = shown.filter((point) => spotOf(makeFrame(frameOptions, inner), point).beyond).length
  const notes = plotNotes(picture, choice, beyond)
  const body = {
    width: inner.width - 2,
    height: Math.floor(inner.height - titleBlockHeight(size, PLACEHOLDER_FACTS) - FOOT_HEIGHT_PX - 8),
  }
  const noteLineCount = notes.reduce(
    (sum, note) => sum + countLines(note, NOTE_PX.size, body.width * USABLE_WIDTH_RATIO),
    0,
  )
  const layout = layOutPlotSheet(legendLines(picture), body, noteLineCount * NOTE_PX.line + 6)
  const count = layout.legendSheets.length
  if (count > MAX_SHEETS) return <Notice>{words.plot.tooManySheets(count)}</Notice>
  return layout.legendSheets.map((columns, index) => (
    <PaperSheet
      key={index}
      size={size}
      label={words.plot.of(plotName, name)}
      number={index + 1}
      count={count}
      source=""
    >
      <TitleBlock
        size={size}
        project={name}
        reference={project?.projectId ?? ''}
        subject={plotName}
        texts={texts}
        facts={[
          ...partyFacts(project),
          [words.facts.holes, strings.number(holesOf(shown))],
          [words.plot.values, strings.number(shown.length)],
          [plotStrings.by, legendTitle(picture)],
        ]}
        sheet={words.sheet(index + 1, count)}
      />
      {index === 0 ? (
        <>
          <div className="plot-sheet" data-below={layout.below ? '' : undefined}>
            <PrintedPlot {...{ picture, choice, title, frameOptions }} size={layout.plot} />
            <div className="plot-sheet-side">
              <p className="plot-sheet-figured">
                {axisTitles(plot, title, choice.axis, picture.datum).figuresTitle}
              </p>
              <PrintedLegendColumns columns={columns} />
            </div>
          </div>
          <div className="plot-sheet-notes">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </>
      ) : (
        <div className="plot-sheet-side">
          <PrintedLegendColumns columns={columns} />
        </div>
      )}
    </PaperSheet>
  ))
}

interface PrintedPlotProps extends Pick<Props, 'picture' | 'choice' | 'title' | 'size'> {
  readonly frameOptions: Parameters<typeof makeFrame>[0]
}

/** Half the size of a symbol: one on the edge of the frame stays visible. */
const SYMBOL_OVERHANG_PX = 6

function PrintedPlot({ picture, choice, title, size, frameOptions }: PrintedPlotProps) {
  const clip = useId()
  const { plot, shown, legend, datum } = picture
  const { background } = kindOf(plot)
  const frame = makeFrame(frameOptions, size)
  const { left, top, right, bottom } = frame
  return (
    <svg className="plot-sheet-drawing" aria-hidden="true" {...size} data-points={shown.length}>
      <clipPath id={clip}>
        <rect
          x={left - SYMBOL_OVERHANG_PX}
          y={top - SYMBOL_OVERHANG_PX}
          width={right - left + 2 * SYMBOL_OVERHANG_PX}
          height={bottom - top + 2 * SYMBOL_OVERHANG_PX}
        />
      </clipPath>
      <PlotAxes frame={frame} plot={plot} title={title} axis={choice.axis} datum={datum} />
      {background?.isClipped === false && <background.Drawing frame={frame} />}
      <g clipPath={frameOptions.window ? `url(#${clip})` : undefined}>
        {background?.isClipped === true && <background.Drawing frame={frame} />}
        <PointPaths
          frame={frame}
          points={shown}
          symbolOf={legend.symbolOf}
          joined={plot.joined === true}
          traced={plot.traced}
          kind={plot.kind}
          radius={radiusFor(shown.length)}
        />
      </g>
    </svg>
  )
}
