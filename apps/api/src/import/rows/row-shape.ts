import type { Exposure } from './exposure.ts'
import type { ParentShape } from './row-text.ts'
import { prepareParents, rowContent } from './row-text.ts'

/** What is the same for every row of a group in a project. */
export interface RowShape {
  readonly group: string
  readonly table: string
  /** LOCA_ID or HOLE_ID; null: the group hangs on no hole. */
  readonly locationHeading: string | null
  /** Headings whose values tell rows apart; null: none are known, all headings and values do. */
  readonly keys: readonly string[] | null
  readonly parents: readonly ParentShape[]
  readonly exposure: Exposure
}

export interface PreparedRow {
  readonly content: string
  /** JSON of the values that are never sent, for export; null where there are none. */
  readonly internal: string | null
}

/** A row as the first of its keys, to be stored unless it is there already. */
export interface ReadyRow {
  readonly body: string
  readonly internal: string | null
  readonly locationSeq: number | null | 'own'
}

/** A row that is no hole itself. */
export interface HangingRow extends ReadyRow {
  readonly locationSeq: number | null
  /** In its file. */
  readonly line: number
}

/** Prepares a row from values by heading, in the order they are to be sent. */
export function prepareRow(
  shape: RowShape,
  row: { id: string; locationId: string; values: ReadonlyMap<string, string> },
): PreparedRow {
  const data: string[] = []
  const internal: string[] = []
  for (const [heading, value] of row.values) {
    const code = shape.exposure.fieldCode(heading)
    const member = `${JSON.stringify(code ?? heading)}:${JSON.stringify(value)}`
    ;(code === null ? internal : data).push(member)
  }
  const parents = prepareParents(shape.parents)((heading) => {
    const value = row.values.get(heading)
    return value === undefined ? undefined : JSON.stringify(value)
  })
  return {
    content: rowContent({ ...row, table: shape.table, parents, data: data.join(',') }),
    internal: internal.length === 0 ? null : `{${internal.join(',')}}`,
  }
}
