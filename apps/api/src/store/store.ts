import type { CopySource, CopyTarget } from './copy.ts'
import type { Examination, Recount } from './examination.ts'
import type { ExportReader } from './export-store.ts'
import type { KeyStore } from './key-store.ts'
import type { KeyUsage } from './key-usage.ts'
import type { QuotaStore } from './quota-store.ts'
import type { ReadStore } from './read-store.ts'
import type { WriteOptions, WriteStore } from './write/write-store.ts'

/** A database, and everything that the service and the commands do with it. */
export interface Store {
  /**
   * For serving. `replicas`: addresses of servers that hold the same and are read first. Throws UserError.
   */
  openReading(replicas?: readonly string[]): ReadStore
  /** Null: requests are not counted in the database. Throws UserError. */
  openQuotas(): QuotaStore | null
  /** Throws UserError if there is no database, since keys belong to companies. */
  openKeys(): KeyStore
  /** Throws UserError. */
  openUsage(): KeyUsage
  /** Reads everything as it was at one moment, during imports too. Throws UserError. */
  withSnapshot<T>(work: (reader: ExportReader) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction: everything is stored, or nothing if it throws or the process ends.
   * Readers see the old state meanwhile. A database that is missing is created, and removed if it stays
   * empty. Throws UserError.
   */
  write<T>(options: WriteOptions, work: (store: WriteStore) => Promise<T>): Promise<T>
  /** Upgrades the schema to that of this program. Throws UserError. */
  migrate(): Promise<void>
  /**
   * Before the database is served: an older file is upgraded; on a server, which others may be serving too,
   * older tables are refused. Throws UserError.
   */
  prepareServing(): Promise<void>
  /**
   * Checks a database, even while it is served and imported into. Nothing is changed, and no file is left
   * beside it. Throws UserError.
   */
  examine(recount: Recount, onCheck: (name: string) => void): Promise<Examination>
  /** Reads everything as it was at one moment, for another store. Throws UserError. */
  copyFrom<T>(work: (source: CopySource) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction. A database that is missing is created; one with companies is refused.
   * Throws UserError.
   */
  copyInto<T>(work: (target: CopyTarget) => Promise<T>): Promise<T>
}
