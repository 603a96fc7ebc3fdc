import type { TableRow } from '@groundsheet/contract'
import { strings } from '../../ui/strings/strings.ts'
import { ROW_ID } from '../../url-state/row-keys.ts'

export type Parent = TableRow['parents'][number]

/** Heading of the depth of an ancestor. */
const DEPTH_HEADING = /_(TOP|DPTH|DEPTH|DIS)$/
const HOLE_HEADING = /^(LOCA|HOLE)_ID$/

/** Keys that an ancestor does not share with the one above it; if it shares all, all but the hole's name. */
function ownKeys(row: TableRow, at: number): [string, string][] {
  const above = row.parents[at + 1]?.keys ?? {}
  const stated = Object.entries(row.parents[at]?.keys ?? {}).filter(
    ([heading, value]) => !HOLE_HEADING.test(heading) && value !== '',
  )
  const own = stated.filter(([heading]) => !Object.hasOwn(above, heading))
  return own.length > 0 ? own : stated
}

/** `U4 at 3.20 m`: sample of type U, reference 4. Ids that repeat these are left out. */
export function describeParent(row: TableRow, table: string): string {
  const keys = ownKeys(row, indexOfParent(row, table))
  const depth = keys.find(([heading]) => DEPTH_HEADING.test(heading))?.[1]
  const names = keys.filter(([heading]) => !DEPTH_HEADING.test(heading))
  const references = names.filter(([heading]) => !heading.endsWith('_ID'))
  const reference = (references.length > 0 ? references : names)
    .sort(([a], [b]) => Number(b.endsWith('_TYPE')) - Number(a.endsWith('_TYPE')))
    .map(([, value]) => value)
    .join(references.some(([heading]) => heading.endsWith('_TYPE')) ? '' : ' ')
  return strings.rows.parentAt(reference, depth ?? null)
}

/** Value to sort by: depth in metres, else the description. */
export function parentOrder(row: TableRow, table: string): number | string | undefined {
  const keys = row.parents[indexOfParent(row, table)]?.keys ?? {}
  const depth = Object.entries(keys).find(([heading]) => DEPTH_HEADING.test(heading))?.[1]
  if (depth !== undefined && depth.trim() !== '' && Number.isFinite(Number(depth))) return Number(depth)
  return describeParent(row, table) || undefined
}

export const parentOf = (row: TableRow, table: string): Parent | undefined =>
  row.parents[indexOfParent(row, table)]

const indexOfParent = (row: TableRow, table: string): number =>
  row.parents.findIndex((parent) => parent.table === table)

/** Whether a row has these keys or id; depths by value, since `3.2` of one table is `3.200` of another. */
export const hasKeys = ({ id, data }: TableRow, keys: Readonly<Record<string, string>>): boolean =>
  Object.entries(keys).every(([heading, value]) => {
    const own = heading === ROW_ID ? id : (data[heading] ?? '')
    return own === value || (DEPTH_HEADING.test(heading) && isSameDepth(own, value))
  })

const isSameDepth = (one: string, other: string): boolean =>
  one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other)
