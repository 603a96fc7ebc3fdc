import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import { readNumber, vanePeak, vaneSeries, vaneStatement } from '@groundsheet/readings'
import { shortTableName } from '../../../ui/table-names.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'

interface Remarked {
  readonly table: string
  /** AGS 4, then AGS 3. */
  readonly depths: readonly string[]
  /** Heading of the text, and what it is called; absent: the remark. */
  readonly text?: { readonly heading: string; readonly name: string }
  /** Rows whose remark is printed elsewhere. */
  readonly isPrinted?: (row: TableRow) => boolean
}

/** Tables of the columns of a log whose rows have remarks. Tables at the foot print their own. */
const REMARK_TABLES: readonly Remarked[] = [
  { table: 'GEOL', depths: ['GEOL_TOP'] },
  { table: 'SAMP', depths: ['SAMP_TOP'] },
  {
    table: 'SAMP',
    depths: ['SAMP_TOP'],
    text: { heading: 'SAMP_DESC', name: printStrings.log.sampleDescription },
  },
  { table: 'ISPT', depths: ['ISPT_TOP'] },
  { table: 'CORE', depths: ['CORE_TOP'] },
  { table: 'FRAC', depths: ['FRAC_FROM', 'FRAC_TOP'] },
  {
    table: 'IVAN',
    depths: ['IVAN_DPTH'],
    isPrinted: ({ data }) =>
      vaneStatement(data) !== '' || (vanePeak(data) !== '' && vaneSeries(data) !== 'peak'),
  },
  { table: 'IPEN', depths: ['IPEN_DPTH'] },
  { table: 'IPID', depths: ['IPID_DPTH'] },
  { table: 'ICBR', depths: ['ICBR_DPTH'] },
  { table: 'IDEN', depths: ['IDEN_DPTH'] },
  { table: 'DPRB', depths: ['DPRB_DPTH'] },
  { table: 'DCPT', depths: ['DCPG_DPTH'] },
  { table: 'SCPT', depths: ['SCPT_DPTH'] },
  { table: 'STCN', depths: ['STCN_DPTH'] },
]

/**
 * Distinct remarks on rows of the columns, from the ground down. They have the depths of their rows, unless
 * all rows of the table have the remark.
 */
export const rowRemarks = (tables: Tables): string[] =>
  REMARK_TABLES.flatMap((each) => remarksOf(each, tables))

function remarksOf(
  { table, depths, text: own, isPrinted = () => false }: Remarked,
  tables: Tables,
): string[] {
  const rows = tables[table] ?? []
  const byText = Map.groupBy(rows, (row) =>
    isPrinted(row) ? '' : readValue(row, [own?.heading ?? `${table}_REM`]),
  )
  byText.delete('')
  const texts = [...byText].map(([text, remarked]) => {
    const tops = remarked.map((row) => readDepth(row, depths)).filter((top) => top !== null)
    return { text, remarked, named: [...new Set(tops)].sort((a, b) => a - b) }
  })
  texts.sort((a, b) => (a.named[0] ?? Infinity) - (b.named[0] ?? Infinity) || 0)
  return texts.map(({ text, remarked, named }) =>
    printStrings.log.rowRemark(
      own?.name ?? shortTableName(table),
      remarked.length === rows.length && rows.length > 1 ? [] : named,
      text,
    ),
  )
}

/**
 * Diameters of core with the depths of their runs: a diameter for each stretch without a change. `unit`: of
 * the file; mm in AGS 3.1 and AGS 4. Programs fill in a 0 that was not measured.
 */
export function coreDiameters({ CORE = [] }: Tables, unit = 'mm'): string[] {
  const runs = CORE.flatMap((row) => {
    const [top, base] = [readDepth(row, ['CORE_TOP']), readDepth(row, ['CORE_BASE', 'CORE_BOT'])]
    const diameter = readValue(row, ['CORE_DIAM'])
    return top === null || base === null || diameter === '' || readNumber(diameter) === 0
      ? []
      : [{ top, base, diameter }]
  }).toSorted((a, b) => a.top - b.top)
  const stretches: { top: number; base: number; diameter: string }[] = []
  for (const run of runs) {
    const last = stretches.at(-1)
    if (last?.diameter === run.diameter) last.base = Math.max(last.base, run.base)
    else stretches.push({ ...run })
  }
  return stretches.length === 0 ? [] : [printStrings.log.coreDiameters(stretches, unit)]
}
