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
import { COMPANY, Bindings, withinAccess, type ReadSession } from './read-session.ts'

/** Rows of descriptions with the required words. */
export async function readWords(
  session: ReadSession,
  access: AccessScope,
  search: WordSearch,
): Promise<FoundPage> {
  if (search.limit === 0) return EMPTY_FOUND_PAGE
  const scope = await projectsInScope(session, access, search)
  if (scope === null) return EMPTY_FOUND_PAGE
  const { owners, configuration } = scope
  const rows: PartRow[] = []
  for (const { terms, part, after } of partsToRead(search)) {
    const limit = search.limit + 1 - rows.length
    if (limit <= 0) break
    const found = await findRows(session, access, search, { query: queryOf(terms, owners), after, limit })
    rows.push(...found.map((row) => ({ ...row, part })))
  }
  return toSearchPage(search, rows, createFindTexts(configuration))
}

/** Holes with rows that have the required words: of the first `limit` rows. */
export async function readHolesWithWords(
  session: ReadSession,
  access: AccessScope,
  search: Pick<WordSearch, 'terms' | 'projectIds'>,
  limit: number,
): Promise<HolesWithWords> {
  const scope = await projectsInScope(session, access, search)
  if (scope === null) return { holes: new Set(), isWhole: true }
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, search)
  const words = bindings.add(queryOf(wholeSearch(search.terms), scope.owners), 'tsquery')
  const sql = `SELECT data_row.location_seq AS hole FROM (SELECT seq, table_seq FROM described_row
      WHERE company_id = ${COMPANY} AND words @@ ${words} AND project_seq IN (
        SELECT seq FROM project WHERE ${reached})
      ORDER BY seq LIMIT ${bindings.add(limit + 1, 'bigint')}) AS found
    JOIN data_row ON data_row.company_id = ${COMPANY} AND data_row.table_seq = found.table_seq
      AND data_row.seq = found.seq
    ORDER BY found.seq`
  const found = await session.many<{ hole: number | null }>(sql, bindings.values)
  return {
    holes: new Set(found.slice(0, limit).flatMap(({ hole }) => hole ?? [])),
    isWhole: found.length <= limit,
  }
}

/** The marks of rows in scope; null: no project is. */
async function projectsInScope(
  session: ReadSession,
  access: AccessScope,
  search: Pick<WordSearch, 'projectIds'>,
): Promise<{ readonly owners: readonly string[]; readonly configuration: string } | null> {
  const bindings = new Bindings()
  const found = await session.many<{ seq: number; configuration: string }>(
    `SELECT seq, configuration FROM project JOIN company ON company.id = ${COMPANY} ` +
      `WHERE ${reachedSql(bindings, access, search)}`,
    bindings.values,
  )
  const [first] = found
  if (first === undefined) return null
  const isWhole = access.projectIds === null && search.projectIds === null
  const isMarked = !isWhole && found.length <= MAX_MARKED_PROJECTS
  const owners = isMarked ? found.map(({ seq }) => ofProject(seq)) : [ofCompany(access.companyId)]
  return { owners, configuration: first.configuration }
}

/** Up to this number of projects are looked for by their marks; more are picked from all rows. */
const MAX_MARKED_PROJECTS = 200

function reachedSql(
  bindings: Bindings,
  access: AccessScope,
  { projectIds }: Pick<WordSearch, 'projectIds'>,
): string {
  const reached = withinAccess(bindings, access)
  return projectIds === null
    ? reached
    : `${reached} AND project.id = ANY(${bindings.add(projectIds, 'text[]')})`
}

/** The access scope is checked here once more, on what is sent. */
function findRows(
  session: ReadSession,
  access: AccessScope,
  search: WordSearch,
  { query, after: seq, limit }: { readonly query: string; readonly after: number; readonly limit: number },
): Promise<FoundRow[]> {
  const bindings = new Bindings()
  const reached = reachedSql(bindings, access, search)
  const words = bindings.add(query, 'tsquery')
  const after = bindings.add(seq, 'bigint')
  const sql = `WITH reached AS MATERIALIZED (SELECT seq, id, reference, name FROM project WHERE ${reached}),
    found AS MATERIALIZED (SELECT seq, table_seq, project_seq FROM described_row
      WHERE company_id = ${COMPANY} AND words @@ ${words} AND seq > ${after}
        AND project_seq IN (SELECT seq FROM reached)
      ORDER BY seq LIMIT ${bindings.add(limit, 'bigint')})
    SELECT found.seq, data_row.body, reached.id AS "projectId", reached.reference AS "projectReference",
      reached.name AS "projectName", location.id AS "holeId", longitude, latitude
    FROM found JOIN reached ON reached.seq = found.project_seq
      JOIN data_row ON data_row.company_id = ${COMPANY} AND data_row.table_seq = found.table_seq
        AND data_row.seq = found.seq
      LEFT JOIN location ON location.company_id = ${COMPANY} AND location.project_seq = found.project_seq
        AND location.seq = data_row.location_seq
    ORDER BY found.seq`
  return session.many(sql, bindings.values)
}

/** Text of a tsquery. */
function queryOf({ required, excluded, apart }: SearchPart, owners: readonly string[]): string {
  const parts = [
    `(${owners.map((owner) => `'${owner}'`).join(' | ')})`,
    ...required.map(phraseOf),
    ...excluded.map((term) => `!${phraseOf(term)}`),
    ...(apart.length === 0 ? [] : [`!(${apart.map(phraseOf).join(' & ')})`]),
  ]
  return parts.join(' & ')
}

const phraseOf = ({ words, isBeginning }: Term): string =>
  `(${words.map((word) => `'${word}'`).join(' <-> ')}${isBeginning ? ':*' : ''})`
