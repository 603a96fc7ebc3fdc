import { isLimitWithoutResult, NON_PLASTIC, READING_LIMITS, readLimits } from '@groundsheet/readings'
import { readValue, type Tables } from '@groundsheet/logs'
import type { LeftOut, ListedPlot, Source } from '../plot.ts'
import { valuePlot } from '../value-plot.ts'
import { findLimitDoubts } from './plasticity.ts'

const CONTENT = [
  { table: 'LNMC', heading: 'LNMC_MC' },
  { table: 'CLSS', heading: 'CLSS_NMC' },
] as const

const limit = (table: string, heading: string, series: string): Source => ({
  table,
  heading,
  series,
  words: { pattern: NON_PLASTIC, kind: 'non-plastic' },
  noResult: {
    test: isLimitWithoutResult,
    kind: ({ data }) => {
      const { nonPlasticRemark, isPossiblyNonPlastic } = readLimits(data)
      if (nonPlasticRemark !== '') return 'non-plastic'
      return isPossiblyNonPlastic ? 'possibly-non-plastic' : 'zero-limit'
    },
  },
})

/** Moisture content; LNMC, and CLSS in AGS 3. */
export const moisture = valuePlot({
  id: 'moisture',
  unit: '%',
  sources: CONTENT,
  minScaleEnd: 40,
  limits: READING_LIMITS.moisture,
})

const statedLimits = valuePlot({
  id: 'atterberg',
  unit: '%',
  sources: [
    ...CONTENT.map((source) => ({ ...source, series: 'content' })),
    limit('LLPL', 'LLPL_PL', 'plastic'),
    limit('CLSS', 'CLSS_PL', 'plastic'),
    limit('LLPL', 'LLPL_LL', 'liquid'),
    limit('CLSS', 'CLSS_LL', 'liquid'),
  ],
  minScaleEnd: 60,
  limits: READING_LIMITS.moisture,
  joined: true,
  findDoubts: findLimitDoubts,
})

/** Moisture content between the Atterberg limits. */
export const atterberg: ListedPlot = {
  ...statedLimits,
  read(tables, unitOf) {
    const reading = statedLimits.read(tables, unitOf)
    return { ...reading, leftOut: [...reading.leftOut, ...findNonPlasticRemarks(tables)] }
  },
}

/** Rows without a plastic limit whose remark says that the soil is non-plastic. */
const findNonPlasticRemarks = (tables: Tables): LeftOut[] =>
  ['LLPL', 'CLSS'].flatMap((table) =>
    (tables[table] ?? []).flatMap((row) => {
      const text = readLimits(row.data).nonPlasticRemark
      const isListed = text === '' || readValue(row, [`${table}_PL`]) !== ''
      return isListed ? [] : [{ kind: 'non-plastic', row, heading: `${table}_REM`, text } as const]
    }),
  )
