import type { DrawnSection } from '@groundsheet/formats/dxf-section'
import { joinIncrements, joinPoints } from '@groundsheet/logs'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import { markTextWithoutUnit } from '../../ui/mark-text.ts'
import { patternName } from '../../ui/fill-patterns.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { metres } from '../../ui/text-format.ts'
import { leftOutOf } from './describe-left-out.ts'
import type { StrataLegend } from './section-legend-entries.ts'
import { PROFILE_KINDS, type Section, type Stick } from './section-model.ts'
import { readingTexts } from './section-notes.ts'
import { differentDatums } from './section-projects.ts'
import { tieLines, type NeighbourTies } from './find-ties.ts'

interface Drawn {
  readonly section: Section
  readonly legend: StrataLegend
  /** Empty: no correlation lines. */
  readonly ties: readonly NeighbourTies[]
  /** SPT figures are drawn. */
  readonly tests: boolean
  readonly exaggeration: number
  /** What the section is of: a project. */
  readonly title: string
  readonly labelOf: LabelOf
}

const words = sectionStrings

/** The section as it is drawn for CAD, with everything that is on screen. */
export function drawnSection(drawn: Drawn): DrawnSection {
  const { section, exaggeration } = drawn
  const { heights, top, base, sticks } = section
  return {
    ...{ heights, top, base, exaggeration },
    holes: sticks.map((stick) => drawnHole(stick, drawn)),
    ties: drawn.ties.flatMap((pair) => drawnTies(pair, sticks)),
    length: section.line.length,
    unit: heights === 'depth' ? words.depthUnit : words.levelUnit(datumOf(section)),
    notes: notesOf(drawn),
  }
}

const datumOf = (section: Section) =>
  differentDatums(section).length > 0 ? null : (section.sticks[0]?.hole.datum ?? null)

function drawnHole(stick: Stick, { section, legend, tests, labelOf }: Drawn): DrawnSection['holes'][number] {
  const heightOf = (depth: number) => stick.ground - depth
  return {
    name: labelOf(stick.hole),
    offset: words.offsetShort(stick),
    chainage: stick.chainage,
    ground: stick.ground,
    base: stick.base,
    finalDepth: stick.hole.finalDepth === null ? '' : metres(stick.hole.finalDepth),
    strata: stick.strata.map((mark) => {
      const pattern = legend.patternOf(mark)
      return {
        top: heightOf(mark.top),
        base: heightOf(mark.base),
        material: patternName(pattern) ?? words.cad.unknown,
        colour: pattern.tint,
        name: legend.labelOf(mark).name || mark.label,
      }
    }),
    water: stick.water.map(({ top, series }) => ({
      height: heightOf(top),
      text: words.cad.water(series, top),
    })),
    tests: tests
      ? stick.tests.map((mark) => ({ height: heightOf(mark.top), text: markTextWithoutUnit(mark) }))
      : [],
    profile: profileOf(stick, section.profileScales),
  }
}

/** Cone readings as lines, others as steps from and to zero. */
function profileOf({ profile, ground }: Stick, scales: Section['profileScales']) {
  const max = profile && scales[profile.kind]
  if (!profile || !max) return []
  const share = (value = 0) => Math.max(0, Math.min(value / max, 1))
  const at = (depth: number, value?: number) => ({ height: ground - depth, share: share(value) })
  if (profile.kind === 'cone')
    return joinPoints(profile.marks).map((run) => run.map(({ top, value }) => at(top, value)))
  return joinIncrements(profile.marks).map((run) => [
    at(run[0]?.top ?? 0),
    ...run.flatMap(({ top, base, value }) => [at(top, value), at(base, value)]),
    at(run.at(-1)?.base ?? 0),
  ])
}

function drawnTies({ left, right, ties }: NeighbourTies, sticks: readonly Stick[]): DrawnSection['ties'] {
  const [from, to] = [sticks[left], sticks[right]]
  if (!from || !to) return []
  return ties.flatMap((tie) =>
    tieLines(tie, [from.base, to.base]).map(
      ([start, end]) =>
        [
          { chainage: from.chainage, height: start },
          { chainage: to.chainage, height: end },
        ] as const,
    ),
  )
}

function notesOf({ section, ties, tests, exaggeration, title, labelOf }: Drawn): string[] {
  const scales = PROFILE_KINDS.flatMap((kind) => {
    const max = section.profileScales[kind]
    return max === undefined ? [] : [words.legend.profiles[kind](max)]
  })
  return [
    ...(title === '' ? [] : [title]),
    `${words.heights} ${words.timesShort(exaggeration)}. ${words.cad.scale}`,
    ...readingTexts({ section, ties }),
    ...scales,
    ...(tests ? [words.legend.tests] : []),
    ...leftOutOf(section, labelOf),
    ...(section.outside > 0 ? [words.outside(section.outside)] : []),
  ]
}
