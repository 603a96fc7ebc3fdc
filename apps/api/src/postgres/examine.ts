import { foldCase } from '../common/fold-case.ts'
import type { Defect, Examination } from '../store/examination.ts'
import { withConnection, type Connection } from './connection.ts'
import { foldedParties } from './folded-parties.ts'
import { requireTables } from './migrate.ts'

/** What only this store can have wrong in a company; each statement returns one line a defect. */
const CHECKS: Readonly<Record<string, string>> = {
  'tables of rows': `SELECT 'table ' || table_seq || ': has rows, but is not there' AS defect
    FROM (SELECT DISTINCT table_seq FROM data_row WHERE company_id = $1) AS used
    WHERE NOT EXISTS (SELECT 1 FROM data_table WHERE company_id = $1 AND data_table.seq = used.table_seq)`,
  'pages of deliveries': ['delivery_rows', 'delivery_gaps', 'delivery_erased']
    .map(
      (
        table,
      ) => `SELECT DISTINCT '${table}: names delivery ' || delivery_seq || ', which is not there' AS defect
        FROM ${table} WHERE company_id = $1 AND NOT EXISTS (
          SELECT 1 FROM delivery WHERE company_id = $1 AND delivery.seq = ${table}.delivery_seq)`,
    )
    .join(' UNION ALL '),
}

const INDEXES = `SELECT indexrelid::regclass::text || ': is not valid' AS defect
  FROM pg_index WHERE NOT indisvalid`

/** Compares what is made for searching with what it is made from. */
async function searchDefects(connection: Connection, company: string): Promise<string[]> {
  const projects = await connection.many<Record<string, string>>(
    'SELECT reference, name, body, folded_reference, folded_name, folded_parties FROM project ' +
      'WHERE company_id = $1',
    [company],
  )
  const isWrong = ({ reference = '', name = '', body = '', ...folded }: Record<string, string>) =>
    folded.folded_reference !== foldCase(reference) ||
    folded.folded_name !== foldCase(name) ||
    folded.folded_parties !== foldedParties(body)
  const locations = await connection.many<{ name: string; folded: string }>(
    'SELECT DISTINCT loca_id AS name, folded_loca_id AS folded FROM location WHERE company_id = $1',
    [company],
  )
  return [
    ...projects.filter(isWrong).map(({ reference }) => `${reference ?? ''}: is not found by its name`),
    ...locations
      .filter(({ name, folded }) => foldCase(name) !== folded)
      .map(({ name }) => `${name}: is not found by its name`),
  ]
}

/** Checks what only this store can have wrong. Throws UserError. */
export const examine = (address: string, onCheck: (name: string) => void): Promise<Examination> =>
  withConnection(address, async (connection) => {
    await requireTables(connection)
    await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const defects: Defect[] = []
    const add = (check: string, messages: readonly string[]) =>
      defects.push(...messages.map((message) => ({ check, message })))
    const find = async (sql: string, values: readonly string[]) =>
      (await connection.many<{ defect: string }>(sql, values)).map(({ defect }) => defect)
    onCheck('indexes')
    add('indexes', await find(INDEXES, []))
    for (const { id } of await connection.many<{ id: string }>('SELECT id FROM company ORDER BY id')) {
      for (const [check, sql] of Object.entries(CHECKS)) {
        onCheck(check)
        add(check, await find(sql, [id]))
      }
      onCheck(FOLDED)
      add(FOLDED, await searchDefects(connection, id))
    }
    return { checks: Object.keys(CHECKS).length + 2, defects }
  })

const FOLDED = 'folded names'
