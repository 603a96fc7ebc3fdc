import { isDeepStrictEqual } from 'node:util'
import { isBlank } from '@groundsheet/ags'
import type { StoredRow } from '../../../store/write/rows.ts'
import { prepareRow, type PreparedRow, type ReadyRow, type RowShape, type RowState } from '../row-shape.ts'
import { contentOf, dataText, updatedAtText } from '../row-text.ts'
import { storedValues } from '../stored-values.ts'
import type { Block, OpenRows } from './merge-types.ts'

/** A row with the values it was made from. */
export type MergedRow = Omit<PreparedRow, 'data'> & RowState

export type RowContents = Pick<PreparedRow, 'content' | 'internal'>

export const contentsOf = ({ body, internal }: StoredRow): RowContents => ({
  content: contentOf(body),
  internal,
})

export const stateOf = ({ body }: StoredRow, values: ReadonlyMap<string, string>): RowState => ({
  values,
  data: dataText(body),
})

export function isSame(row: RowContents, stored: StoredRow): boolean {
  return row.content === contentOf(stored.body) && row.internal === stored.internal
}

/** Whether only the order of headings differs, as in rows that 0.1.0 stored. */
export function differInOrder(row: RowContents, stored: StoredRow): boolean {
  const content = contentOf(stored.body)
  return (
    row.content.length === content.length &&
    row.internal?.length === stored.internal?.length &&
    isDeepStrictEqual(JSON.parse(`${row.content}}`), JSON.parse(`${content}}`)) &&
    isDeepStrictEqual(JSON.parse(row.internal ?? 'null'), JSON.parse(stored.internal ?? 'null'))
  )
}

/**
 * The delivered row with merged values. `locationId`: the name of its hole; that of a hole, or of one that is
 * not known, is among the values.
 */
export function prepareMerged(
  shape: RowShape,
  row: ReadyRow,
  locationId: string,
  values: ReadonlyMap<string, string>,
): MergedRow {
  const isNamedByValues = row.locationSeq === 'own' || row.locationSeq === null
  const ownName = isNamedByValues ? values.get(shape.locationHeading ?? '') : undefined
  return { ...prepareRow(shape, { id: row.id, locationId: ownName ?? locationId, values }), values }
}

export function updateRow(
  { window, moment }: OpenRows,
  stored: StoredRow,
  { content, internal, locationSeq }: RowContents & Pick<StoredRow, 'locationSeq'>,
): void {
  window.update(stored, { internal, locationSeq, body: content + updatedAtText(moment) })
}

/** Headings of which the stored row has a value and the delivered one has none. */
export const gapsOf = (
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): string[] =>
  Array.from(stored).flatMap(([heading, value]) => (isStatedIn(delivered, heading, value) ? [] : [heading]))

/** Of values of blanks only, the delivery that states the same ones. */
function isStatedIn(delivered: ReadonlyMap<string, string>, heading: string, value: string): boolean {
  const own = delivered.get(heading) ?? ''
  return value === '' || !isBlank(own) || own === value
}

/** Whether values differ, and not only headings without a value. `state`: null is as delivered. */
export function hasOtherValues({ shape }: Block, stored: StoredRow, state: RowState | null): boolean {
  if (state === null) return true
  const before = storedValues(stored, shape.publicCodes)
  return [...state.values].some(([heading, value]) => value !== (before.get(heading) ?? ''))
}
