import { valuePlot } from '../value-plot.ts'

/** Coefficient of permeability, over many powers of ten. */
export const permeability = valuePlot({
  id: 'permeability',
  unit: 'm/s',
  sources: [
    { table: 'IPRG', heading: 'IPRG_IPRM', series: 'in-situ' },
    { table: 'IPRM', heading: 'IPRM_IPRM', series: 'in-situ' },
    { table: 'PTST', heading: 'PTST_K', series: 'on-sample' },
  ],
  scale: 'log',
})
