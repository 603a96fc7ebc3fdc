import { READING_LIMITS } from '@groundsheet/readings'
import type { Source } from '../plot.ts'
import { valuePlot } from '../value-plot.ts'

/** No soil is as dense: its particles have about 2.7 Mg/m3. BS EN ISO 17892-3. */
const SOIL_LIMITS = { ...READING_LIMITS.bulkDensity, max: 3 }

/** A test on soil; rock, slag and ore may be denser. */
const ofSoil = (table: string, heading: string): Source => ({ table, heading, limits: SOIL_LIMITS })

/** Bulk density, from every test of a sample that states it. */
export const density = valuePlot({
  id: 'bulk-density',
  unit: 'Mg/m3',
  sources: [
    { table: 'LDEN', heading: 'LDEN_BDEN' },
    { table: 'IDEN', heading: 'IDEN_IDEN' },
    ofSoil('TRIT', 'TRIT_BDEN'),
    ofSoil('TRET', 'TRET_BDEN'),
    ofSoil('TRIX', 'TRIX_BDEN'),
    ofSoil('CLSS', 'CLSS_BDEN'),
    { table: 'LUCT', heading: 'LUCT_BDEN' },
    { table: 'PTST', heading: 'PTST_BDEN' },
    ofSoil('CONG', 'CONG_BDEN'),
  ],
  limits: READING_LIMITS.bulkDensity,
})
