import { commonDatum } from '@groundsheet/readings'
import { useMemo } from 'react'
import { fullName } from '../../../../data/holes/hole-label.ts'
import { projectsText } from '../../../../ui/projects-text.ts'
import { compareStrings } from '../../../../ui/strings/compare-strings.ts'
import { collectTiles, patternOf } from '../../../../ui/fill-patterns.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { innerSize, type SheetSize } from '../../../../ui/paper/paper-size.ts'
import { partyFacts, type SheetProject } from '../../../../ui/paper/party-facts.ts'
import { FOOT_HEIGHT_PX, MAX_SHEETS, PaperSheet } from '../../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../../ui/paper/title-block-height.ts'
import { PatternDefs } from '../../../../ui/pattern-defs.tsx'
import { printStrings } from '../../../../ui/strings/print-strings.ts'
import { legendOfHoles } from '../../sheet/log-legend.ts'
import { LogNotes } from '../../sheet/log-notes.tsx'
import { legendPieces, paragraphPieces } from '../../sheet/note-pieces.ts'
import type { CommonAxis, ComparedHole } from '../compared-hole.ts'
import { useLaneChoice } from '../use-lane-choice.ts'
import { columnName, DESCRIPTIONS, type ComparedColumn } from '../compared-columns.ts'
import { AXIS_WIDTH_PX, CompareSheetBody } from './compare-sheet-body.tsx'
import { headHeight } from './head-height.ts'
import { outsideScale } from '../outside-scale.ts'
import { MAX_SCALE_DENOMINATOR } from '../../sheet/log-scale.ts'
import { lanesWithDepths } from './lanes-with-depths.ts'
import { placeLegend } from './place-legend.ts'
import { legendFindings } from '../legend-findings.ts'
import { planCompare } from './plan-compare.ts'
import '../../strip-log.css'
import '../../sheet/log-sheet.css'
import '../compare.css'
import './compare-sheet.css'

interface Props {
  readonly name: string
  readonly project: SheetProject | null
  readonly holes: readonly ComparedHole[]
  readonly axis: CommonAxis
  readonly size: SheetSize
  /** 50 is 1:50; null: all depths on one sheet. */
  readonly scale: number | null
  readonly texts: SheetTexts
}

const words = printStrings
const EMPTY_FACTS: readonly Fact[] = Array.from({ length: 6 }, () => ['', null])
/** Readings outside their scale that are listed for each hole. */
const MAX_LISTED_READINGS = 10
/** Borders of the columns, and the gap above the legend. */
const GAPS_PX = 10

/** Logs side by side on paper, with the columns that were selected on the screen. */
export function CompareSheets({ name, project, holes, axis, size, texts, ...props }: Props) {
  const [shown] = useLaneChoice()
  const inner = innerSize(size)
  const pieces = useMemo(() => notePieces(holes, shown, inner.width), [holes, shown, inner.width])
  const tiles = useMemo(() => collectTiles(patternsOf(holes)), [holes])
  const availableHeight = Math.floor(
    inner.height - titleBlockHeight(size, EMPTY_FACTS) - FOOT_HEIGHT_PX - GAPS_PX,
  )
  const legend = placeLegend(pieces, availableHeight)
  const room = { width: inner.width - AXIS_WIDTH_PX - 2, height: availableHeight - legend.below }
  const headOf = headHeight(holes)
  const { head, scale, sheets, omitted } = planCompare({
    holes,
    axis,
    shown,
    room,
    headOf,
    scale: props.scale,
  })
  const count = sheets.length + legend.sheets.length
  if (count > MAX_SHEETS) return <Notice>{words.tooManySheets(count, scale >= MAX_SCALE_DENOMINATOR)}</Notice>
  const printed = { withDepths: lanesWithDepths(sheets, scale) }
  const datum = commonDatum(holes.flatMap(({ log }) => (log.groundLevel === null ? [] : [log.datum])))
  return (
    <>
      {omitted.length > 0 && <Notice>{words.compare.omitted(omitted.map(columnName))}</Notice>}
      {[...sheets, ...legend.sheets].map((sheet, index) => (
        <PaperSheet
          key={index}
          size={size}
          label={words.compare.of(name)}
          number={index + 1}
          count={count}
          source={shown.has(DESCRIPTIONS) ? words.compare.shortened : ''}
        >
          <TitleBlock
            size={size}
            project={name}
            reference={project?.projectId ?? ''}
            subject={words.titles.compare}
            texts={texts}
            facts={[
              ...partyFacts(project),
              [
                words.facts.holes,
                words.compare.holes('holes' in sheet ? sheet.holes.length : holes.length, holes.length),
              ],
              [words.facts.axis, compareStrings.axes[axis]],
              [words.facts.rise, words.ratio(scale)],
            ]}
            sheet={words.sheet(index + 1, count)}
          />
          {index === 0 && (
            <svg className="paper-tiles" aria-hidden="true">
              <PatternDefs artwork={tiles} />
            </svg>
          )}
          {'holes' in sheet && (
            <CompareSheetBody {...{ ...sheet, all: holes, axis, datum, scale, head, printed }} />
          )}
          <LogNotes pieces={'holes' in sheet ? legend.onEach : sheet} />
        </PaperSheet>
      ))}
    </>
  )
}

/** The legend, strata whose code and description disagree, and the readings outside their scales. */
function notePieces(holes: readonly ComparedHole[], shown: ReadonlySet<ComparedColumn>, width: number) {
  const drawn = holes.map(({ log, glossary }) => ({
    lanes: log.lanes.filter(({ id }) => shown.has(id)),
    glossary,
  }))
  const outside = holes.flatMap(({ hole, log }) =>
    outsideScale({ lanes: log.lanes.filter(({ id }) => shown.has(id)) })
      .slice(0, MAX_LISTED_READINGS)
      .map((text) => compareStrings.ofHole(fullName(hole), text)),
  )
  const conflicts = holes.flatMap(({ hole, log }) =>
    legendFindings(log, shown).map((text) => compareStrings.ofHole(fullName(hole), text)),
  )
  const projects = projectsText(holes.map(({ hole }) => hole))
  return [
    ...legendPieces(legendOfHoles(drawn), width),
    ...(projects === '' ? [] : paragraphPieces(projects, width, '•')),
    ...[...conflicts, ...outside].flatMap((text) => paragraphPieces(text, width, '•')),
  ]
}

const patternsOf = (holes: readonly ComparedHole[]) =>
  holes.flatMap(({ log, glossary }) =>
    log.lanes
      .filter(({ kind }) => kind === 'strata' || kind === 'fills')
      .flatMap(({ marks }) => marks.map((mark) => patternOf(mark, glossary))),
  )
