export interface StoredHeading {
  readonly heading: string
  readonly unit: string
  readonly type: string
}

/** A stored group of a project; `rows` is set when the import ends. */
export interface StoredTable {
  readonly seq: number
  readonly group: string
  readonly code: string | null
  readonly name: string
  readonly addressable: boolean
  readonly position: number
  readonly headings: readonly StoredHeading[]
  readonly rows: number
}
