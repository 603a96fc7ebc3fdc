import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { reportRun } from '../report-run.ts'

/**
 * The floor of an import: its rows, written to a file beforehand, by COPY into an empty table without
 * indexes, and then its indexes. No reading of AGS, no checks, no holes.
 */
const [source = '', target = '', file = ''] = process.argv.slice(2)

const reading = new pg.Client(source)
await reading.connect()
await pipeline(reading.query(to('COPY data_row TO STDOUT')), createWriteStream(file))
const { rows: indexes } = await reading.query<{ definition: string }>(
  `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'data_row'::regclass`,
)
const { rows: columns } = await reading.query<{ definition: string }>(
  `SELECT format('%I %s COLLATE %s', attname, format_type(atttypid, atttypmod), coalesce(collname, 'default'))
     AS definition
   FROM pg_attribute LEFT JOIN pg_collation ON pg_collation.oid = attcollation
   WHERE attrelid = 'data_row'::regclass AND attnum > 0 ORDER BY attnum`,
)
await reading.end()

const writing = new pg.Client(target)
await writing.connect()
const typed = columns.map(({ definition }) =>
  definition.replace(/ COLLATE default$/, '').replace('COLLATE C', 'COLLATE "C"'),
)
await writing.query(`CREATE TABLE data_row (${typed.join(', ')})`)
await reportRun(async () => {
  await writing.query('BEGIN')
  await pipeline(
    createReadStream(file, { highWaterMark: 1 << 18 }),
    writing.query(from('COPY data_row FROM STDIN')),
  )
  for (const { definition } of indexes) await writing.query(definition)
  await writing.query('COMMIT')
})
await writing.end()
