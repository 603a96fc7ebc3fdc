import type { TableRow } from '@groundsheet/contract'
import type { LaneDefinition, Mark } from '../log.ts'
import { readDepth, readNumber, readValue, rowsOf } from '../read-depth.ts'

/** The main drive, after 150 mm of seating, is 300 mm (BS EN ISO 22476-3). */
const MAIN_DRIVE = 300
const INCREMENTS = ['ISPT_PEN3', 'ISPT_PEN4', 'ISPT_PEN5', 'ISPT_PEN6'] as const
const BLOWS = ['ISPT_INC3', 'ISPT_INC4', 'ISPT_INC5', 'ISPT_INC6'] as const
/** `50 for 55mm`, `50/75 mm`; of several, the last is the main drive. */
const REFUSAL = /(\d+)\s*(?:for|\/|in)\s*(\d+)\s*mm/gi

/** Standard penetration tests: N, or blows and millimetres where the main drive was not finished. */
export const penetration: LaneDefinition = {
  id: 'penetration',
  kind: 'bars',
  tables: ['ISPT'],
  least: 50,
  read: (tables, report) =>
    rowsOf(tables, ['ISPT']).flatMap((row) => {
      const depth = readDepth(row, ['ISPT_TOP'])
      if (depth === null) report({ kind: 'no-depth', table: row.table, top: null, base: null, row })
      return depth === null ? [] : [{ row, top: depth, base: depth, ...describeTest(row) }]
    }),
}

/** The value of a refusal is its blows, and a lower bound. */
function describeTest(row: TableRow): Pick<Mark, 'label' | 'value' | 'beyond'> {
  const stated = readValue(row, ['ISPT_NVAL'])
  const refusal = statedRefusal(row) ?? measuredRefusal(row)
  if (refusal) return { label: `${refusal.blows}/${refusal.reach} mm`, value: refusal.blows, beyond: true }
  const bound = /^(?:N\s*)?[>≥]\s*(\d+)/i.exec(stated === '' ? readValue(row, ['ISPT_REP']) : stated)?.[1]
  if (bound !== undefined) return { label: `>${bound}`, value: Number(bound), beyond: true }
  const n = readNumber(stated) ?? readNumber(/N\s*=\s*(\d+)/i.exec(readValue(row, ['ISPT_REP']))?.[1] ?? '')
  return n === null ? { label: readValue(row, ['ISPT_REP']) } : { label: String(n), value: n }
}

interface Refusal {
  readonly blows: number
  /** Millimetres that they drove it. */
  readonly reach: number
}

function statedRefusal(row: TableRow): Refusal | null {
  const [, blows, reach] = [...readValue(row, ['ISPT_REP']).matchAll(REFUSAL)].at(-1) ?? []
  return blows === undefined || Number(reach) >= MAIN_DRIVE
    ? null
    : { blows: Number(blows), reach: Number(reach) }
}

function measuredRefusal(row: TableRow): Refusal | null {
  const reach = sumOf(row, INCREMENTS)
  const blows = readNumber(readValue(row, ['ISPT_MAIN'])) ?? sumOf(row, BLOWS)
  return reach > 0 && reach < MAIN_DRIVE && blows >= 25 ? { blows, reach } : null
}

const sumOf = (row: TableRow, headings: readonly string[]) =>
  headings.reduce((sum, heading) => sum + (readNumber(readValue(row, [heading])) ?? 0), 0)
