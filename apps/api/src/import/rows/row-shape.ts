import type { KeyKind } from '@groundsheet/ags'
import { compareHeadings } from './heading-order.ts'
import type { PublicCodes } from './public-codes.ts'
import type { ParentShape } from './row-text.ts'
import { prepareParents, rowContent } from './row-text.ts'

/** Properties shared by all rows of a group in a project. */
export interface RowShape {
  readonly group: string
  readonly table: string
  /** LOCA_ID or HOLE_ID; null: the group does not belong to holes. */
  readonly locationHeading: string | null
  /** Headings that identify a row; null: none are known, so all headings and values do. */
  readonly keys: readonly string[] | null
  /** How values of headings compare in keys; those not listed are text. */
  readonly keyKinds: Readonly<Record<string, KeyKind>>
  readonly parents: readonly ParentShape[]
  /** Headings of the group in the order of the standard. */
  readonly standard: readonly string[]
  readonly publicCodes: PublicCodes
}

export interface PreparedRow {
  readonly content: string
  /** JSON of the values that are sent, a part of `content`. */
  readonly data: string
  /** JSON of the values that are never sent, for export; null if there are none. */
  readonly internal: string | null
}

/** A row as it is stored: its values by heading, and the JSON of those that are sent. */
export interface RowState {
  readonly values: ReadonlyMap<string, string>
  readonly data: string
}

/** A row as the first of its keys, stored unless it exists already. */
export interface ReadyRow {
  readonly id: string
  readonly body: string
  readonly internal: string | null
  readonly locationSeq: number | null | 'own'
}

/** A row that is not a hole. */
export interface RowOfFile extends ReadyRow {
  readonly locationSeq: number | null
  /** Line in its file. */
  readonly line: number
}

const comparers = new WeakMap<RowShape, (a: string, b: string) => number>()

/** The values by heading, in the order in which rows are stored. */
function inOrder(shape: RowShape, values: ReadonlyMap<string, string>): [heading: string, value: string][] {
  const compare = comparers.get(shape) ?? compareHeadings(shape)
  comparers.set(shape, compare)
  return [...values].sort(([a], [b]) => compare(a, b))
}

/** Prepares a row from values by heading. */
export function prepareRow(
  shape: RowShape,
  row: { id: string; locationId: string; values: ReadonlyMap<string, string> },
): PreparedRow {
  const sent: string[] = []
  const internal: string[] = []
  for (const [heading, value] of inOrder(shape, row.values)) {
    const code = shape.publicCodes.fieldCode(heading)
    const member = `${JSON.stringify(code ?? heading)}:${JSON.stringify(value)}`
    ;(code === null ? internal : sent).push(member)
  }
  const parents = prepareParents(shape.parents)((heading) => {
    const value = row.values.get(heading)
    return value === undefined ? undefined : JSON.stringify(value)
  })
  const data = `{${sent.join(',')}}`
  return {
    content: rowContent({ ...row, table: shape.table, parents, data }),
    data,
    internal: internal.length === 0 ? null : `{${internal.join(',')}}`,
  }
}
