import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { openForWriting } from '../../apps/api/src/sqlite/open.ts'
import { reportRun } from '../report-run.ts'

/**
 * What one would write first: csv-parse, one object a row, its JSON into the same tables. No checks, nothing
 * merged.
 */
const [file = '', database = ''] = process.argv.slice(2)
const target = openForWriting(database)
target.pragma('foreign_keys = OFF')
const insert = target.prepare<[number, number, Buffer, null, string, string, null]>(
  'INSERT INTO data_row (table_seq, seq, id, location_seq, updated_at, body, internal) ' +
    'VALUES (?, ?, ?, ?, ?, ?, ?)',
)
const now = new Date().toISOString()

async function importFile(): Promise<void> {
  let headings: string[] = []
  let [table, seq] = [0, 0]
  target.exec('BEGIN')
  const records = createReadStream(file).pipe(parse({ relax_column_count: true, skip_empty_lines: true }))
  for await (const record of records as AsyncIterable<string[]>) {
    const [descriptor, ...values] = record
    if (descriptor === 'GROUP') table += 1
    if (descriptor === 'HEADING') headings = values
    if (descriptor !== 'DATA') continue
    const data = Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']))
    const id = createHash('sha256').update(String(++seq)).digest().subarray(0, 12)
    insert.run(
      table,
      seq,
      id,
      null,
      now,
      JSON.stringify({ id: id.toString('hex'), data, updatedAt: now }),
      null,
    )
  }
  target.exec('COMMIT')
}

await reportRun(importFile)
target.close()
