import Database from 'better-sqlite3'
import type { Defect, Examination, Recount } from '../../store/examination.ts'
import { createCopySource } from '../copy-rows.ts'
import { cellOf } from '../../store/holes/cells.ts'
import { CHECKS } from './checks.ts'
import { searchIndexDefects } from './search-index.ts'
import { refusing, type Connection } from '../open.ts'
import { SCHEMA } from '../schema.ts'

type Positions = Parameters<Recount['meanPosition']>[0]

/** Maximum for one check; a damaged index may give millions. */
const MAX_DEFECTS = 100

/** Runs every check on the database as it is at one moment, and closes the connection. Throws UserError. */
export async function examine(
  connection: Connection,
  path: string,
  recount: Recount,
  onCheck: (name: string) => void,
): Promise<Examination> {
  try {
    connection.function('mean_position', (text) =>
      recount.meanPosition(JSON.parse(String(text)) as Positions),
    )
    connection.function('is_sanitised', (text) => Number(recount.isSanitised(String(text))))
    connection.function('cell_of', cellOfNumbers)
    refusing(path, () => connection.exec('BEGIN'))
    const checks = Object.entries({ ...CHECKS, icons: ICONS })
    const defects = checks.flatMap(([check, sql]) => {
      onCheck(check)
      return findDefects(connection, sql).map((message) => ({ check, message }))
    })
    onCheck(SEARCH_INDEX)
    const index = wrongSearchIndex(connection)
    onCheck(IDS)
    const ids = await wrongIds(connection, recount)
    return {
      checks: checks.length + 3,
      defects: [...schemaDefects(connection), ...defects, ...index, ...ids],
    }
  } finally {
    connection.close()
  }
}

/** A number would be stored as a real one; null: the hole has no position. */
const cellOfNumbers = (longitude: unknown, latitude: unknown): bigint | null =>
  typeof longitude === 'number' && typeof latitude === 'number'
    ? BigInt(cellOf({ longitude, latitude }))
    : null

const ICONS = `SELECT 'icon ' || name || ': is not what is left of it when it is made safe' AS defect
  FROM icon WHERE NOT is_sanitised(svg)`

const SEARCH_INDEX = 'search index'

const IDS = 'ids of rows'

async function wrongIds(connection: Connection, recount: Recount): Promise<Defect[]> {
  const messages = await recount
    .wrongIds(createCopySource(connection))
    .catch((error: unknown) => [describeFailure(error)])
  return messages.map((message) => ({ check: IDS, message }))
}

function wrongSearchIndex(connection: Connection): Defect[] {
  const messages = (() => {
    try {
      return searchIndexDefects(connection)
    } catch (error) {
      return [describeFailure(error)]
    }
  })()
  return messages.map((message) => ({ check: SEARCH_INDEX, message }))
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) throw error
  return `cannot be found out (${error.message})`
}

/** A check that SQLite aborts because the file is damaged counts as a found defect. */
function findDefects(connection: Connection, sql: string): string[] {
  const defects: string[] = []
  try {
    for (const row of connection.prepare<[], { defect: string }>(sql).iterate()) {
      if (defects.length === MAX_DEFECTS) return [...defects, 'and more']
      defects.push(row.defect)
    }
    return defects
  } catch (error) {
    return [...defects, describeFailure(error)]
  }
}

/** Finds tables and indexes that are missing or differ from the schema of this program. */
function schemaDefects(connection: Connection): Defect[] {
  const fresh = new Database(':memory:')
  fresh.exec(SCHEMA)
  const [requested, found] = [fresh, connection].map(statementsOf)
  fresh.close()
  return [...(requested ?? [])].flatMap(([name, sql]) => {
    const there = found?.get(name)
    if (there === sql) return []
    return {
      check: 'schema',
      message: `${name}: is ${there === undefined ? 'missing' : 'not as it should be'}`,
    }
  })
}

function statementsOf(connection: Connection): Map<string, string> {
  const rows = connection
    .prepare<[], { name: string; sql: string }>('SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL')
    .all()
  return new Map(rows.map(({ name, sql }) => [name, withoutSpacing(sql)]))
}

/** SQLite writes a column that was added later without the line breaks of the schema. */
const withoutSpacing = (sql: string): string =>
  sql
    .replaceAll(/--.*|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
