import type { StoredHeading, StoredTable } from './stored-table.ts'

/** Columns of `data_table`, as `TableRecord` has them. */
export const TABLE_COLUMNS = 'seq, group_code AS "group", code, name, addressable, position, headings, rows'

export type TableRecord = Omit<StoredTable, 'addressable' | 'headings'> & {
  readonly addressable: number
  /** JSON. */
  readonly headings: string
}

export const toTable = ({ addressable, headings, ...rest }: TableRecord): StoredTable => ({
  ...rest,
  addressable: addressable === 1,
  headings: JSON.parse(headings) as StoredHeading[],
})
