import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import type { Connection } from '../connection.ts'
import { encodeNul } from '../nul-text.ts'

/** Bytes of a column; other values are sent as text. */
export type CopiedValue = string | number | null | { readonly hex: string }

/** Characters of text sent at once: small parts are slow. */
const PART_CHARACTERS = 256 * 1024

const SPECIAL = /[\\\n\r\t]/g

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A COPY to which rows are added until it ends. Meanwhile the connection runs no other statement. */
export interface OpenCopy {
  /** Waits only until the server can take more. Errors of earlier rows are thrown here or by `end`. */
  add(rows: Iterable<readonly CopiedValue[]>): Promise<void>
  /** All rows are stored. */
  end(): Promise<void>
}

/** Begins a COPY, in the text format of PostgreSQL. */
export function openCopy({ client }: Connection, table: string, columns: readonly string[]): OpenCopy {
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  let failure: Error | null = null
  stream.on('error', (error) => (failure = error))
  return {
    async add(rows) {
      for (const part of parts(rows)) {
        if (failure !== null) throw failure
        if (!stream.write(part)) await once(stream, 'drain')
      }
    },
    async end() {
      if (failure !== null) throw failure
      stream.end()
      await finished(stream)
    },
  }
}

/** Stores rows by one COPY. */
export async function copyIn(
  connection: Connection,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopiedValue[]>,
): Promise<void> {
  const copy = openCopy(connection, table, columns)
  await copy.add(rows)
  await copy.end()
}

function* parts(rows: Iterable<readonly CopiedValue[]>): Generator<string> {
  let part = ''
  for (const row of rows) {
    part += `${row.map(field).join('\t')}\n`
    if (part.length < PART_CHARACTERS) continue
    yield part
    part = ''
  }
  if (part !== '') yield part
}

function field(value: CopiedValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return `\\\\x${value.hex}`
  const text = encodeNul(value)
  return text.replaceAll(SPECIAL, (found) => ESCAPES[found] ?? found)
}
