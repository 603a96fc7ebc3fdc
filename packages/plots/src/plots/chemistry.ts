import type { TableRow } from '@groundsheet/contract'
import type { Source } from '../plot.ts'
import { valuePlot } from '../value-plot.ts'

const CODES = ['ERES_CODE', 'GCHM_CODE', 'CNMT_TYPE'] as const
const NAMES = ['ERES_NAME', 'GCHM_NAME', 'CNMT_NAME'] as const

const valueOf = ({ data }: Pick<TableRow, 'data'>, headings: readonly string[]) =>
  headings.map((heading) => data[heading]?.trim() ?? '').find((value) => value !== '') ?? ''

/** Rows of chemistry that are one determinand, by its code or, where laboratories use their own, its name. */
const determinand = (code: RegExp, name: RegExp) => (row: Pick<TableRow, 'data'>) =>
  code.test(valueOf(row, CODES)) || name.test(valueOf(row, NAMES))

/** A value below the limit of detection stands only in the result as written. */
const results = (where: ReturnType<typeof determinand>): readonly Source[] => {
  const written = (row: Pick<TableRow, 'data'>) => where(row) && valueOf(row, ['ERES_RVAL']) === ''
  const ERES = { table: 'ERES', unitHeading: 'ERES_RUNI', codes: { code: 'ERES_CODE', name: 'ERES_NAME' } }
  const GCHM = { table: 'GCHM', unitHeading: 'GCHM_UNIT', codes: { code: 'GCHM_CODE', name: 'GCHM_NAME' } }
  const CNMT = { table: 'CNMT', unitHeading: 'CNMT_UNIT', codes: { code: 'CNMT_TYPE', name: 'CNMT_NAME' } }
  return [
    { ...ERES, heading: 'ERES_RVAL', where },
    { ...ERES, heading: 'ERES_RTXT', where: written },
    { ...GCHM, heading: 'GCHM_RESL', where },
    { ...CNMT, heading: 'CNMT_RESL', where },
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
