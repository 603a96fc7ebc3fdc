import type { AccessScope, JsonPage } from '../store/read-store.ts'
import { createFindTexts, ofCompany, ofProject } from '../store/words/described-texts.ts'
import type { Term, Terms } from '../store/words/read-terms.ts'
import { toSearchPage, type FoundRow, type WordSearch } from '../store/words/word-search.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Statements } from './statements.ts'

/** Rows of descriptions with the wanted words. */
export function readWords(statements: Statements, access: AccessScope, search: WordSearch): JsonPage {
  const binding = {
    ...bindAccess(access),
    wanted: search.projectIds === null ? null : JSON.stringify(search.projectIds),
  }
  const reached = statements.many(REACHED, binding) as { seq: number }[]
  const isWhole = access.projectIds === null && search.projectIds === null
  const owners = isWhole || reached.length > MAX_MARKED_PROJECTS ? null : reached.map(({ seq }) => seq)
  if (reached.length === 0) return { items: new Uint8Array(), next: null }
  const rows = statements.many(SEARCH, {
    ...binding,
    match: matchOf(statements, search.terms, owners?.map(ofProject) ?? [ofCompany(access.companyId)]),
    after: search.after ?? -1,
    most: search.limit + 1,
  }) as FoundRow[]
  return toSearchPage(search, rows, createFindTexts(configurationOf(statements, access)))
}

/** Up to this number of projects are looked for by their marks; more are picked from all rows. */
const MAX_MARKED_PROJECTS = 200

const REACHED = `SELECT seq FROM project WHERE ${WITHIN_ACCESS}
  AND (@wanted IS NULL OR id IN (SELECT value FROM json_each(@wanted)))`

/** The access scope is checked here once more, on what is sent. */
const SEARCH = `SELECT described_words.rowid AS seq, data_row.body AS body, project.id AS projectId,
    project.reference AS projectReference, project.name AS projectName, location.id AS holeId, longitude, latitude
  FROM described_words CROSS JOIN described_row ON described_row.seq = described_words.rowid
    CROSS JOIN data_row ON data_row.table_seq = described_row.table_seq AND data_row.seq = described_row.seq
    CROSS JOIN project ON project.seq = described_row.project_seq
    LEFT JOIN location ON location.project_seq = project.seq AND location.seq = data_row.location_seq
  WHERE described_words MATCH @match AND described_words.rowid > @after
    AND described_row.project_seq IN (${REACHED})
  ORDER BY described_words.rowid LIMIT @most + 0`

function configurationOf(statements: Statements, { companyId }: AccessScope): string {
  const sql = 'SELECT configuration FROM company WHERE id = @company'
  return (statements.one(sql, { company: companyId }) as { configuration: string }).configuration
}

/** Of more, SQLite unites all rows before it returns the first. */
const MAX_EXPANDED_WORDS = 200

const BEGINNING = `SELECT word FROM described_word WHERE word >= @first AND word < @end LIMIT ${MAX_EXPANDED_WORDS + 1}`

/** After every letter that a word can have. */
const LAST_CHARACTER = String.fromCodePoint(0x10ffff)

/** In the language of SQLite FTS5. A beginning is found as any of the words that have it, which is faster. */
function matchOf(statements: Statements, { wanted, unwanted }: Terms, owners: readonly string[]): string {
  const phrasesOf = (term: Term) => `words : (${expand(statements, term).join(' OR ')})`
  const ofOwners = `owner : (${owners.map(quoted).join(' OR ')})`
  const found = [...wanted.map(phrasesOf), ofOwners].join(' AND ')
  return unwanted.length === 0 ? found : `(${found}) NOT (${unwanted.map(phrasesOf).join(' OR ')})`
}

/** The phrases that a term stands for. One of several words is one: the rows of each word are read once. */
function expand(statements: Statements, { words, isBeginning }: Term): string[] {
  const phrase = words.map(quoted).join(' + ')
  if (!isBeginning) return [phrase]
  if (words.length > 1) return [`${phrase} *`]
  const last = words.at(-1) ?? ''
  const binding = { first: last, end: last + LAST_CHARACTER }
  const found = statements.many(BEGINNING, binding) as { word: string }[]
  if (found.length === 0 || found.length > MAX_EXPANDED_WORDS) return [`${phrase} *`]
  return found.map(({ word }) => quoted(word))
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`
