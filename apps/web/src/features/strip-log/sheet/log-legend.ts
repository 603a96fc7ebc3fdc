import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { InSituTest, Lane, Mark } from '@groundsheet/logs'
import { statesPoint, ownValue } from '@groundsheet/readings'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { materialCode, meaningOfPattern, patternName, patternOf } from '../../../ui/fill-patterns.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { SAMPLE_KINDS, sampleKind, type SampleKind } from '../sample-kinds.ts'

/** A sign of the drawing and its meaning. */
export interface LegendEntry {
  readonly sign:
    | { readonly pattern: string; readonly backfill: boolean }
    | { readonly series: LegendSeries }
    | { readonly sample: SampleKind }
  readonly text: string
}

const words = printStrings
/** Abbreviation of a penetration test that is not stated to be with the cone. */
const SPT = 'SPT'

/** Series whose sign needs an explanation. */
const EXPLAINED_SERIES = ['strike', 'standing', 'plain', 'slotted', 'pipe', 'zone', 'tip'] as const
export type LegendSeries = (typeof EXPLAINED_SERIES)[number]

/** Distinct patterns and signs of lanes, with their meanings. */
export const legendOf = (lanes: readonly Lane[], glossary: Glossary): LegendEntry[] =>
  legendOfHoles([{ lanes, glossary }])

/** The same of several holes, each with the glossary of its project. */
export function legendOfHoles(
  holes: readonly { readonly lanes: readonly Lane[]; readonly glossary: Glossary }[],
): LegendEntry[] {
  const entries = holes.flatMap(({ lanes, glossary }) =>
    lanes.flatMap((lane) => lane.marks.flatMap((mark) => describeMark(lane, mark, glossary))),
  )
  const samples = samplesOf(holes.flatMap(({ lanes }) => lanes))
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(), ...samples]
}

/** The fills of sample bars, in the order of `SAMPLE_KINDS`. */
function samplesOf(lanes: readonly Lane[]): LegendEntry[] {
  const marks = lanes.flatMap((lane) => (lane.kind === 'codes' ? lane.marks : []))
  const present = new Set(marks.map(({ series = '' }) => sampleKind(series)))
  return SAMPLE_KINDS.filter((kind) => present.has(kind)).map((sample) => ({
    sign: { sample },
    text: words.sampleKinds[sample],
  }))
}

/** Meanings of abbreviations of samples and tests, one sentence for each kind. */
export function abbreviationsOf(
  lanes: readonly Lane[],
  tests: readonly InSituTest[],
  glossary: Glossary,
): string[] {
  const types = lanes.flatMap(({ kind, marks }) =>
    kind === 'codes' ? marks.map(({ series = '' }) => series) : [],
  )
  const samples = explain(types, (type) =>
    type === '' ? null : (glossary.meaning('SAMP_TYPE', type) ?? words.log.unexplainedType),
  )
  const isPointStated = tests.some(({ type, row }) => type === SPT && statesPoint(row.data))
  const inSitu = explain(
    tests.map(({ type }) => type),
    (type) =>
      type === SPT && !isPointStated
        ? words.log.sptOfUnstatedType
        : (ownValue(words.log.tests, type) ?? null),
  )
  const ratios = new Set(
    lanes.flatMap(({ id, marks }) => (id === 'friction-ratio' ? marks.map(({ series }) => series) : [])),
  )
  const hasIndex = lanes.some(({ id }) => id === 'fractures')
  const hasSpacing = lanes.some(({ id }) => id === 'spacing')
  return [
    ...(lanes.some(({ id, marks }) => id === 'strata' && marks.some(({ open }) => !open))
      ? [words.log.thickness]
      : []),
    ...(samples.length > 0 ? [words.samples(samples)] : []),
    ...(inSitu.length > 0 ? [words.log.testsOf(inSitu)] : []),
    ...(tests.some(({ isContradictory }) => isContradictory) ? [words.log.contradictory] : []),
    ...(ratios.size > 0 ? [words.log.ratio(ratios.has('friction-ratio'), ratios.has('computed-ratio'))] : []),
    ...(hasIndex || hasSpacing ? [words.log.fractures(hasIndex, hasSpacing)] : []),
  ]
}

const explain = (abbreviations: readonly string[], meaningOf: (one: string) => string | null): string[] =>
  [...new Set(abbreviations)].sort(compareNaturally).flatMap((one) => {
    const meaning = meaningOf(one)
    return meaning === null ? [] : [`${one}\u00a0${meaning}`]
  })

function describeMark({ kind }: Lane, mark: Mark, glossary: Glossary): LegendEntry[] {
  const { series = '' } = mark
  if (kind === 'strata' || series.startsWith('backfill')) return [describeFill(mark, glossary)]
  const known = EXPLAINED_SERIES.find((one) => one === series)
  return known ? [{ sign: { series: known }, text: logStrings.series[known] ?? known }] : []
}

function describeFill(mark: Mark, glossary: Glossary): LegendEntry {
  const { row, label } = mark
  const pattern = patternOf(mark, glossary)
  const name = patternName(pattern) ?? words.noPattern
  const { heading, code } = materialCode(row)
  const stated = meaningOfPattern(pattern, glossary, heading, code)
  const meaning = stated ?? (code === '' ? name : `${name} (${code})`)
  const backfill = row.table === 'GEOL' ? meaning : words.backfill(code === '' ? label : meaning)
  return { sign: { pattern: pattern.id, backfill: row.table !== 'GEOL' }, text: backfill }
}
