import { READING_LIMITS, readSpt, sptLabel, type SptReading } from '@groundsheet/readings'
import type { Finding, LaneDefinition, Mark } from '../log.ts'
import { readDepth, rowsOf } from '../read-depth.ts'

/** Standard penetration tests: N, or blows and millimetres for an incomplete main drive. */
export const penetration: LaneDefinition = {
  id: 'penetration',
  kind: 'bars',
  tables: ['ISPT'],
  least: 50,
  limits: READING_LIMITS.spt,
  read: (tables, report) =>
    rowsOf(tables, ['ISPT']).flatMap((row) => {
      const depth = readDepth(row, ['ISPT_TOP'])
      const where = { table: row.table, top: depth, base: depth, row }
      if (depth === null) report({ kind: 'no-depth', ...where })
      if (depth === null) return []
      const reading = readSpt(row.data)
      for (const finding of findingsOf(reading)) report({ ...finding, ...where })
      return [{ row, top: depth, base: depth, label: sptLabel(reading), ...valueOf(reading) }]
    }),
}

/** Blows of an incomplete main drive are a lower bound; without a main drive there is no value. */
function valueOf({ result }: SptReading): Pick<Mark, 'value' | 'bound'> {
  switch (result.kind) {
    case 'n':
      return { value: result.n }
    case 'incomplete':
    case 'at-least':
      return { value: result.blows, bound: 'least' }
    case 'seating':
    case 'refusal':
    case 'unread':
      return {}
  }
}

const findingsOf = ({ result, disagreement }: SptReading): Pick<Finding, 'kind' | 'text'>[] => [
  ...(result.kind === 'unread' ? [{ kind: 'unread', text: result.text } as const] : []),
  ...(disagreement.length > 0 ? [{ kind: 'disagreement', text: disagreement.join(', ') } as const] : []),
]
