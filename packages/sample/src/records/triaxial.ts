import type { Random } from '../random.ts'
import type { Entry, Row } from './entry.ts'
import type { Sample } from './sampling.ts'

/** Unconsolidated undrained test on three specimens of one tube, at rising cell pressure (kPa). */
export function* triaxial(specimen: Row, { strength, top }: Sample, random: Random): Generator<Entry> {
  yield ['TRIG', { ...specimen, TRIG_TYPE: 'UU', TRIG_COND: 'UNDISTURBED', TRIG_METH: 'BS1377:P7:1990:8' }]
  const overburden = Math.max(1, Math.round((top * 20) / 25))
  for (const [index, factor] of [1, 2, 4].entries()) {
    const cohesion = Math.round(strength * random.near(1, 0.08))
    const density = random.near(1.98, 0.09)
    const water = 16 + 900 / (strength + 24) + random.near(0, 1.5)
    yield [
      'TRIT',
      {
        ...specimen,
        TRIT_TESN: String(index + 1),
        TRIT_SDIA: 38,
        TRIT_SLEN: 76,
        TRIT_IMC: water.toFixed(1),
        TRIT_FMC: water.toFixed(1),
        TRIT_CELL: overburden * 25 * factor,
        TRIT_DEVF: 2 * cohesion,
        TRIT_BDEN: density,
        TRIT_DDEN: density / (1 + water / 100),
        TRIT_STRN: random.between(4, 19),
        TRIT_CU: cohesion,
        TRIT_MODE: random.pick(['B', 'C', 'P']),
      },
    ]
  }
}
