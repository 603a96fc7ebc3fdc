import type { Random } from '../random.ts'
import type { Entry, Row } from './entry.ts'
import type { Sample } from './sampling.ts'

/**
 * Sieve openings in millimetres, and what passes them of a typical terrace gravel and of a typical granular
 * fill, in percent.
 */
const sieves = [
  [63, 100, 94],
  [37.5, 93, 84],
  [20, 76, 69],
  [10, 58, 55],
  [6.3, 49, 47],
  [2, 34, 35],
  [0.6, 22, 26],
  [0.212, 9, 18],
  [0.063, 4, 11],
] as const

/** Particle size distribution by wet sieving. The same shift over all sieves keeps the curve falling. */
export function* grading(specimen: Row, { interval }: Sample, random: Random): Generator<Entry> {
  const shift = random.near(0, 0.14)
  const curve = sieves.map(([size, gravel, fill]): [number, number] => {
    const typical = interval.stratum.kind === 'fill' ? fill : gravel
    return [size, Math.min(100, Math.max(0, Math.round(typical * (1 + shift))))]
  })
  const passing = (size: number) => curve.find(([opening]) => opening === size)?.[1] ?? 0
  yield [
    'GRAG',
    {
      ...specimen,
      GRAG_VCRE: 100 - passing(63),
      GRAG_GRAV: passing(63) - passing(2),
      GRAG_SAND: passing(2) - passing(0.063),
      GRAG_FINE: passing(0.063),
      GRAG_METH: 'BS1377:P2:1990:9.2',
    },
  ]
  for (const [size, percent] of curve)
    yield ['GRAT', { ...specimen, GRAT_SIZE: size, GRAT_PERP: percent, GRAT_TYPE: 'WS' }]
}
