import type { HolesWithWords } from '../../store/filter/hole-filter.ts'
import type { AccessScope } from '../../store/read-store.ts'
import { createFindTexts, ofCompany, ofProject } from '../../store/words/described-texts.ts'
import type { Term } from '../../store/words/read-terms.ts'
import { wholeSearch, type SearchPart } from '../../store/words/search-parts.ts'
import {
  EMPTY_FOUND_PAGE,
  partsToRead,
  toSearchPage,
  type FoundPage,
  type FoundRow,
  type PartRow,
  type WordSearch,
} from '../../store/words/word-search.ts'
import { bindAccess, WITHIN_ACCESS } from './read-projects.ts'
import type { Statements } from '../statements.ts'

/** Rows of descriptions with the required words. */
export function readWords(statements: Statements, access: AccessScope, search: WordSearch): FoundPage {
  if (search.limit === 0) return EMPTY_FOUND_PAGE
  const scope = projectsInScope(statements, access, search.projectIds)
  if (scope === null) return EMPTY_FOUND_PAGE
  const { binding, owners, known } = scope
  const rows: PartRow[] = []
  for (const { terms, part, after } of partsToRead(search)) {
    const limit = search.limit + 1 - rows.length
    const expanded = limit > 0 ? expandTerms(statements, terms, known) : null
    if (expanded === null) continue
    const match = matchOf(expanded, owners)
    const found = statements.many(SEARCH, { ...binding, match, after, limit }) as FoundRow[]
    rows.push(...found.map((row) => ({ ...row, part })))
  }
  return toSearchPage(search, rows, createFindTexts(configurationOf(statements, access)))
}

/** Holes with rows that have the required words: of the first `limit` rows. */
export function readHolesWithWords(
  statements: Statements,
  access: AccessScope,
  { terms, projectIds }: Pick<WordSearch, 'terms' | 'projectIds'>,
  limit: number,
): HolesWithWords {
  const scope = projectsInScope(statements, access, projectIds)
  const expanded = scope && expandTerms(statements, wholeSearch(terms), scope.known)
  if (scope === null || expanded === null) return { holes: new Set(), isWhole: true }
  const match = matchOf(expanded, scope.owners)
  const found = statements.many(HOLES, { ...scope.binding, match, limit: limit + 1 }) as {
    hole: number | null
  }[]
  const holes = found.slice(0, limit).flatMap(({ hole }) => hole ?? [])
  return { holes: new Set(holes), isWhole: found.length <= limit }
}

/** The marks of rows in scope, and those whose words are known; null: no project is in scope. */
function projectsInScope(statements: Statements, access: AccessScope, projectIds: WordSearch['projectIds']) {
  const binding = {
    ...bindAccess(access),
    requestedProjects: projectIds === null ? null : JSON.stringify(projectIds),
  }
  const reached = statements.many(REACHED, binding) as { seq: number }[]
  if (reached.length === 0) return null
  const isWhole = access.projectIds === null && projectIds === null
  const ofAll = [ofCompany(access.companyId)]
  const ofEach = isWhole ? [] : reached.map(({ seq }) => ofProject(seq))
  const isAlone = () => statements.one(OTHER_COMPANY, binding) === undefined
  const isByProject = !isWhole && ofEach.length <= MAX_MARKED_PROJECTS
  const marks = isByProject ? ofEach : isAlone() ? [] : ofAll
  return { binding, owners: { marks, ofAll }, known: isWhole ? ofAll : ofEach }
}

/** Up to this number of projects are looked for by their marks; more are picked from all rows. */
const MAX_MARKED_PROJECTS = 200

/** Where it is alone, its mark is on every row, and comparing it takes more than half of the time. */
const OTHER_COMPANY = 'SELECT 1 FROM company WHERE id <> @company LIMIT 1'

const IS_REACHED = `${WITHIN_ACCESS}
  AND (@requestedProjects IS NULL OR project.id IN (SELECT value FROM json_each(@requestedProjects)))`

const REACHED = `SELECT seq FROM project WHERE ${IS_REACHED}`

/** The access scope is checked here once more, on what is sent. */
const SEARCH = `SELECT described_words.rowid AS seq, data_row.body AS body, project.id AS projectId,
    project.reference AS projectReference, project.name AS projectName, location.id AS holeId,
    longitude, latitude
  FROM described_words CROSS JOIN described_row ON described_row.seq = described_words.rowid
    CROSS JOIN data_row ON data_row.table_seq = described_row.table_seq AND data_row.seq = described_row.seq
    CROSS JOIN project ON project.seq = described_row.project_seq
    LEFT JOIN location ON location.project_seq = project.seq AND location.seq = data_row.location_seq
  WHERE described_words MATCH @match AND described_words.rowid > @after
    AND ${IS_REACHED}
  ORDER BY described_words.rowid LIMIT @limit + 0`

