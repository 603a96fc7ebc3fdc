import type { Lane, Mark } from '@groundsheet/logs'
import type { Glossary } from '../../../data/glossary.ts'
import { patternName, patternOf } from '../../../ui/fill-patterns.ts'
import { strings } from '../../../ui/strings.ts'
import { SAMPLE_KINDS, sampleKind, type SampleKind } from '../sample-kinds.ts'

/** A sign of the drawing and what it means. */
export interface LegendEntry {
  readonly sign:
    | { readonly pattern: string; readonly backfill: boolean }
    | { readonly series: LegendSeries }
    | { readonly sample: SampleKind }
  readonly text: string
}

const words = strings.print

/** Series whose sign says nothing by itself. */
const SERIES = ['strike', 'standing', 'plain', 'slotted', 'zone', 'tip', 'TCR', 'SCR', 'RQD'] as const
export type LegendSeries = (typeof SERIES)[number] | 'refusal'

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

/** What the letters of samples mean, in one sentence; empty where nothing is known. */
export function sampleTypes(lanes: readonly Lane[], glossary: Glossary): string {
  const types = lanes.flatMap(({ kind, marks }) =>
    kind === 'codes' ? marks.map(({ series = '' }) => series) : [],
  )
  const meanings = [...new Set(types)].sort().flatMap((type) => {
    const meaning = glossary.meaning('SAMP_TYPE', type)
    return meaning === null ? [] : [`${type}\u00a0${meaning}`]
  })
  return meanings.length === 0 ? '' : words.samples(meanings)
}

function describeMark({ kind }: Lane, mark: Mark, glossary: Glossary): LegendEntry[] {
  const { series = '', bound } = mark
  if (kind === 'strata' || series.startsWith('backfill')) return [describeFill(mark, glossary)]
  if (kind === 'bars') return bound ? [{ sign: { series: 'refusal' }, text: words.refusal }] : []
  const known = SERIES.find((one) => one === series)
  return known ? [{ sign: { series: known }, text: strings.log.series[known] ?? known }] : []
}

function describeFill(mark: Mark, glossary: Glossary): LegendEntry {
  const { row, label } = mark
  const pattern = patternOf(mark, glossary)
  const name = patternName(pattern) ?? words.noPattern
  const heading = row.table === 'GEOL' ? 'GEOL_LEG' : 'BKFL_LEG'
  const code = row.data[heading]?.trim() ?? ''
  const meaning = glossary.meaning(heading, code) ?? (code === '' ? name : `${name} (${code})`)
  const backfill = row.table === 'GEOL' ? meaning : words.backfill(code === '' ? label : meaning)
  return { sign: { pattern: pattern.id, backfill: row.table !== 'GEOL' }, text: backfill }
}
