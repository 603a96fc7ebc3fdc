import type { TableRow } from '@groundsheet/contract'
import { sulphateKind, type SulphateKind } from '@groundsheet/readings'
import type { Source } from '../plot.ts'
import { reportedResultReader } from '../reported-result.ts'
import { valuePlot } from '../value-plot.ts'

const CODE_HEADINGS = ['ERES_CODE', 'GCHM_CODE', 'CNMT_TYPE'] as const
const NAME_HEADINGS = ['ERES_NAME', 'GCHM_NAME', 'CNMT_NAME'] as const

const valueOf = ({ data }: Pick<TableRow, 'data'>, headings: readonly string[]) =>
  headings.map((heading) => data[heading]?.trim() ?? '').find((value) => value !== '') ?? ''

/** Rows of chemistry for one determinand, by its code or, if laboratories use their own, its name. */
const determinand = (code: RegExp, name: RegExp) => (row: Pick<TableRow, 'data'>) =>
  code.test(valueOf(row, CODE_HEADINGS)) || name.test(valueOf(row, NAME_HEADINGS))

type Where = (row: Pick<TableRow, 'data'>) => boolean

/** Results by all their headings; rows with a value are of its heading, others of that of the text. */
function reportedSources(source: Source, text: string): readonly Source[] {
  const value = source.heading
  const read = reportedResultReader(value)
  if (!read) return [source]
  const isBlank = (row: Pick<TableRow, 'data'>) => valueOf(row, [value]) === ''
  return [
    {
      ...source,
      reported: (row) => (isBlank(row) ? { result: '', isContradicted: false } : read(row)),
    },
    {
      ...source,
      heading: text,
      reported: read,
      where: (row) => source.where?.(row) !== false && isBlank(row),
    },
  ]
}

/** A value below the limit of detection is only in the result as reported. */
const results = (where: Where, seriesOf?: (row: TableRow) => string): readonly Source[] => {
  const series = seriesOf && { seriesOf }
  const chemistry = (table: string, unit: string, code: string) => ({
    table,
    unitHeading: `${table}_${unit}`,
    codes: { code: `${table}_${code}`, name: `${table}_NAME` },
    ...series,
  })
  const [ERES, GCHM] = [chemistry('ERES', 'RUNI', 'CODE'), chemistry('GCHM', 'UNIT', 'CODE')]
  return [
    ...reportedSources({ ...ERES, heading: 'ERES_RVAL', where }, 'ERES_RTXT'),
    ...reportedSources({ ...GCHM, heading: 'GCHM_RESL', where }, 'GCHM_RTXT'),
    { ...chemistry('CNMT', 'UNIT', 'TYPE'), heading: 'CNMT_RESL', where },
  ]
}

const isAcidity = determinand(/^PH[A-Z]?$/i, /^\s*pH\b/i)
const isAnySulphate = determinand(/SO[34]/i, /\bsul(ph|f)ate/i)
const kindOf = (row: Pick<TableRow, 'data'>): SulphateKind =>
  sulphateKind(`${valueOf(row, CODE_HEADINGS)} ${valueOf(row, NAME_HEADINGS)}`, valueOf(row, ['ERES_MATX']))

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

/** Sulphate in water, or in an extract of soil by water, as separate readings. */
export const sulphate = valuePlot({
  id: 'sulphate',
  unit: 'mg/l',
  sources: [
    ...results((row) => isAnySulphate(row) && kindOf(row) !== 'acid', kindOf),
    { table: 'CHEM', heading: 'CHEM_WSUL', series: 'water' },
    { table: 'CHEM', heading: 'CHEM_ASUL', series: 'extract' },
  ],
  minScaleEnd: 500,
})

/** Total or acid-soluble sulphate of soil, by mass. */
export const soilSulphate = valuePlot({
  id: 'soil-sulphate',
  unit: '%',
  sources: [
    ...results((row) => isAnySulphate(row) && kindOf(row) === 'acid'),
    { table: 'CHEM', heading: 'CHEM_TSUL' },
  ],
  minScaleEnd: 0.5,
})
