/** A removed row. */
export interface RemovedRow {
  /** In hex; stored as bytes. */
  readonly id: string
  readonly group: string
  /** Of its table in the API; null: the company does not send it. */
  readonly code: string | null
  readonly locationId: string
  /** The id that the row has now, in hex; none: it is gone. */
  readonly replacedBy?: string
}

export interface DeletionWriter {
  add(projectSeq: number, row: RemovedRow): Promise<void>
  /** Sets the codes of the groups that have deletions. */
  recode(projectSeq: number, codeOf: (group: string) => string | null): Promise<void>
  /** Removes deletions of rows that are there again, and those kept long enough. */
  tidy(projectSeq: number): Promise<void>
}
