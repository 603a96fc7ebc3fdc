import { isLimitWithoutResult, NON_PLASTIC, READING_LIMITS, readLimits } from '@groundsheet/readings'
import type { Source } from '../plot.ts'
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
    kind: ({ data }) => (readLimits(data).isPossiblyNonPlastic ? 'possibly-non-plastic' : 'zero-limit'),
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

/** Moisture content between the Atterberg limits. */
export const atterberg = valuePlot({
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
