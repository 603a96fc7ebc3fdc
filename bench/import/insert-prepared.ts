import { openForWriting } from '../../apps/api/src/sqlite/open.ts'
import { reportRun } from '../report-run.ts'

/**
 * The floor: rows that an import prepared, read beforehand, put into the same tables of a new file. No
 * parsing.
 */
const [prepared = '', database = ''] = process.argv.slice(2)
const target = openForWriting(database)
target.pragma('foreign_keys = OFF')
const source = openForWriting(prepared)
const COLUMNS = 'table_seq, seq, id, location_seq, updated_at, body, internal'
const rows = source.prepare<[], unknown[]>(`SELECT ${COLUMNS} FROM data_row ORDER BY seq`).raw().all()
source.close()
const insert = target.prepare(`INSERT INTO data_row (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`)
await reportRun(() => target.transaction(() => rows.forEach((row) => insert.run(...row)))())
target.close()
