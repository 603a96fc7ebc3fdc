import type { Mark } from '@groundsheet/logs'
import type { ReactNode } from 'react'
import type { Hole } from '../../../data/holes/hole.ts'
import type { LabelOf } from '../../../data/holes/hole-label.ts'
import { PatternRect } from '../../../ui/pattern-rect.tsx'
import { sectionStrings } from '../../../ui/strings/section-strings.ts'
import { between } from '../../../ui/text-format.ts'
import { placeSticks } from '../place-sticks.ts'
import type { StrataLegend } from '../section-legend-entries.ts'
import { anchorScale } from '../section-scale.ts'
import { layOutTexts } from '../section-texts.ts'
import { layOutAnchored } from '../use-stick-layouts.ts'
import { columnsOfTexts } from './columns-of-legend.ts'
import { shareEntries, type LegendParts } from './lay-out-legend.ts'
import type { SectionPanel } from './section-panels.ts'

const words = sectionStrings.strataList

type Drawn = Omit<Parameters<typeof layOutTexts>[0], 'scale' | 'placed'>

interface Sheets {
  /** Of a sheet, px. */
  readonly width: number
  readonly height: number
  readonly maxSheets: number
}

/**
 * Sheets with the strata of the holes that have a stratum whose name has no room on one of the drawings. None
 * where all names have room, or where the list would need more than `maxSheets`.
 */
export function layOutStrataLists(
  drawn: Drawn,
  panels: readonly SectionPanel[],
  labelOf: LabelOf,
  { width, height, maxSheets }: Sheets,
): LegendParts[] {
  const { section, legend } = drawn
  const holes = new Set(panels.flatMap(({ scale }) => findUnnamed(drawn, scale, labelOf)))
  const listed = section.sticks
    .filter(({ hole }) => holes.has(hole))
    .map(({ hole, strata }) => ({ hole, strata: joinEqual(strata, legend) }))
  const columns = columnsOfTexts(textsOf(listed, legend, labelOf), width)
  const sheets = shareEntries(strataEntries(listed, legend, labelOf), columns, height, 1)
  return sheets.length <= maxSheets ? sheets : []
}

function findUnnamed(drawn: Drawn, scale: SectionPanel['scale'], labelOf: LabelOf): readonly Hole[] {
  const { section, tests } = drawn
  const placed = placeSticks(section.sticks, scale)
  const layouts = layOutAnchored(section, anchorScale(scale), tests)
  return layOutTexts({ ...drawn, scale, placed }, layouts, labelOf).unnamed
}

interface ListedStratum {
  readonly first: Mark
  readonly base: number
}

interface ListedHole {
  readonly hole: Hole
  readonly strata: readonly ListedStratum[]
}

/** The holes in the order of the section, each with its strata: depths, hatch and name. */
const strataEntries = (listed: readonly ListedHole[], legend: StrataLegend, labelOf: LabelOf): ReactNode[] =>
  listed.flatMap(({ hole, strata }) => [
    <li key={hole.id} className="section-strata-hole">
      {words.hole(labelOf(hole))}
    </li>,
    ...strata.map((stratum, at) => (
      <li key={`${hole.id} ${at}`}>
        <svg width={30} height={18} aria-hidden="true">
          <PatternRect
            className="section-swatch"
            pattern={legend.patternOf(stratum.first).id}
            x={0.5}
            y={0.5}
            width={29}
            height={17}
          />
        </svg>
        <span>{textOf(stratum, legend)}</span>
      </li>
    )),
  ])

/** Texts of these entries. */
const textsOf = (listed: readonly ListedHole[], legend: StrataLegend, labelOf: LabelOf): string[] =>
  listed.flatMap(({ hole, strata }) => [
    words.hole(labelOf(hole)),
    ...strata.map((stratum) => textOf(stratum, legend)),
  ])

function textOf({ first, base }: ListedStratum, legend: StrataLegend): string {
  const { name, code } = legend.labelOf(first)
  return words.stratum(between(first.top, base), name, code)
}

/** Depths are stated to the centimetre: a gap under half of one is rounding. */
const DEPTH_TOLERANCE_M = 0.005

/** Consecutive strata of one name and hatch as one, from the first to `base`, metres. */
function joinEqual(strata: readonly Mark[], { labelOf, patternOf }: StrataLegend) {
  const joined: ListedStratum[] = []
  const keyOf = (mark: Mark) => `${labelOf(mark).name} ${labelOf(mark).code} ${patternOf(mark).id}`
  for (const mark of strata) {
    const last = joined.at(-1)
    const isSame = last && keyOf(last.first) === keyOf(mark) && mark.top <= last.base + DEPTH_TOLERANCE_M
    if (isSame) joined.splice(-1, 1, { ...last, base: Math.max(last.base, mark.base) })
    else joined.push({ first: mark, base: mark.base })
  }
  return joined
}
