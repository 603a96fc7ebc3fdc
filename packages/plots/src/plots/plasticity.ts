import type { TableRow } from '@groundsheet/contract'
import { readValue, type Tables, depthOfRow } from '@groundsheet/logs'
import { READING_LIMITS, readLimits } from '@groundsheet/readings'
import type { Doubt, LeftOut, ListedPlot, PlotPoint } from '../plot.ts'

const SOURCES = [
  { table: 'LLPL', heading: 'LLPL_LL' },
  { table: 'CLSS', heading: 'CLSS_LL' },
] as const

/** Plasticity index against liquid limit; if the index is not stated it is the difference of the limits. */
export const plasticity: ListedPlot = {
  id: 'plasticity',
  kind: 'plasticity',
  unit: '%',
  sources: SOURCES,
  scale: 'linear',
  minScaleEnd: 100,
  limits: READING_LIMITS.moisture,
  read(tables: Tables) {
    const read = SOURCES.flatMap(({ table, heading }) =>
      (tables[table] ?? []).flatMap((row) => readLimitsAt(row, heading) ?? []),
    )
    return {
      points: read.filter((item): item is PlotPoint => !('kind' in item)),
      leftOut: read.filter((item): item is LeftOut => 'kind' in item),
      doubts: findLimitDoubts(tables),
    }
  },
}

/** Limits of a row that contradict each other. */
export const findLimitDoubts = (tables: Tables): Doubt[] =>
  SOURCES.flatMap(({ table, heading }) =>
    (tables[table] ?? []).flatMap((row) =>
      readLimits(row.data).disagreement.map((text): Doubt => ({ kind: 'disagreement', row, heading, text })),
    ),
  )

/** Null if neither limit is stated. */
function readLimitsAt(row: TableRow, heading: string): PlotPoint | LeftOut | null {
  const liquid = readValue(row, [heading])
  const plastic = readValue(row, ['LLPL_PL', 'CLSS_PL'])
  const limits = readLimits(row.data)
  const { liquid: value, index, isNonPlastic, isPossiblyNonPlastic, isWithoutResult } = limits
  if (liquid === '' && plastic === '' && !isNonPlastic) return null
  const stated = `LL ${liquid || '–'}, PL ${plastic || '–'}`
  const leave = (kind: LeftOut['kind'], text = stated): LeftOut => ({
    kind,
    row,
    heading,
    text,
  })
  if (isNonPlastic) return leave('non-plastic', addWords(stated, limits.nonPlasticRemark))
  if (isPossiblyNonPlastic) return leave('possibly-non-plastic', `${stated}, PI 0`)
  if (isWithoutResult) return leave('zero-limit')
  if (value === null) return leave('no-number')
  if (index === null) return leave('no-plastic-limit')
  const range = depthOfRow(row)
  return range ? { row, ...range, value, index, series: '', text: liquid } : leave('no-depth')
}

const addWords = (stated: string, words: string): string => (words === '' ? stated : `${stated}, ${words}`)
