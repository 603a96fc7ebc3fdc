import Database from 'better-sqlite3'
import { reportRun } from '../report-run.ts'

/** The floor: rows of a finished GeoPackage, read beforehand, put into the same tables of a new file. */
const [prepared = '', path = ''] = process.argv.slice(2)
const source = new Database(prepared, { readonly: true })
const names = source.prepare('SELECT table_name FROM gpkg_contents').pluck().all() as string[]
const tables = names.map((name) => ({
  name,
  sql: source
    .prepare(`SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?`)
    .pluck()
    .get(name) as string,
  rows: source.prepare(`SELECT * FROM "${name}"`).raw().all() as unknown[][],
}))
source.close()
const target = new Database(path)
for (const setting of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF'])
  target.pragma(setting)
await reportRun(() => {
  target.exec('BEGIN')
  for (const { name, sql, rows } of tables) {
    target.exec(sql)
    const [first] = rows
    if (first === undefined) continue
    const insert = target.prepare(`INSERT INTO "${name}" VALUES (${first.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(row)
  }
  target.exec('COMMIT')
})
target.close()
