import type { TableRow } from '@groundsheet/contract'
import { readDepth, readValue, type Tables } from '@groundsheet/logs'
import { vanePeak, vaneSeries, vaneStatement } from '@groundsheet/readings'
import { shortTableName } from '../../../ui/table-names.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'

interface Remarked {
  readonly table: string
  /** AGS 4, then AGS 3. */
  readonly depths: readonly string[]
  /** Of rows whose remark applies from top to base. */
  readonly bases?: readonly string[]
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
  {
    table: 'ISPT',
    depths: ['ISPT_TOP'],
    text: { heading: 'ISPT_METH', name: printStrings.log.sptMethod },
  },
  { table: 'CORE', depths: ['CORE_TOP'], bases: ['CORE_BASE', 'CORE_BOT'] },
  { table: 'FRAC', depths: ['FRAC_FROM', 'FRAC_TOP'], bases: ['FRAC_TO', 'FRAC_BASE'] },
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
  { table, depths, bases = [], text: own, isPrinted = () => false }: Remarked,
  tables: Tables,
): string[] {
  const rows = tables[table] ?? []
  const byText = Map.groupBy(rows, (row) =>
    isPrinted(row) ? '' : readValue(row, [own?.heading ?? `${table}_REM`]),
  )
  byText.delete('')
  const texts = [...byText].map(([text, remarked]) => {
    const ranges = remarked.flatMap((row) => {
      const top = readDepth(row, depths)
      return top === null ? [] : [{ top, base: readDepth(row, bases) ?? top }]
    })
    return { text, remarked, named: ranges.sort((a, b) => a.top - b.top) }
  })
  texts.sort((a, b) => (a.named[0]?.top ?? Infinity) - (b.named[0]?.top ?? Infinity) || 0)
  return texts.map(({ text, remarked, named }) =>
    printStrings.log.rowRemark(
      own?.name ?? shortTableName(table),
      remarked.length === rows.length && rows.length > 1 ? [] : named,
      text,
    ),
  )
}

/** Values of core runs with depths, from the ground down. Programs fill in a 0 that was not measured. */
function coreRuns({ CORE = [] }: Tables, heading: string) {
  const runs = CORE.flatMap((row) => {
    const [top, base] = [readDepth(row, ['CORE_TOP']), readDepth(row, ['CORE_BASE', 'CORE_BOT'])]
    const value = readValue(row, [heading])
    return top === null || base === null || /^[0:.]*$/.test(value) ? [] : [{ top, base, value }]
  })
  return runs.sort((a, b) => a.top - b.top)
}

/** Times that core runs took (CORE_DURN), as stated, in the `unit` of the file; hh:mm in AGS 4. */
export function coreDurations(tables: Tables, unit = 'hh:mm'): string[] {
  const runs = coreRuns(tables, 'CORE_DURN')
  return runs.length === 0 ? [] : [printStrings.log.coreDurations(runs, unit)]
}

/**
 * Diameters of core with the depths of their runs: a diameter for each stretch without a change. `unit`: of
 * the file; mm in AGS 3.1 and AGS 4.
 */
export function coreDiameters(tables: Tables, unit = 'mm'): string[] {
  const runs = coreRuns(tables, 'CORE_DIAM')
  const stretches: { top: number; base: number; value: string }[] = []
  for (const run of runs) {
    const last = stretches.at(-1)
    if (last?.value === run.value) last.base = Math.max(last.base, run.base)
    else stretches.push({ ...run })
  }
  return stretches.length === 0 ? [] : [printStrings.log.coreDiameters(stretches, unit)]
}
