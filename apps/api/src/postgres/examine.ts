import { foldCase } from '../common/fold-case.ts'
import type { Examination } from '../store/examination.ts'
import { withConnection, type Connection } from './connection.ts'
import { foldedParties } from './folded-parties.ts'
import { requireTables } from './migrate.ts'

/** What only this store can have wrong; each statement returns one line a defect. */
const CHECKS: Readonly<Record<string, string>> = {
  indexes: `SELECT indexrelid::regclass::text || ': is not valid' AS defect FROM pg_index
    WHERE NOT indisvalid AND indrelid::regclass::text IN ('project', 'location', 'data_row', 'data_table', 'deletion')`,
  'tables of rows': `SELECT company_id || ', table ' || table_seq || ': has rows, but is not there' AS defect
    FROM (SELECT DISTINCT company_id, table_seq FROM data_row) AS used
    WHERE NOT EXISTS (SELECT 1 FROM data_table
      WHERE data_table.company_id = used.company_id AND data_table.seq = used.table_seq)`,
  'pages of deliveries': ['delivery_rows', 'delivery_gaps', 'delivery_erased']
    .map(
      (
        table,
      ) => `SELECT DISTINCT '${table}: names delivery ' || delivery_seq || ', which is not there' AS defect FROM ${table}
        WHERE NOT EXISTS (SELECT 1 FROM delivery
          WHERE delivery.company_id = ${table}.company_id AND delivery.seq = ${table}.delivery_seq)`,
    )
    .join(' UNION ALL '),
}

/** Compares what is made for searching with what it is made from. */
async function searchDefects(connection: Connection): Promise<string[]> {
  const projects = await connection.many<Record<string, string>>(
    'SELECT reference, name, body, folded_reference, folded_name, folded_parties FROM project',
  )
  const isWrong = ({ reference = '', name = '', body = '', ...folded }: Record<string, string>) =>
    folded.folded_reference !== foldCase(reference) ||
    folded.folded_name !== foldCase(name) ||
    folded.folded_parties !== foldedParties(body)
  const locations = await connection.many<{ name: string; folded: string }>(
    'SELECT DISTINCT loca_id AS name, folded_loca_id AS folded FROM location',
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
    const defects: Examination['defects'][number][] = []
    for (const [check, sql] of Object.entries(CHECKS)) {
      onCheck(check)
      const found = await connection.many<{ defect: string }>(sql)
      defects.push(...found.map(({ defect }) => ({ check, message: defect })))
    }
    const check = 'folded names'
    onCheck(check)
    defects.push(...(await searchDefects(connection)).map((message) => ({ check, message })))
    return { checks: Object.keys(CHECKS).length + 1, defects }
  })
