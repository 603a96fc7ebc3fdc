import type { Connection, Value } from '../connection.ts'
import { openCopy, type CopiedValue, type OpenCopy } from './copy-in.ts'

/** Rows that one statement writes at once. */
export interface Batch {
  /** Its parameters are `$1`, the company, and then an array for each column. */
  readonly sql: string
  /** Number of columns. */
  readonly columns: number
}

/** What `copy` fills. */
export interface CopyTarget {
  readonly table: string
  readonly columns: readonly string[]
}

/** Up to this number of rows wait for one statement. */
const BATCH_ROWS = 500

/** The writing of one company. What is written in batches is stored before anything is read. */
export interface WriteSession {
  readonly connection: Connection
  readonly moment: string
  /** Throws if the company is not stored yet. */
  company(): string
  /** Whether a statement has changed a row. */
  hasWritten(): boolean
  /** To be called by what writes in other ways than by `run` and `add`. */
  wrote(): void
  setCompany(id: string): void
  sequence: { peek(): number; take(): number }
  /** The first parameter of every statement is the company. */
  many<Row>(sql: string, ...values: Value[]): Promise<Row[]>
  one<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>
  run(sql: string, ...values: Value[]): Promise<void>
  /** `key`: of the row that is written; written again, the later one counts. */
  add(batch: Batch, key: string, values: readonly (string | number | null)[]): Promise<void>
  /**
   * Adds rows by a COPY that goes on until the next statement of this session. The server stores rows while
   * further ones are prepared.
   */
  copy(target: CopyTarget, rows: Iterable<readonly CopiedValue[]>): Promise<void>
  /** Stores what waits. To be called before the connection is used without this session. */
  flush(): Promise<void>
}

interface Start {
  readonly moment: string
  readonly company: string | null
  readonly sequence: WriteSession['sequence']
}

export function createWriteSession(connection: Connection, start: Start): WriteSession {
  let id = start.company
  let isWritten = false
  let waiting: { batch: Batch; rows: Map<string, readonly (string | number | null)[]> } | null = null
  let copying: { target: CopyTarget; copy: OpenCopy } | null = null
  const company = () => {
    if (id === null) throw new Error('the company is not stored yet')
    return id
  }
  async function flush(): Promise<void> {
    await endCopy()
    if (waiting === null) return
    const { batch, rows } = waiting
    waiting = null
    const all = [...rows.values()]
    const columns = Array.from({ length: batch.columns }, (_, column) =>
      all.map((row) => row[column] ?? null),
    )
    noteWritten(await connection.run(batch.sql, [company(), ...columns]))
  }
  async function endCopy(): Promise<void> {
    const ended = copying?.copy
    copying = null
    await ended?.end()
  }
  async function copy(target: CopyTarget, rows: Iterable<readonly CopiedValue[]>): Promise<void> {
    // Batches that wait are older than these rows.
    if (waiting !== null || copying?.target !== target) await flush()
    copying ??= { target, copy: openCopy(connection, target.table, target.columns) }
    isWritten = true
    await copying.copy.add(rows)
  }
  function noteWritten(rows: number): void {
    if (rows > 0) isWritten = true
  }
  const afterWrites = async <T>(work: () => Promise<T>): Promise<T> => {
    await flush()
    return work()
  }
  return {
    connection,
    moment: start.moment,
    sequence: start.sequence,
    company,
    hasWritten: () => isWritten,
    wrote: () => {
      isWritten = true
    },
    setCompany: (found) => (id = found),
    many: (sql, ...values) => afterWrites(() => connection.many(sql, [company(), ...values])),
    one: (sql, ...values) => afterWrites(() => connection.one(sql, [company(), ...values])),
    async run(sql, ...values) {
      noteWritten(await afterWrites(() => connection.run(sql, [company(), ...values])))
    },
    async add(batch, key, values) {
      if (waiting !== null && (waiting.batch !== batch || waiting.rows.size >= BATCH_ROWS)) await flush()
      waiting ??= { batch, rows: new Map() }
      waiting.rows.set(key, values)
    },
    copy,
    flush,
  }
}

/** `unnest($2::bigint[], $3::text[])` for these types. */
export const unnest = (types: readonly string[]): string =>
  `unnest(${types.map((type, index) => `$${index + 2}::${type}[]`).join(', ')})`
