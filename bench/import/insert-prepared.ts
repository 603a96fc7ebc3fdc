import { findOwner, textsOfRow, toIndexed } from '../../apps/api/src/sqlite/write/described-rows.ts'
import { openForWriting } from '../../apps/api/src/sqlite/open.ts'
import { reportRun } from '../report-run.ts'

/**
 * The floor: rows that an import prepared, and the words of their descriptions, read beforehand, put into
 * the same tables of a new file. No parsing.
 */
const [prepared = '', database = ''] = process.argv.slice(2)
const target = openForWriting(database)
target.pragma('foreign_keys = OFF')
const source = openForWriting(prepared)

/** `columns`: of the table, in order. */
function readTable(table: string, columns: string, from = table) {
  const list = columns.split(', ')
  const places = list.map(() => '?').join(', ')
  return {
    insert: target.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`),
    rows: source.prepare<[], unknown[]>(`SELECT ${columns} FROM ${from}`).raw().all(),
  }
}

/** The index of words keeps no texts, so its rows are made of the rows again. */
function readIndexedWords() {
  const ownerOf = findOwner(source)
  const described = source
    .prepare<[], { seq: number; projectSeq: number; body: string }>(
      `SELECT data_row.seq AS seq, described_row.project_seq AS projectSeq, data_row.body AS body
       FROM described_row JOIN data_row ON data_row.seq = described_row.seq ORDER BY data_row.seq`,
    )
    .all()
  return described.flatMap(({ seq, projectSeq, body }) => {
    const owner = ownerOf(projectSeq)
    const texts = owner === undefined ? [] : textsOfRow(body, owner)
    return owner === undefined || texts.length === 0 ? [] : [[seq, toIndexed(texts), owner.marks.join(' ')]]
  })
}

const tables = [
  readTable(
    'data_row',
    'table_seq, seq, id, location_seq, updated_at, body, internal',
    'data_row ORDER BY seq',
  ),
  readTable('described_row', 'seq, table_seq, project_seq'),
  {
    insert: target.prepare('INSERT INTO described_words (rowid, words, owner) VALUES (?, ?, ?)'),
    rows: readIndexedWords(),
  },
  readTable('described_word', 'owner, word, checksum'),
]
source.close()
await reportRun(() =>
  target.transaction(() => {
    for (const { insert, rows } of tables) for (const row of rows) insert.run(...row)
  })(),
)
target.close()
