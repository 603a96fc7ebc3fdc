import { MAX_DEPTH_M } from '@groundsheet/logs'
import type { Project } from '@groundsheet/contract'
import { useMemo } from 'react'
import type { Glossary } from '../../../data/glossary.ts'
import { collectTiles } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts } from '../../../ui/paper/party-facts.ts'
import { FOOT, MOST_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, titleBlockHeight, type Fact, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { printStrings } from '../../../ui/print-strings.ts'
import { sectionStrings } from '../../../ui/section-strings.ts'
import { strings } from '../../../ui/strings.ts'
import type { Hole } from '../../../data/hole.ts'
import { useHoleLabel, type LabelOf } from '../../../data/hole-label.ts'
import { MAX_LEVEL_M } from '../drawable.ts'
import { placeSticks } from '../place-sticks.ts'
import { SectionDrawing } from '../section-drawing.tsx'
import { readLegend } from '../section-legend-entries.ts'
import { SectionLegend } from '../section-legend.tsx'
import type { Section } from '../section-model.ts'
import { layOutSection } from '../section-scale.ts'
import { tieNeighbours } from '../section-ties.ts'
import { chooseSectionScales, countPanels, layOutPanels, type SectionPanel } from './section-panels.ts'
import '../section.css'
import './section-sheet.css'

interface Props {
  readonly name: string
  readonly project: Project | null
  readonly glossary: Glossary
  readonly section: Section
  /** Metres to either side of the line. */
  readonly reach: number
  readonly ties: boolean
  readonly tests: boolean
  readonly size: SheetSize
  /** 500 is 1:500; null: the one that suits. */
  readonly scale: number | null
  /** The same for heights. */
  readonly rise: number | null
  readonly texts: SheetTexts
}

const words = printStrings
const FACTS = 8
/** A line of the legend, and the width of one that is read at a glance, px; the style sheet says the same. */
const ROW = 24
const COLUMN = 300
/** A line of the list of what is not drawn: its height and about as many letters as it has, px. */
const LINE = 14
const LETTER = 5.6

/** A section on paper: at its two scales, on as many sheets as it takes, with its legend on each. */
export function SectionSheets(props: Props) {
  const { name, project, glossary, section, reach, ties: tied, tests, size, texts } = props
  const legend = useMemo(() => readLegend(section.sticks, glossary), [section, glossary])
  const ties = useMemo(() => (tied ? tieNeighbours(section.sticks) : []), [tied, section])
  const tiles = useMemo(() => collectTiles(legend.entries.map(({ pattern }) => pattern)), [legend])
  const water = [
    ...new Set(section.sticks.flatMap((stick) => stick.water.flatMap(({ series }) => series ?? []))),
  ]
  const missing = missingOf(section, useHoleLabel())
  const inner = innerSize(size)
  const columns = Math.max(1, Math.floor(inner.width / COLUMN))
  const bent = section.line.chainages.length > 2
  const profiles = Object.keys(section.profileScales).length
  const lines = [tied, tests, bent].filter(Boolean).length + profiles
  const rows = Math.ceil((legend.entries.length + water.length + 2 + lines) / columns)
  const below = rows * ROW + 8 + linesOf(missing, inner.width) * LINE
  const head = titleBlockHeight(
    size,
    Array.from({ length: FACTS }, (): Fact => ['', null]),
  )
  const room = { width: inner.width - 2, height: Math.floor(inner.height - head - FOOT - below - 6) }
  const extent = { length: section.line.length, top: section.top, base: section.base }
  const scales = chooseSectionScales(extent, layOutSection(room.width, room.height), props)
  const count = countPanels(extent, room, scales)
  if (count > MOST_SHEETS) return <Notice>{words.tooManySheets(count)}</Notice>
  const panels = layOutPanels(extent, room, scales)
  return panels.map((panel, index) => (
    <PaperSheet
      key={index}
      size={size}
      label={words.sectionOf(name)}
      number={index + 1}
      count={count}
      source={words.positions}
    >
      <TitleBlock
        size={size}
        project={name}
        reference={project?.projectId ?? ''}
        subject={words.titles.section}
        texts={texts}
        facts={factsOf(project, section, reach, scales, panel)}
      />
      {index === 0 && (
        <svg className="paper-tiles" aria-hidden="true">
          <PatternDefs artwork={tiles} />
        </svg>
      )}
      <div className="section-sheet" data-scale={scales.scale} data-rise={scales.rise}>
        <svg className="section-drawing" aria-hidden="true" {...room}>
          <SectionDrawing
            section={section}
            scale={panel.scale}
            placed={placeSticks(section.sticks, panel.scale)}
            legend={legend}
            far={reach / 2}
            ties={ties}
            tests={tests}
          />
        </svg>
      </div>
      <div className="section-sheet-below" style={{ height: below }}>
        <div className="section-sheet-legend" style={{ columnCount: columns }}>
          <SectionLegend
            entries={legend.entries}
            water={water}
            tied={tied}
            tested={tests}
            bent={bent}
            profileScales={section.profileScales}
            heights={section.heights}
          />
        </div>
        {missing !== '' && <p>{missing}</p>}
      </div>
    </PaperSheet>
  ))
}

function factsOf(
  project: Project | null,
  { sticks, line }: Section,
  reach: number,
  { scale, rise }: { readonly scale: number; readonly rise: number },
  { from, to }: SectionPanel,
): Fact[] {
  return [
    ...partyFacts(project),
    [words.facts.holes, words.within(sticks.length, reach)],
    [words.facts.along, words.ratio(scale)],
    [words.facts.rise, words.riseRatio(rise, scale / rise)],
    [words.facts.length, strings.metres(line.length, 1)],
    [words.facts.chainage, `${from.toFixed(0)}–${strings.metres(to, 0)}`],
  ]
}

/** Holes that belong on the section and cannot be drawn, by name. */
function missingOf({ unlevelled, undrawable, unplaced }: Section, labelOf: LabelOf): string {
  const names = (holes: readonly Hole[]) => holes.map(labelOf).join(', ')
  const lists = [
    unlevelled.length > 0 ? `${sectionStrings.unlevelled(unlevelled.length)}: ${names(unlevelled)}.` : '',
    undrawable.length > 0
      ? `${sectionStrings.undrawable(undrawable.length, MAX_LEVEL_M, MAX_DEPTH_M)}: ${names(undrawable)}.`
      : '',
    unplaced.length > 0 ? `${sectionStrings.unplaced(unplaced.length)}: ${names(unplaced)}.` : '',
  ]
  return lists.filter(Boolean).join(' ')
}

const linesOf = (text: string, width: number) => Math.ceil((text.length * LETTER) / width)
