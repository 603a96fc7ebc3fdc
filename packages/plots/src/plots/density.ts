import { READING_LIMITS } from '@groundsheet/readings'
import { valuePlot } from '../value-plot.ts'

/** Bulk density, from every test of a sample that states it. */
export const density = valuePlot({
  id: 'bulk-density',
  unit: 'Mg/m3',
  sources: [
    { table: 'LDEN', heading: 'LDEN_BDEN' },
    { table: 'IDEN', heading: 'IDEN_IDEN' },
    { table: 'TRIT', heading: 'TRIT_BDEN' },
    { table: 'TRET', heading: 'TRET_BDEN' },
    { table: 'TRIX', heading: 'TRIX_BDEN' },
    { table: 'CLSS', heading: 'CLSS_BDEN' },
    { table: 'LUCT', heading: 'LUCT_BDEN' },
    { table: 'PTST', heading: 'PTST_BDEN' },
    { table: 'CONG', heading: 'CONG_BDEN' },
  ],
  limits: READING_LIMITS.bulkDensity,
})
