import type { Hole } from '../../data/holes/hole.ts'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { figureBoxes } from './figure-boxes.ts'
import { hiddenProfiles, hiddenTests, hiddenWater } from './hidden-tests.ts'
import type { StickLayout } from './lay-out-sticks.ts'
import { endOf, type PlacedDepth } from './place-depths.ts'
import { boxOf, findUnnamed, placeNames, type PlacedName, type TextBox } from './place-names.ts'
import { isInPlot, type PlacedStick } from './place-sticks.ts'
import { countNamedStrata, placeStrataNames } from './place-strata-names.ts'
import { waterBoxes } from './place-water.ts'
import type { StrataLegend } from './section-legend-entries.ts'
import type { Section } from './section-model.ts'
import { noteLines } from './section-notes.ts'
import type { SectionScale } from './section-scale.ts'
import type { NeighbourTies } from './find-ties.ts'
import type { StratumName } from './stratum-name.ts'
import { holeBox } from './turn-lines.ts'

interface Drawn {
  readonly section: Section
  readonly scale: SectionScale
  /** Sticks of the section, from `placeSticks`. */
  readonly placed: readonly PlacedStick[]
  readonly legend: StrataLegend
  readonly ties: readonly NeighbourTies[]
  readonly tests: boolean
  readonly isListed?: boolean
}

/** In the order of the placed sticks. */
interface Layouts {
  readonly layouts: readonly StickLayout[]
  readonly depths: readonly (PlacedDepth | null)[]
}

export interface SectionTexts {
  readonly names: readonly PlacedName[]
  readonly strataNames: readonly StratumName[]
  readonly notes: readonly string[]
  /** Boxes of all text on the plot, px. */
  readonly boxes: readonly TextBox[]
  /** Holes with strata whose names have no room. */
  readonly unnamed: readonly Hole[]
}

const NO_EXTENT = { left: 0, right: 0 }
const NO_WATER = { placed: [] }

/** Names and notes of a section. */
export function layOutTexts(drawn: Drawn, { layouts, depths }: Layouts, labelOf: LabelOf): SectionTexts {
  const { section, scale, placed, ties, tests, isListed = false } = drawn
  const { plot, isCompact } = scale
  const visible = placed.filter((one) => isInPlot(one, plot))
  const figures = figuresOf(placed, scale, layouts, depths)
  const names = placeNames(visible, scale, (one) => nameLines(one, labelOf), figures)
  const holeNames = names.map((name) => boxOf(name, nameLines(name.placed, labelOf)))
  const taken = [
    ...holeNames,
    ...placed.flatMap((one, index) => waterBoxes(one, scale, layouts[index]?.water ?? NO_WATER)),
    ...depthBoxes(depths, scale),
  ]
  const strata = placed.flatMap((one, index) =>
    isInPlot(one, plot) ? [nameStrata(one, layouts[index], taken, drawn)] : [],
  )
  const strataNames = strata.flatMap(({ named }) => named)
  const hidden = {
    tests: hiddenTests(placed, layouts, plot),
    names: findUnnamed(visible, scale, names),
    water: hiddenWater(placed, layouts, plot),
    depths: placed.flatMap((one, index) =>
      isInPlot(one, plot) && endOf(one) !== null && !depths[index] ? [one.stick.hole] : [],
    ),
    profiles: hiddenProfiles(placed, layouts, plot),
    strata: strata.reduce((sum, { without }) => sum + without, 0),
    isListed,
  }
  return {
    names,
    strataNames,
    notes: noteLines({ section, ties, tests }, hidden, labelOf, { width: plot.width, isCompact }),
    boxes: [
      ...holeNames,
      ...strataNames.map(({ box }) => box),
      ...depthBoxes(depths, scale),
      ...placed.map((one, index) => holeBox(one, scale, layouts[index]?.taken ?? NO_EXTENT)),
    ],
    unnamed: strata.flatMap(({ hole, without }) => (without > 0 ? [hole] : [])),
  }
}

/** Boxes of SPT figures and final depths, px. */
const figuresOf = (
  placed: readonly PlacedStick[],
  scale: SectionScale,
  layouts: readonly StickLayout[],
  depths: readonly (PlacedDepth | null)[],
): TextBox[] => [
  ...placed.flatMap(({ x, width }, index) => {
    const layout = layouts[index]
    return layout ? figureBoxes(layout.figures, x - width / 2, x + width / 2, scale.y(0)) : []
  }),
  ...depthBoxes(depths, scale),
]

/** Boxes of final depths, which are placed by the anchored scale. */
const depthBoxes = (depths: readonly (PlacedDepth | null)[], { x, y }: SectionScale): TextBox[] =>
  depths.flatMap((depth) =>
    depth
      ? [
          {
            left: depth.box.left + x(0),
            right: depth.box.right + x(0),
            top: depth.box.top + y(0),
            bottom: depth.box.bottom + y(0),
          },
        ]
      : [],
  )

/** Names of the strata of one hole, and how many have no room. `taken`: boxes that they must not overlap. */
function nameStrata(
  { stick, x, width }: PlacedStick,
  layout: StickLayout | undefined,
  taken: readonly TextBox[],
  { scale, legend }: Drawn,
) {
  const columnRight = x + width / 2
  // Layouts use the anchored scale, whose origin is at datum.
  const toAnchoredY = (y: number) => y - scale.y(0)
  const named = layout
    ? placeStrataNames(stick.strata, legend.labelOf, {
        columnRight,
        nameAt: (y) => layout.names.nameAt(toAnchoredY(y)),
        end: layout.names.end,
        y: (depth) => scale.y(stick.ground - depth),
        taken,
        figures: figureBoxes(layout.figures, x - width / 2, columnRight, scale.y(0)),
      })
    : []
  return { hole: stick.hole, named, without: countNamedStrata(stick.strata, legend.labelOf) - named.length }
}

/** The name of a hole, and its offset from the line. */
export function nameLines({ stick }: PlacedStick, labelOf: LabelOf): string[] {
  const offsetText = sectionStrings.offsetShort(stick)
  return offsetText === '' ? [labelOf(stick.hole)] : [labelOf(stick.hole), offsetText]
}
