import { foldCase } from '../common/fold-case.ts'
import { UserError } from '../common/user-error.ts'
import {
  type CopiedCompany,
  type CopiedRow,
  type CopiedTable,
  type CopySource,
  type CopyTarget,
} from '../store/copy.ts'
import { ordinalOfRange } from '../store/number-ranges.ts'
import { withConnection, type Connection } from './connection.ts'
import { foldedParties } from './folded-parties.ts'
import { prepareTables, requireTables } from './migrate.ts'
import { announceChange } from './versions.ts'
import { writeSummaries } from './write/summaries.ts'
import { copyIn } from './write/copy-in.ts'
import { writeWords } from './write/words.ts'

/** Reads everything as it was at one moment, for another store. Throws UserError. */
export const copyFrom = <T>(address: string, work: (source: CopySource) => Promise<T>): Promise<T> =>
  withConnection(address, async (connection) => {
    await requireTables(connection)
    await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return work(createCopySource(connection))
  })

const BATCH_ROWS = 500

const COMPANIES = `SELECT id, name, configuration, created_at AS "createdAt", updated_at AS "updatedAt",
  next_seq AS "nextSeq", last_moment AS "lastMoment", answers_version AS "derivedVersion" FROM company
  ORDER BY next_seq`

const createCopySource = (connection: Connection): CopySource => ({
  companies: () => connection.many<CopiedCompany>(COMPANIES),
  async *rows(company, { name, columns }) {
    const quoted = company.replaceAll("'", "''")
    const select = `SELECT ${columns.join(', ')} FROM ${name} WHERE company_id = '${quoted}'`
    await connection.run(`DECLARE copied NO SCROLL CURSOR FOR ${select}`)
    for (;;) {
      const rows = await connection.many<Record<string, CopiedRow[number]>>(`FETCH ${BATCH_ROWS} FROM copied`)
      if (rows.length === 0) break
      yield rows.map((row) => columns.map((column) => row[column] ?? null))
    }
    await connection.run('CLOSE copied')
  },
})

/** Runs `work` in one transaction on a database without companies. Throws UserError. */
export const copyInto = <T>(address: string, work: (target: CopyTarget) => Promise<T>): Promise<T> =>
  withConnection(address, async (connection) => {
    await prepareTables(connection)
    await connection.run('BEGIN')
    await connection.run('LOCK TABLE company IN EXCLUSIVE MODE')
    if ((await connection.one('SELECT 1 FROM company LIMIT 1')) !== undefined) {
      const { shown } = connection.address
      throw new UserError(`${shown}: has companies already. Copy into an empty database.`)
    }
    const result = await work(createCopyTarget(connection))
    await summariseAll(connection)
    await announceChange(connection)
    await connection.run('COMMIT')
    return result
  })

async function summariseAll(connection: Connection): Promise<void> {
  const companies = await connection.many<{ id: string }>('SELECT id FROM company')
  for (const { id } of companies) {
    const projects = await connection.many<{ seq: number }>('SELECT seq FROM project WHERE company_id = $1', [
      id,
    ])
    for (const { seq } of projects) {
      await writeSummaries(connection, id, seq)
      await writeWords(connection, id, seq, '')
    }
  }
}

/** Columns of this store that are made from others, for each table. */
const DERIVED: Readonly<Record<string, (value: (column: string) => string) => Record<string, string>>> = {
  project: (value) => ({
    folded_reference: foldCase(value('reference')),
    folded_name: foldCase(value('name')),
    folded_parties: foldedParties(value('body')),
  }),
  location: (value) => ({ folded_loca_id: foldCase(value('loca_id')) }),
}

const createCopyTarget = (connection: Connection): CopyTarget => ({
  async putCompany(company) {
    const { id, name, configuration, createdAt, updatedAt, nextSeq, lastMoment, derivedVersion } = company
    await connection.run(
      `INSERT INTO company (id, name, configuration, created_at, updated_at, next_seq, last_moment,
         answers_version, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1)`,
      [id, name, configuration, createdAt, updatedAt, nextSeq, lastMoment, derivedVersion],
    )
    // The next new company takes a range after those of the copied ones.
    await connection.one(`SELECT setval('company_number', $1)`, [ordinalOfRange(nextSeq)])
  },
  async put(company, table, rows) {
    const derive = DERIVED[table.name] ?? ((): Record<string, string> => ({}))
    const prepared = rows.map((row) => ({
      row,
      derived: derive((column) => String(row[table.columns.indexOf(column)])),
    }))
    const [first] = prepared
    if (first === undefined) return
    await copyIn(
      connection,
      table.name,
      ['company_id', ...table.columns, ...Object.keys(first.derived)],
      prepared.map(({ row, derived }) => [company, ...encoded(table, row), ...Object.values(derived)]),
    )
  },
})

const encoded = ({ columns }: CopiedTable, row: CopiedRow) =>
  columns.map((_, index) => {
    const value = row[index] ?? null
    return value instanceof Uint8Array ? { hex: Buffer.from(value).toString('hex') } : value
  })
