import { valuePlot } from '../value-plot.ts'

const CONTENT = [
  { table: 'LNMC', heading: 'LNMC_MC' },
  { table: 'CLSS', heading: 'CLSS_NMC' },
] as const

/** Moisture content; LNMC, and CLSS in AGS 3. */
export const moisture = valuePlot({ id: 'moisture', unit: '%', sources: CONTENT, least: 40 })

/** Moisture content between the Atterberg limits. */
export const atterberg = valuePlot({
  id: 'atterberg',
  unit: '%',
  sources: [
    ...CONTENT.map((source) => ({ ...source, series: 'content' })),
    { table: 'LLPL', heading: 'LLPL_PL', series: 'plastic' },
    { table: 'CLSS', heading: 'CLSS_PL', series: 'plastic' },
    { table: 'LLPL', heading: 'LLPL_LL', series: 'liquid' },
    { table: 'CLSS', heading: 'CLSS_LL', series: 'liquid' },
  ],
  least: 60,
  joined: true,
})
