import type { Random } from '../random.ts'
import type { Entry, Row } from './entry.ts'
import type { Sample } from './sampling.ts'

/**
 * Code, name, limit of detection and a usual value in the fill of an old works; mg/kg unless the unit says
 * otherwise.
 */
const determinands = [
  ['AS', 'Arsenic', 1, 22],
  ['CD', 'Cadmium', 0.1, 0.9],
  ['CR', 'Chromium', 1, 48],
  ['PB', 'Lead', 1, 260],
  ['NI', 'Nickel', 1, 41],
  ['ZN', 'Zinc', 1, 330],
  ['BAP', 'Benzo(a)pyrene', 0.05, 1.6],
] as const

/** Contaminant concentrations in soil; a few values are high, most are not, some are below detection. */
export function* contamination(specimen: Row, { interval }: Sample, random: Random): Generator<Entry> {
  const level = interval.stratum.code === 'MG' ? 1 : 0.12
  for (const [code, name, limit, usual] of determinands) {
    const spread = random.unit() + random.unit()
    const value = usual * level * (0.2 + spread * spread * (random.chance(0.04) ? 4 : 0.9))
    const below = value < limit
    const reported = String(Number(value.toPrecision(2)))
    yield [
      'ERES',
      {
        ...specimen,
        ERES_CODE: code,
        ERES_METH: code === 'BAP' ? 'GC-MS' : 'ICP-OES',
        ERES_MATX: 'SOIL',
        ERES_RTYP: 'REG',
        ERES_NAME: name,
        ERES_RVAL: below ? '' : reported,
        ERES_RUNI: 'mg/kg',
        ERES_RTXT: below ? `<${limit}` : reported,
        ERES_RRES: 'Y',
        ERES_DETF: below ? 'N' : 'Y',
        ERES_ORG: code === 'BAP' ? 'Y' : 'N',
        ERES_RDLM: String(limit),
        ERES_DUNI: 'mg/kg',
      },
    ]
  }
}
