import {
  createFindTexts,
  hasDescriptions,
  ofCompany,
  ofProject,
  searchedWords,
  type FindTexts,
} from '../../store/words/described-texts.ts'
import type { Connection } from '../connection.ts'

/** Rows that are read and written at once. */
const BATCH_ROWS = 500

interface TableState {
  readonly seq: number
  readonly headings: string
  readonly isSent: boolean
}

interface ReadRow {
  readonly seq: number
  readonly body: string
}

const TABLES = `SELECT seq, headings, addressable = 1 AND code IS NOT NULL AS "isSent" FROM data_table
  WHERE company_id = $1 AND project_seq = $2`

const COUNT = `SELECT
  (SELECT count(*) FROM described_row WHERE company_id = $1 AND table_seq = $2) AS described,
  (SELECT count(*) FROM data_row WHERE company_id = $1 AND table_seq = $2) AS rows`

const REMOVE = 'DELETE FROM described_row WHERE company_id = $1 AND table_seq = $2'

const IS_GONE = `NOT EXISTS (SELECT 1 FROM data_row WHERE data_row.company_id = $1
  AND data_row.table_seq = $2 AND data_row.seq = described_row.seq)`

const CHANGED = `SELECT seq, body FROM data_row WHERE company_id = $1 AND table_seq = $2 AND seq > $3
  AND updated_at = $4 ORDER BY seq LIMIT ${BATCH_ROWS}`

const ALL = `SELECT seq, body FROM data_row WHERE company_id = $1 AND table_seq = $2 AND seq > $3
  ORDER BY seq LIMIT ${BATCH_ROWS}`

const ADDED = `SELECT seq, body FROM data_row WHERE company_id = $1 AND table_seq = $2 AND seq > $3
  AND NOT EXISTS (
    SELECT 1 FROM described_row WHERE described_row.company_id = $1 AND described_row.seq = data_row.seq)
  ORDER BY seq LIMIT ${BATCH_ROWS}`

const PUT = `INSERT INTO described_row (company_id, seq, table_seq, project_seq, words)
  SELECT $1, seq, $2::bigint, $3::bigint, words::tsvector
  FROM unnest($4::bigint[], $5::text[]) AS put (seq, words)
  ON CONFLICT (company_id, seq) DO UPDATE SET words = excluded.words`

/**
 * Writes the words of the descriptions of a project, when its rows and tables are written. `moment`: rows of
 * this time have changed. Returns the number of rows that were changed.
 */
export async function writeWords(
  { many, one, run }: Pick<Connection, 'many' | 'one' | 'run'>,
  company: string,
  projectSeq: number,
  moment: string,
): Promise<number> {
  const configured = await one<{ configuration: string }>('SELECT configuration FROM company WHERE id = $1', [
    company,
  ])
  const marks = [ofCompany(company), ofProject(projectSeq)]
  const wordsOfRow = createWordsOfRow(marks, createFindTexts(configured?.configuration ?? '{}'))
  const count = (table: number) => one<{ described: number; rows: number }>(COUNT, [company, table])

  async function put(tableSeq: number, sql: string, ...values: string[]): Promise<number> {
    let written = 0
    for (let after = -1; ;) {
      const rows = await many<ReadRow>(sql, [company, tableSeq, after, ...values])
      const last = rows.at(-1)
      if (last === undefined) return written
      const seqs = rows.map(({ seq }) => seq)
      written += await run(PUT, [company, tableSeq, projectSeq, seqs, rows.map(wordsOfRow)])
      after = last.seq
    }
  }
  let changed = 0
  for (const { seq, headings, isSent } of await many<TableState>(TABLES, [company, projectSeq])) {
    const before = await count(seq)
    if (!isSent || !hasDescriptions(headings)) {
      if (before?.described !== 0) changed += await run(REMOVE, [company, seq])
      continue
    }
    if (before?.described === 0) {
      changed += await put(seq, ALL)
      continue
    }
    changed += await put(seq, CHANGED, moment)
    const now = await count(seq)
    if (now?.described === now?.rows) continue
    changed += await run(`${REMOVE} AND ${IS_GONE}`, [company, seq])
    changed += await put(seq, ADDED)
  }
  return changed
}

/** The words of a row with their places, as the text of a tsvector: no parser of PostgreSQL splits them. */
const createWordsOfRow =
  (marks: readonly string[], findTexts: FindTexts) =>
  ({ body }: ReadRow): string => {
    const places = new Map<string, number[]>()
    let place = 0
    for (const words of searchedWords(findTexts(body))) {
      for (const word of words) {
        place++
        const at = places.get(word)
        if (at === undefined) places.set(word, [place])
        else at.push(place)
      }
      // No phrase goes from one text into the next.
      place++
    }
    const lexemes = [...places].map(([word, at]) => `'${word}':${at.join(',')}`)
    if (lexemes.length === 0) return ''
    return [...marks.map((mark) => `'${mark}'`), ...lexemes].join(' ')
  }
