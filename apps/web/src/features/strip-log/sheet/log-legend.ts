import type { InSituTest, Lane, Mark } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { patternName, patternOf } from '../../../ui/fill-patterns.ts'
import { logStrings } from '../../../ui/log-strings.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { SAMPLE_KINDS, sampleKind, type SampleKind } from '../sample-kinds.ts'

/** A sign of the drawing and what it means. */
export interface LegendEntry {
  readonly sign:
    | { readonly pattern: string; readonly backfill: boolean }
    | { readonly series: LegendSeries }
    | { readonly sample: SampleKind }
  readonly text: string
}

const words = printStrings

/** Series whose sign says nothing by itself. */
const SERIES = ['strike', 'standing', 'plain', 'slotted', 'pipe', 'zone', 'tip'] as const
export type LegendSeries = (typeof SERIES)[number]

/** Everything that lanes are drawn with and a reader may ask about, each once. */
export function legendOf(lanes: readonly Lane[], glossary: Glossary): LegendEntry[] {
  const entries = lanes.flatMap((lane) => lane.marks.flatMap((mark) => describeMark(lane, mark, glossary)))
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(), ...samplesOf(lanes)]
}

/** The fillings of the bars beside samples, in the order of their list. */
function samplesOf(lanes: readonly Lane[]): LegendEntry[] {
  const marks = lanes.flatMap((lane) => (lane.kind === 'codes' ? lane.marks : []))
  const present = new Set(marks.map(({ series = '' }) => sampleKind(series)))
  return SAMPLE_KINDS.filter((kind) => present.has(kind)).map((sample) => ({
    sign: { sample },
    text: words.sampleKinds[sample],
  }))
}

/** What the abbreviations of samples and tests mean, in one sentence each. */
export function abbreviationsOf(
  lanes: readonly Lane[],
  tests: readonly InSituTest[],
  glossary: Glossary,
): string[] {
  const types = lanes.flatMap(({ kind, marks }) =>
    kind === 'codes' ? marks.map(({ series = '' }) => series) : [],
  )
  const samples = explain(types, (type) => glossary.meaning('SAMP_TYPE', type))
  const inSitu = explain(
    tests.map(({ type }) => type),
    (type) => words.log.tests[type] ?? null,
  )
  const ratios = new Set(
    lanes.flatMap(({ id, marks }) => (id === 'friction-ratio' ? marks.map(({ series }) => series) : [])),
  )
  const hasIndex = lanes.some(({ id }) => id === 'fractures')
  const hasSpacing = lanes.some(({ id }) => id === 'spacing')
  return [
    ...(samples.length > 0 ? [words.samples(samples)] : []),
    ...(inSitu.length > 0 ? [words.log.testsOf(inSitu)] : []),
    ...(ratios.size > 0 ? [words.log.ratio(ratios.has('friction-ratio'), ratios.has('computed-ratio'))] : []),
    ...(hasIndex || hasSpacing ? [words.log.fractures(hasIndex, hasSpacing)] : []),
  ]
}

const explain = (abbreviations: readonly string[], meaningOf: (one: string) => string | null): string[] =>
  [...new Set(abbreviations)].sort().flatMap((one) => {
    const meaning = meaningOf(one)
    return meaning === null ? [] : [`${one}\u00a0${meaning}`]
  })

function describeMark({ kind }: Lane, mark: Mark, glossary: Glossary): LegendEntry[] {
  const { series = '' } = mark
  if (kind === 'strata' || series.startsWith('backfill')) return [describeFill(mark, glossary)]
  const known = SERIES.find((one) => one === series)
  return known ? [{ sign: { series: known }, text: logStrings.series[known] ?? known }] : []
}

function describeFill(mark: Mark, glossary: Glossary): LegendEntry {
  const { row, label } = mark
  const pattern = patternOf(mark, glossary)
  const name = patternName(pattern) ?? words.noPattern
  const heading = row.table === 'GEOL' ? 'GEOL_LEG' : 'BKFL_LEG'
  const code = row.data[heading]?.trim() ?? ''
  const stated = pattern.overridesCode ? null : glossary.meaning(heading, code)
  const meaning = stated ?? (code === '' ? name : `${name} (${code})`)
  const backfill = row.table === 'GEOL' ? meaning : words.backfill(code === '' ? label : meaning)
  return { sign: { pattern: pattern.id, backfill: row.table !== 'GEOL' }, text: backfill }
}
