import { READING_LIMITS } from '@groundsheet/readings'
import { valuePlot } from '../value-plot.ts'

/**
 * Undrained shear strength at peak, by test. AGS 3: TRIX, TRIG and CLSS. TRIG_CU is for a set of specimens
 * that TRIX may state one by one, so it is a separate reading.
 */
export const strength = valuePlot({
  id: 'cu',
  unit: 'kPa',
  sources: [
    { table: 'IVAN', heading: 'IVAN_IVAN', series: 'vane' },
    { table: 'TRIT', heading: 'TRIT_CU', series: 'triaxial' },
    { table: 'TRET', heading: 'TRET_CU', series: 'triaxial' },
    { table: 'TRIX', heading: 'TRIX_CU', series: 'triaxial' },
    { table: 'TRIG', heading: 'TRIG_CU', series: 'triaxial-set' },
    { table: 'LVAN', heading: 'LVAN_VNPK', series: 'laboratory-vane' },
    { table: 'CLSS', heading: 'CLSS_VNPK', series: 'laboratory-vane' },
    { table: 'CLSS', heading: 'CLSS_HVP', series: 'hand-vane' },
    { table: 'LFCN', heading: 'LFCN_FCPK', series: 'fall-cone' },
  ],
  minScaleEnd: 50,
  limits: READING_LIMITS.strength,
})
