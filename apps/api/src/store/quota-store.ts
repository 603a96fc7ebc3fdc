/** Requests of a key that a server may count by itself; `granted` is 0 if the window is used up. */
export interface Quota {
  readonly granted: number
  /** Requests of the window that are leased, with these. */
  readonly used: number
  /** Time until the window ends, by the clock of the database. */
  readonly remainingMs: number
}

/** Counts the requests of each key for all servers of one database. */
export interface QuotaStore {
  /** Opens a window of `windowMs` if there is none. Throws if the database cannot count now. */
  lease(key: string, limit: number, windowMs: number): Promise<Quota>
  close(): Promise<void>
}
