/** A row as it was before this import and as it is now. */
export interface ChangedRow {
  readonly before: RowTexts
  readonly after: RowTexts
}

/** Reads what an import changed, from the copies that it keeps in the temporary table `row_before`. */
export interface ChangedRows {
  /**
   * Restores `updatedAt` of rows whose content is the same as before the import; the remaining ones changed.
   */
  restoreUnchanged(): Promise<void>
  /** Rows of a table that changed. To be called after `restoreUnchanged`, like `first`. */
  count(tableSeq: number): Promise<number>
  /** The first changed rows of a table, in creation order. */
  first(tableSeq: number, limit: number): Promise<readonly ChangedRow[]>
}

/** Prepared texts of a row. */
export interface RowTexts {
  readonly body: string
  readonly internal: string | null
}
