import type { logStrings } from '../../ui/strings/log-strings.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { LegendEntry, StrataLegend } from './section-legend-entries.ts'
import { OFFSET_TOLERANCE_M, PROFILE_KINDS, type Section } from './section-model.ts'
import { tieHeadings, type NeighbourTies } from './find-ties.ts'
import type { GeologyName } from './stratum-labels.ts'
import { hasColumn, unloggedGround } from './unlogged-ground.ts'

const words = sectionStrings.legend

/** What one entry of the legend shows, and its key among the entries. */
export type LegendItem = { readonly key: string } & (
  | { readonly kind: 'stratum'; readonly entry: LegendEntry }
  | { readonly kind: 'code'; readonly geology: GeologyName }
  | { readonly kind: 'unlogged' }
  | { readonly kind: 'water'; readonly series: WaterSeries }
  | { readonly kind: 'line'; readonly className: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isSoft?: true }
)

type WaterSeries = keyof typeof logStrings.series

export interface LegendContent {
  readonly legend: StrataLegend
  readonly section: Section
  readonly ties: readonly NeighbourTies[]
  readonly hasTests: boolean
}

/** All entries of the legend, on screen and on paper, in their order. */
export function legendItems({ legend, section, ties, hasTests }: LegendContent): LegendItem[] {
  const { profileScales, heights, line, sticks } = section
  const items: (LegendItem | false)[] = [
    ...legend.entries.map(
      (entry) =>
        ({ kind: 'stratum', key: [entry.code, entry.pattern.id, entry.meaning].join(' '), entry }) as const,
    ),
    ...legend.codes.map(
      (geology) => ({ kind: 'code', key: ['code', geology.code, geology.name].join(' '), geology }) as const,
    ),
    sticks.some((stick) => hasColumn(stick) && unloggedGround(stick).length > 0) && {
      kind: 'unlogged',
      key: 'unlogged',
    },
    ...waterOf(section).map((series) => ({ kind: 'water', key: series, series }) as const),
    ...PROFILE_KINDS.flatMap((kind) => {
      const max = profileScales[kind]
      return max === undefined ? [] : [lineItem(kind, 'section-profile', words.profiles[kind](max))]
    }),
    lineItem('ground', 'section-ground-line', words.ground[heights]),
    ties.length > 0 && lineItem('tie', 'section-tie', words.tie(tieHeadings(ties))),
    line.chainages.length > 2 && lineItem('bend', 'section-bend', words.bend),
    hasTests && { kind: 'text', key: 'tests', text: words.tests },
    hasTests &&
      sticks.some(({ tests }) => tests.some(({ contradicted }) => contradicted)) && {
        kind: 'text',
        key: 'contradicted',
        text: words.contradicted,
      },
    sticks.some(({ offset }) => Math.abs(offset) > OFFSET_TOLERANCE_M) && {
      kind: 'text',
      key: 'sides',
      text: words.sides,
      isSoft: true,
    },
  ]
  return items.filter((item) => item !== false)
}

const lineItem = (key: string, className: string, text: string): LegendItem => ({
  kind: 'line',
  key,
  className,
  text,
})

const waterOf = ({ sticks }: Section) => [
  ...new Set(sticks.flatMap(({ water }) => water.flatMap(({ series }) => series ?? []))),
]