const HOLES = `SELECT data_row.location_seq AS hole FROM described_words
    CROSS JOIN described_row ON described_row.seq = described_words.rowid
    CROSS JOIN data_row ON data_row.table_seq = described_row.table_seq AND data_row.seq = described_row.seq
  WHERE described_words MATCH @match AND described_row.project_seq IN (${REACHED})
  ORDER BY described_words.rowid LIMIT @limit + 0`

function configurationOf(statements: Statements, { companyId }: AccessScope): string {
  const sql = 'SELECT configuration FROM company WHERE id = @company'
  return (statements.one(sql, { company: companyId }) as { configuration: string }).configuration
}

/** Of more, SQLite unites all rows before it returns the first. */
const MAX_EXPANDED_WORDS = 200

const IN_REACH = `FROM described_word WHERE owner IN (SELECT value FROM json_each(@owners))`

const BEGINNING = `SELECT word ${IN_REACH} AND word >= @first AND word < @end LIMIT ${MAX_EXPANDED_WORDS + 1}`

const WHOLE = `SELECT word ${IN_REACH} AND word = @word LIMIT 1`

/** After every letter that a word can have. */
const LAST_CHARACTER = String.fromCodePoint(0x10ffff)

interface Owners {
  /** Of the rows in scope; none: every row of the index is in scope. */
  readonly marks: readonly string[]
  /** Of every row of the company. */
  readonly ofAll: readonly string[]
}

/** The phrases that each term stands for. */
interface Expanded {
  readonly required: readonly (readonly string[])[]
  readonly excluded: readonly (readonly string[])[]
  readonly apart: readonly (readonly string[])[]
}

/**
 * Terms without words that the owners do not have: the time that the index takes for these would show
 * whether others have them. Null: a required term has such a word, so that no row is found.
 */
function expandTerms(
  statements: Statements,
  { required, excluded, apart }: SearchPart,
  owners: readonly string[],
): Expanded | null {
  const expand = createExpand(statements, JSON.stringify(owners))
  const phrases: string[][] = []
  for (const term of required) {
    const found = expand(term)
    if (found.length === 0) return null
    phrases.push(found)
  }
  const together = apart.map(expand)
  return {
    required: phrases,
    excluded: excluded.map(expand).filter((found) => found.length > 0),
    apart: together.every((found) => found.length > 0) ? together : [],
  }
}

/** The phrases of a term. One of several words is one, so that the rows of each word are read once. */
function createExpand(statements: Statements, owners: string): (term: Term) => string[] {
  const hasWord = (word: string) => statements.one(WHOLE, { owners, word }) !== undefined
  return ({ words, isBeginning }) => {
    const phrase = words.map(quoted).join(' + ')
    const whole = isBeginning ? words.slice(0, -1) : words
    if (!whole.every(hasWord)) return []
    if (!isBeginning) return [phrase]
    const first = words.at(-1) ?? ''
    const binding = { owners, first, end: first + LAST_CHARACTER }
    const found = statements.many(BEGINNING, binding) as { word: string }[]
    if (found.length === 0) return []
    if (words.length > 1 || found.length > MAX_EXPANDED_WORDS) return [`${phrase} *`]
    return Array.from(new Set(found.map(({ word }) => word)), quoted)
  }
}

/** In the language of SQLite FTS5. A beginning is found as any of the words that have it, which is faster. */
function matchOf({ required, excluded, apart }: Expanded, { marks, ofAll }: Owners): string {
  const inWords = (phrases: readonly string[]) => `words : (${phrases.join(' OR ')})`
  // A query needs something to find, from which others are left out.
  const owners = marks.length === 0 && required.length === 0 ? ofAll : marks
  const ofOwners = owners.length === 0 ? [] : [`owner : (${owners.map(quoted).join(' OR ')})`]
  const found = [...required.map(inWords), ...ofOwners].join(' AND ')
  const leftOut = [
    ...excluded.map(inWords),
    ...(apart.length === 0 ? [] : [`(${apart.map(inWords).join(' AND ')})`]),
  ]
  return leftOut.length === 0 ? found : `(${found}) NOT (${leftOut.join(' OR ')})`
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`
