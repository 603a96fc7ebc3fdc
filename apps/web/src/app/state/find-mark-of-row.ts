import type { TableRow } from '@groundsheet/contract'
import type { Log, Mark } from '@groundsheet/logs'
import { keysOf, type Glossary } from '../../data/tables/glossary.ts'
import { formatRowId, formatRowKeys } from '../../url-state/row-keys.ts'

/** First mark of the row in the address. */
export function findMarkOfRow(log: Log, row: string | undefined, glossary: Glossary): Mark | null {
  if (row === undefined) return null
  const marks = log.lanes.flatMap((lane) => lane.marks)
  const isNamed = ({ table, id }: TableRow) => formatRowId(table, id) === row
  const hasKeys = (own: TableRow) => formatRowKeys(own.table, keysOf(own, glossary)) === row
  return marks.find((mark) => isNamed(mark.row) || hasKeys(mark.row)) ?? null
}
