import { hasDescriptions } from '../../store/words/described-texts.ts'
import { checksumOf } from '../checksum.ts'
import { findOwner, textsOfRow, toIndexed } from '../write/described-rows.ts'
import type { Connection } from '../open.ts'

/** Columns of the search index. */
const COLUMNS = ['words', 'owner'] as const

/** Sums of checksums stay exact integers of JavaScript below it. */
const MAX_EXACT_SUM = 2 ** 48

/** A word at a place: `row` is the sequence of the row, `offset` counts the words before it in the column. */
interface IndexedWord {
  readonly term: string
  readonly row: number
  readonly column: string
  readonly offset: number
}

/**
 * One line where the search index has other words than the descriptions. Both are summed up, since rows are
 * in another order than the index.
 */
export function searchIndexDefects(connection: Connection): string[] {
  return sumOf(wordsInIndex(connection)) === sumOf(wordsOfRows(connection))
    ? []
    : ['the words that are searched are not those of the descriptions: searches may miss rows']
}

function sumOf(words: Iterable<IndexedWord>): number {
  let sum = 0
  for (const { term, row, column, offset } of words)
    sum = (sum + checksumOf(term, row, column, offset)) % MAX_EXACT_SUM
  return sum
}

/** Reads the index through a temporary virtual table, which is not in the file. */
function* wordsInIndex(connection: Connection): Iterable<IndexedWord> {
  connection.pragma('query_only = OFF')
  connection.exec("CREATE VIRTUAL TABLE temp.indexed_word USING fts5vocab(main, described_words, 'instance')")
  connection.pragma('query_only = ON')
  yield* connection
    .prepare<[], IndexedWord>('SELECT term, doc AS row, col AS "column", offset FROM temp.indexed_word')
    .iterate()
}

function* wordsOfRows(connection: Connection): Iterable<IndexedWord> {
  const ownerOf = findOwner(connection)
  const tables = connection
    .prepare<[], { seq: number; projectSeq: number; headings: string }>(
      'SELECT seq, project_seq AS projectSeq, headings FROM data_table WHERE addressable = 1 ' +
        'AND code IS NOT NULL',
    )
    .all()
  const rows = connection.prepare<[number], { seq: number; body: string }>(
    'SELECT seq, body FROM data_row WHERE table_seq = ?',
  )
  for (const table of tables) {
    const owner = hasDescriptions(table.headings) ? ownerOf(table.projectSeq) : undefined
    if (owner === undefined) continue
    for (const { seq, body } of rows.iterate(table.seq)) {
      const texts = textsOfRow(body, owner)
      if (texts.length > 0) yield* placesOf(seq, [toIndexed(texts), owner.marks.join(' ')])
    }
  }
}

function* placesOf(row: number, texts: readonly string[]): Iterable<IndexedWord> {
  for (const [index, column] of COLUMNS.entries())
    for (const [offset, term] of (texts[index] ?? '').split(' ').entries())
      yield { term, row, column, offset }
}
