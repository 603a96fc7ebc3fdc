import { hasDescriptions } from '../../store/words/described-texts.ts'
import { findOwner, textsOfRow, toIndexed, type OwnerOfRows } from './described-rows.ts'
import type { Connection } from '../open.ts'
import { createVocabulary } from '../vocabulary.ts'

/** Rows that are read at once. */
const BATCH_ROWS = 500

interface ReadRow {
  readonly seq: number
  readonly body: string
}

/**
 * Writes the words of the descriptions of a project. `moment`: rows of this time have changed. To be called
 * when its rows and tables are written. `needIndex`: before rows are read by their time.
 */
export function createWordWriter(
  connection: Connection,
  moment: string,
  needIndex: () => void = () => undefined,
): (projectSeq: number) => void {
  const ownerOf = findOwner(connection)
  const tables = connection.prepare<[number], { seq: number; headings: string; isSent: 0 | 1 }>(
    'SELECT seq, headings, addressable = 1 AND code IS NOT NULL AS isSent FROM data_table ' +
      'WHERE project_seq = ?',
  )
  const count = connection.prepare<[number, number], { described: number; rows: number }>(
    `SELECT (SELECT count(*) FROM described_row WHERE table_seq = ?) AS described,
       (SELECT count(*) FROM data_row WHERE table_seq = ?) AS rows`,
  )
  const ofTable = connection.prepare<[number], { seq: number }>(
    'SELECT seq FROM described_row WHERE table_seq = ?',
  )
  const gone = connection.prepare<[number], { seq: number }>(
    `SELECT seq FROM described_row WHERE table_seq = ? AND NOT EXISTS (SELECT 1 FROM data_row
       WHERE data_row.table_seq = described_row.table_seq AND data_row.seq = described_row.seq)`,
  )
  const added = connection.prepare<[number, number], ReadRow>(
    `SELECT seq, body FROM data_row WHERE table_seq = ? AND seq > ?
       AND NOT EXISTS (SELECT 1 FROM described_row WHERE described_row.seq = data_row.seq)
     ORDER BY seq LIMIT ${BATCH_ROWS}`,
  )
  const write = createRowWriter(connection)

  function addMissing(tableSeq: number, of: OwnerOfRows): void {
    for (
      let rows = added.all(tableSeq, -1);
      rows.length > 0;
      rows = added.all(tableSeq, rows.at(-1)?.seq ?? 0)
    )
      write.add(rows, tableSeq, of)
  }
  function updateChanged(tableSeq: number, of: OwnerOfRows): void {
    needIndex()
    const changed = connection
      .prepare<[number, string], ReadRow>(
        `SELECT seq, body FROM data_row INDEXED BY data_row_by_update WHERE table_seq = ? AND updated_at = ?`,
      )
      .all(tableSeq, moment)
    write.remove(changed)
    write.add(changed, tableSeq, of)
  }
  return (projectSeq) => {
    const of = ownerOf(projectSeq)
    if (of === undefined) return
    for (const { seq, headings, isSent } of tables.all(projectSeq)) {
      const counted = count.get(seq, seq)
      if (isSent === 0 || !hasDescriptions(headings)) {
        if (counted?.described !== 0) write.remove(ofTable.all(seq))
        continue
      }
      if (counted?.described !== 0) updateChanged(seq, of)
      const now = count.get(seq, seq)
      if (now?.described === now?.rows) continue
      write.remove(gone.all(seq))
      addMissing(seq, of)
    }
    write.flush()
  }
}

function createRowWriter(connection: Connection) {
  const addRow = connection.prepare<[number, number, number]>(
    'INSERT INTO described_row (seq, table_seq, project_seq) VALUES (?, ?, ?)',
  )
  const addWords = connection.prepare<[number, string, string]>(
    'INSERT INTO described_words (rowid, words, owner) VALUES (?, ?, ?)',
  )
  const vocabulary = createVocabulary(connection)
  const removeRow = connection.prepare<[number]>('DELETE FROM described_row WHERE seq = ?')
  const removeWords = connection.prepare<[number]>('DELETE FROM described_words WHERE rowid = ?')
  function remove(rows: readonly { seq: number }[]) {
    for (const { seq } of rows) {
      removeWords.run(seq)
      removeRow.run(seq)
    }
  }
  function add(rows: readonly ReadRow[], tableSeq: number, owner: OwnerOfRows) {
    for (const { seq, body } of rows) {
      const texts = textsOfRow(body, owner)
      addRow.run(seq, tableSeq, owner.projectSeq)
      if (texts.length > 0) addWords.run(seq, toIndexed(texts), owner.marks.join(' '))
      for (const mark of owner.marks) for (const text of texts) vocabulary.add(mark, text)
    }
  }
  return { add, remove, flush: () => vocabulary.flush() }
}
