/** State of a server that a store reads from, for metrics. */
export interface ReadServerState {
  /** `primary`, or host and port of a replica. */
  readonly name: string
  readonly connections: PoolState
  /** Time since the last request for the version that was answered; if none was, since the start. */
  readonly versionAgeMs: number
  /**
   * Time since the replica was known to hold the version of the primary, 0 while it does; null: the primary.
   */
  readonly lagMs: number | null
}

/** Connections for reading to one server, as numbers. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  readonly limit: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}
