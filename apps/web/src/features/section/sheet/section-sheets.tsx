import { wrapText } from '@groundsheet/logs'
import { formatDecimals } from '@groundsheet/readings'
import { useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { collectTiles } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts, type SheetProject } from '../../../ui/paper/party-facts.ts'
import { FOOT_HEIGHT_PX, MAX_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { sectionStrings } from '../../../ui/strings/section-strings.ts'
import { textWidth } from '../../../ui/text-width.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { placeSticks } from '../place-sticks.ts'
import { SectionDrawing } from '../section-drawing.tsx'
import { readLegend } from '../section-legend-entries.ts'
import { SectionLegendItem } from '../section-legend.tsx'
import { legendItems } from '../section-legend-items.ts'
import { fitSection } from './fit-section.ts'
import { columnsOfLegend, LEGEND_COLUMN_PX, safeColumns } from './columns-of-legend.ts'
import { heightOfParts, type LegendParts, type SectionLegendLayout } from './lay-out-legend.ts'
import type { Section } from '../section-model.ts'
import { countNoteLines } from '../section-notes.ts'
import { findTies } from '../find-ties.ts'
import { layOutStrataLists } from './strata-list.tsx'
import { countPanels, layOutPanels, type SectionPanel, SECTION_SCALES } from './section-panels.ts'
import { leftOutOf } from '../describe-left-out.ts'
import '../section.css'
import './section-sheet.css'

interface Props {
  readonly name: string
  readonly project: SheetProject | null
  readonly glossary: Glossary
  readonly section: Section
  /** Maximum offset of a hole from the line, metres. */
  readonly maxOffset: number
  readonly ties: boolean
  readonly tests: boolean
  readonly size: SheetSize
  /** Horizontal scale: 500 is 1:500; null: automatic. */
  readonly scale: number | null
  /** Vertical scale; null: automatic. */
  readonly rise: number | null
  readonly texts: SheetTexts
}

const words = printStrings
const MAX_FACTS = 8
const NOTE_FONT_SIZE_PX = 10
const noteWidth = (text: string) => textWidth(text, NOTE_FONT_SIZE_PX)

/** A section on paper at its two scales; the legend is on each sheet or, if long, on sheets at the end. */
export function SectionSheets(props: Props) {
  const { name, project, glossary, section, maxOffset, ties: hasTies, tests, size, texts } = props
  const strata = useMemo(() => readLegend(section.sticks, glossary), [section, glossary])
  const ties = useMemo(() => (hasTies ? findTies(section.sticks) : []), [hasTies, section])
  const tiles = useMemo(() => collectTiles(strata.entries.map(({ pattern }) => pattern)), [strata])
  const labelOf = useHoleLabel()
  const missing = leftOutOf(section, labelOf).join(' ')
  const { inner, columns, availableHeight } = roomOf(size)
  const items = legendItems({ legend: strata, section, ties, hasTests: tests })
  const entries = items.map((item) => <SectionLegendItem key={item.key} item={item} />)
  const columnsBelow = columnsOfLegend(items, inner.width)
  const notes = missing === '' ? [] : wrapText(missing, inner.width, noteWidth)
  const width = inner.width - 2
  const lines = countNoteLines({ section, ties, tests }, width)
  const extent = { length: section.line.length, top: section.top, base: section.base }
  const { legend, room, scales } = fitSection(
    { entries, notes },
    {
      ...{ extent, requested: props, width, height: availableHeight, noteLines: lines },
      ...{ columnsBelow, columns, columnWidth: LEGEND_COLUMN_PX },
    },
  )
  const drawings = countPanels(extent, { ...room, noteLines: lines }, scales) + legend.sheets.length
  const isSmallest = scales.scale >= (SECTION_SCALES.at(-1) ?? 0)
  if (drawings > MAX_SHEETS) return <Notice>{words.tooManySheets(drawings, isSmallest)}</Notice>
  const panels = layOutPanels(extent, { ...room, noteLines: lines }, scales)
  const lists = layOutStrataLists({ section, legend: strata, ties, tests }, panels, labelOf, {
    ...{ width: inner.width, height: availableHeight, maxSheets: MAX_SHEETS - drawings },
  })
  const drawPanel = (panel: SectionPanel) => (
    <div className="section-sheet" data-scale={scales.scale} data-rise={scales.rise}>
      <svg className="section-drawing" aria-hidden="true" {...room}>
        <SectionDrawing
          section={section}
          scale={panel.scale}
          placed={placeSticks(section.sticks, panel.scale)}
          legend={strata}
          dashedBeyond={maxOffset / 2}
          ties={ties}
          tests={tests}
          isListed={lists.length > 0}
        />
      </svg>
      {legend.beside > 0 && <SheetLegend entries={legend.onEach.entries} width={legend.beside} />}
    </div>
  )
  const below = partsBelow(legend)
  const drawn = panels.map((panel) => ({ panel, parts: [below], drawing: drawPanel(panel), title: '' }))
  const last = layOutLast(legend.sheets, lists, (parts) => heightOfParts(parts, columns), availableHeight)
  const sheets = [...drawn, ...last.map((sheet) => ({ panel: null, drawing: null, ...sheet }))]
  return sheets.map(({ panel, parts, drawing, title }, index) => (
    <PaperSheet
      key={index}
      size={size}
      label={words.sectionOf(name)}
      number={index + 1}
      count={sheets.length}
      source={words.positions}
    >
      <TitleBlock
        size={size}
        project={name}
        reference={project?.projectId ?? ''}
        subject={words.titles.section}
        texts={texts}
        facts={factsOf(project, section, maxOffset, scales, panel, title)}
      />
      {index === 0 && (
        <svg className="paper-tiles" aria-hidden="true">
          <PatternDefs artwork={tiles} />
        </svg>
      )}
      {drawing}
      {parts.map((one, at) => (
        <SheetLegendBelow key={at} parts={one} columns={panel ? columnsBelow : columns} />
      ))}
    </PaperSheet>
  ))
}

/** Sheets of the legend, then of the list of strata, which begins below the legend where there is room. */
function layOutLast(
  legend: readonly LegendParts[],
  lists: readonly LegendParts[],
  heightOf: (parts: LegendParts) => number,
  height: number,
) {
  const [first, ...others] = lists
  const last = legend.at(-1)
  const isShared = first && last && heightOf(first) + heightOf(last) <= height
  const { title } = sectionStrings.legend
  return [
    ...legend.slice(0, isShared ? -1 : undefined).map((parts) => ({ parts: [parts], title })),
    ...(isShared ? [{ parts: [last, first], title: sectionStrings.legendAndList }] : []),
    ...(isShared ? others : lists).map((parts) => ({
      parts: [parts],
      title: sectionStrings.strataList.title,
    })),
  ]
}

/** Of a sheet below its title block, px, and the columns of its legend. */
function roomOf(size: SheetSize) {
  const inner = innerSize(size)
  const head = titleBlockHeight(
    size,
    Array.from({ length: MAX_FACTS }, (): Fact => ['', null]),
  )
  return {
    inner,
    columns: safeColumns(inner.width),
    availableHeight: Math.floor(inner.height - head - FOOT_HEIGHT_PX - 6),
  }
}

const partsBelow = ({ beside, onEach }: SectionLegendLayout): LegendParts =>
  beside > 0 ? { ...onEach, entries: [] } : onEach

/** Legend to the right of the drawing. */
const SheetLegend = ({ entries, width }: Pick<LegendParts, 'entries'> & { readonly width: number }) => (
  <div className="section-sheet-legend section-sheet-beside" style={{ width }}>
    <ul className="section-legend">{entries}</ul>
  </div>
)

/** Legend and notes below the drawing. */
function SheetLegendBelow({ parts, columns }: { readonly parts: LegendParts; readonly columns: number }) {
  return (
    <div className="section-sheet-below" style={{ height: heightOfParts(parts, columns) }}>
      <div className="section-sheet-legend" style={{ columnCount: parts.columns ?? columns }}>
        {parts.entries.length > 0 && <ul className="section-legend">{parts.entries}</ul>}
      </div>
      {parts.notes.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}

function factsOf(
  project: SheetProject | null,
  { sticks, line }: Section,
  maxOffset: number,
  { scale, rise }: { readonly scale: number; readonly rise: number },
  panel: SectionPanel | null,
  title: string,
): Fact[] {
  return [
    ...partyFacts(project),
    [words.facts.holes, words.within(sticks.length, maxOffset)],
    [words.facts.along, words.ratio(scale)],
    [words.facts.rise, words.riseRatio(rise, scale / rise)],
    [words.facts.length, strings.metres(line.length, 1)],
    panel
      ? [words.facts.chainage, `${formatDecimals(panel.from, 0)}–${strings.metres(panel.to, 0)}`]
      : [words.facts.content, title],
  ]
}
