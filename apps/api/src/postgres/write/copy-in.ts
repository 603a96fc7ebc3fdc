import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import type { Connection } from '../connection.ts'
import { encodeNul } from '../nul-text.ts'

/** Bytes of a column; other values are sent as text. */
export type CopiedValue = string | number | null | { readonly hex: string }

/** Characters of text sent at once: small parts are slow. */
const PART_CHARACTERS = 256 * 1024

const SPECIAL = /[\\\n\r\t]/g

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Stores rows by COPY, in the text format of PostgreSQL. */
export async function copyIn(
  { client }: Connection,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopiedValue[]>,
): Promise<void> {
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(parts(rows)), stream)
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
