import type { JsonObject, JsonPage, PageRequest, Reach } from '../store/read-store.ts'
import { foldCase } from './fold-case.ts'
import { readPage } from './read-page.ts'
import type { Binding, Statements } from './statements.ts'

/** The one place where the reach of a key becomes SQL: every other query starts from a project found here. */
const WITHIN_REACH = `company_id = +@company
  AND (@projects IS NULL OR id IN (SELECT value FROM json_each(@projects)))`

function bindReach(reach: Reach): Binding {
  return {
    company: reach.companyId,
    projects: reach.projectIds === null ? null : JSON.stringify(reach.projectIds),
  }
}

/** The sequence of a project, by which its children are found; null: not within reach. */
export function findProject(statements: Statements, reach: Reach, id: string): number | null {
  const sql = `SELECT seq FROM project WHERE id = @id AND ${WITHIN_REACH}`
  const found = statements.one(sql, { id, ...bindReach(reach) }) as { seq: number } | undefined
  return found?.seq ?? null
}

export function readProjects(
  statements: Statements,
  reach: Reach,
  page: PageRequest & { q: string; withLocation: boolean },
): JsonPage {
  const matches = ` AND (instr(folded_reference, @q) > 0 OR instr(folded_name, @q) > 0)`
  return readPage(
    statements,
    {
      from: 'project',
      where: WITHIN_REACH + (page.q === '' ? '' : matches),
      item: page.withLocation ? `body || ',"location":' || location` : 'body',
      binding: { ...bindReach(reach), q: foldCase(page.q) },
    },
    page,
  )
}

export function readProject(statements: Statements, reach: Reach, id: string): JsonObject | null {
  return readObject(
    statements,
    reach,
    id,
    `body || ',"location":' || location || ',"tables":' || tables || ',"crs":' || ${DECIDED_CRS} || '}'`,
  )
}

const DECIDED_CRS = `CASE WHEN crs ->> '$.code' IS NULL THEN 'null' ELSE crs END`

export function readDictionary(statements: Statements, reach: Reach, id: string): JsonObject | null {
  return readObject(statements, reach, id, 'dictionary')
}

function readObject(statements: Statements, reach: Reach, id: string, text: string): JsonObject | null {
  const sql = `SELECT CAST(${text} AS BLOB) AS json FROM project WHERE id = @id AND ${WITHIN_REACH}`
  const found = statements.one(sql, { id, ...bindReach(reach) }) as { json: Uint8Array } | undefined
  return found?.json ?? null
}

export function readProjectNames(statements: Statements, reach: Reach): { id: string; name: string }[] {
  const sql = `SELECT id, name FROM project WHERE ${WITHIN_REACH} ORDER BY seq`
  return statements.many(sql, bindReach(reach)) as { id: string; name: string }[]
}
