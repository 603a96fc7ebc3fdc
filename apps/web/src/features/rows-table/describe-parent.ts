import type { TableRow } from '@groundsheet/contract'
import { strings } from '../../ui/strings.ts'

export type Parent = TableRow['parents'][number]

/** Where on the hole an ancestor lies. */
const DEPTH = /_(TOP|DPTH|DEPTH|DIS)$/
const HOLE = /^(LOCA|HOLE)_ID$/

/** Keys that an ancestor does not share with the one above it; all but the hole's name where it shares them all. */
function ownKeys(row: TableRow, at: number): [string, string][] {
  const above = row.parents[at + 1]?.keys ?? {}
  const stated = Object.entries(row.parents[at]?.keys ?? {}).filter(
    ([heading, value]) => !HOLE.test(heading) && value !== '',
  )
  const own = stated.filter(([heading]) => !Object.hasOwn(above, heading))
  return own.length > 0 ? own : stated
}

/** `U4 at 3.20 m`: the sample of type U with reference 4. What only repeats that, as an ID does, is left out. */
export function describeParent(row: TableRow, table: string): string {
  const keys = ownKeys(row, indexOfParent(row, table))
  const depth = keys.find(([heading]) => DEPTH.test(heading))?.[1]
  const names = keys.filter(([heading]) => !DEPTH.test(heading))
  const references = names.filter(([heading]) => !heading.endsWith('_ID'))
  const told = (references.length > 0 ? references : names)
    .sort(([a], [b]) => Number(b.endsWith('_TYPE')) - Number(a.endsWith('_TYPE')))
    .map(([, value]) => value)
    .join(references.some(([heading]) => heading.endsWith('_TYPE')) ? '' : ' ')
  return strings.rows.parentAt(told, depth ?? null)
}

/** Metres, where the ancestor has a depth; else what it is called. */
export function parentOrder(row: TableRow, table: string): number | string | undefined {
  const keys = row.parents[indexOfParent(row, table)]?.keys ?? {}
  const depth = Object.entries(keys).find(([heading]) => DEPTH.test(heading))?.[1]
  if (depth !== undefined && depth.trim() !== '' && Number.isFinite(Number(depth))) return Number(depth)
  return describeParent(row, table) || undefined
}

export const parentOf = (row: TableRow, table: string): Parent | undefined =>
  row.parents[indexOfParent(row, table)]

const indexOfParent = (row: TableRow, table: string): number =>
  row.parents.findIndex((parent) => parent.table === table)

/** Does a row have these keys? */
export const hasKeys = ({ data }: TableRow, keys: Readonly<Record<string, string>>): boolean =>
  Object.entries(keys).every(([heading, value]) => (data[heading] ?? '') === value)
