import type { TableRow } from '@groundsheet/contract'
import { readValue } from '@groundsheet/logs'
import type { Source } from '../plot.ts'
import { valuePlot } from '../value-plot.ts'

const CODES = ['ERES_CODE', 'GCHM_CODE', 'CNMT_TYPE'] as const
const NAMES = ['ERES_NAME', 'GCHM_NAME', 'CNMT_NAME'] as const

/** Rows of chemistry that are one determinand, by its code or, where laboratories use their own, its name. */
const determinand = (code: RegExp, name: RegExp) => (row: TableRow) =>
  code.test(readValue(row, CODES)) || name.test(readValue(row, NAMES))

/** A value below the limit of detection stands only in the result as written. */
const results = (where: (row: TableRow) => boolean): readonly Source[] => {
  const written = (row: TableRow) => where(row) && readValue(row, ['ERES_RVAL']) === ''
  return [
    { table: 'ERES', heading: 'ERES_RVAL', unitHeading: 'ERES_RUNI', where },
    { table: 'ERES', heading: 'ERES_RTXT', unitHeading: 'ERES_RUNI', where: written },
    { table: 'GCHM', heading: 'GCHM_RESL', unitHeading: 'GCHM_UNIT', where },
    { table: 'CNMT', heading: 'CNMT_RESL', unitHeading: 'CNMT_UNIT', where },
  ]
}

const isAcidity = determinand(/^PH[A-Z]?$/i, /^\s*pH\b/i)
const isSulphate = determinand(/SO4/i, /\bsul(ph|f)ate/i)

/** Acidity of soil and water. */
export const acidity = valuePlot({
  id: 'ph',
  unit: '',
  sources: [
    ...results(isAcidity),
    { table: 'IRDX', heading: 'IRDX_PH' },
    { table: 'CHEM', heading: 'CHEM_PH' },
  ],
})

/** Sulphate in water, or in an extract of soil by water. */
export const sulphate = valuePlot({
  id: 'sulphate',
  unit: 'mg/l',
  sources: [
    ...results(isSulphate),
    { table: 'CHEM', heading: 'CHEM_WSUL' },
    { table: 'CHEM', heading: 'CHEM_ASUL' },
  ],
  least: 500,
})
