import type { Log, Mark } from '@groundsheet/logs'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import { formatRowKeys } from '../../url-state/row-keys.ts'

/** First mark of the row in the address. */
export function findMarkOfRow(log: Log, row: string | undefined, glossary: Glossary): Mark | null {
  if (row === undefined) return null
  const marks = log.lanes.flatMap((lane) => lane.marks)
  return marks.find((mark) => formatRowKeys(mark.row.table, keysOf(mark.row, glossary)) === row) ?? null
}
