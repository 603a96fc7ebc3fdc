import { foldCase } from '../common/fold-case.ts'
import { UserError } from '../common/user-error.ts'
import type {
  CopiedCompany,
  CopiedRow,
  CopiedTable,
  CopiedValue,
  CopySource,
  CopyTarget,
} from '../store/copy.ts'
import { checksumOf, ROW_VALUES } from './checksum.ts'
import { createSummaryWriter } from './write/summaries.ts'
import { createWordWriter } from './write/words.ts'
import { openForReading, openForWriting, refusing, toRefusal, type Connection } from './open.ts'

/** Reads everything as it was at one moment, for another store. Throws UserError. */
export async function copyFrom<T>(path: string, work: (source: CopySource) => Promise<T>): Promise<T> {
  const connection = openForReading(path)
  try {
    refusing(path, () => connection.exec('BEGIN'))
    return await work(createCopySource(connection))
  } finally {
    connection.close()
  }
}

const BATCH_ROWS = 500

const PROJECTS = 'SELECT seq FROM project WHERE company_id = @company'

/** The rows of a company, by what they belong to. */
const OF_COMPANY: Readonly<Record<CopiedTable['owner'], string>> = {
  company: 'company_id = @company',
  project: `project_seq IN (${PROJECTS})`,
  table: `table_seq IN (SELECT seq FROM data_table WHERE project_seq IN (${PROJECTS}))`,
  delivery: `delivery_seq IN (SELECT seq FROM delivery WHERE project_seq IN (${PROJECTS}))`,
}

/** Everything in a database, as the transaction of the connection sees it. */
export function createCopySource(connection: Connection): CopySource {
  return {
    companies: () =>
      Promise.resolve(
        connection
          .prepare<[], CopiedCompany>(
            `SELECT id, name, configuration, created_at AS createdAt, updated_at AS updatedAt,
               next_seq AS nextSeq, answers_version AS derivedVersion,
               (SELECT max(updated_at) FROM (SELECT updated_at UNION ALL
                 SELECT project.updated_at FROM project WHERE company_id = company.id)) AS lastMoment
             FROM company ORDER BY next_seq`,
          )
          .all(),
      ),
    rows: (company, { name, owner, columns }) =>
      batches(
        connection
          .prepare<[{ company: string }], CopiedRow>(
            `SELECT ${columns.join(', ')} FROM ${name} WHERE ${OF_COMPANY[owner]}`,
          )
          .raw()
          .iterate({ company }),
      ),
  }
}

async function* batches<T>(items: Iterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH_ROWS) continue
    yield await Promise.resolve(batch)
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Runs `work` in one transaction on a database without companies. Throws UserError. */
export async function copyInto<T>(path: string, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  const connection = openForWriting(path)
  try {
    refusing(path, () => connection.exec('BEGIN IMMEDIATE'))
    if (connection.prepare('SELECT 1 FROM company').get() !== undefined)
      throw new UserError(`${path}: has companies already. Copy into a database that does not exist yet.`)
    const result = await work(createCopyTarget(connection))
    summariseAll(connection)
    connection.exec('COMMIT')
    return result
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    throw toRefusal(path, error)
  } finally {
    connection.close()
  }
}

function summariseAll(connection: Connection): void {
  const summarise = createSummaryWriter(connection)
  const writeWords = createWordWriter(connection, '')
  const projects = connection.prepare<[], { seq: number }>('SELECT seq FROM project').all()
  for (const { seq } of projects) {
    summarise(seq)
    writeWords(seq)
  }
}

/** Columns of this store that are made from others, for each table. */
const DERIVED: Readonly<
  Record<string, (value: (column: string) => CopiedValue, company: string) => Record<string, CopiedValue>>
> = {
  project: (value) => ({
    folded_reference: foldCase(String(value('reference'))),
    folded_name: foldCase(String(value('name'))),
  }),
  data_row: (value) => ({ checksum: checksumOf(...ROW_VALUES.map(value)) }),
  location: (_value, company) => ({ company_id: company }),
}

function createCopyTarget(connection: Connection): CopyTarget {
  const putCompany = connection.prepare<[CopiedCompany]>(
    `INSERT INTO company (id, name, configuration, created_at, updated_at, next_seq, answers_version)
     VALUES (@id, @name, @configuration, @createdAt, @updatedAt, @nextSeq, @derivedVersion)`,
  )
  return {
    putCompany: (company) => Promise.resolve(void putCompany.run(company)),
    put(company, { name, owner, columns }, rows) {
      const derive = DERIVED[name] ?? (() => ({}))
      const records = rows.map((row) => ({
        ...Object.fromEntries(columns.map((column, index) => [column, row[index]])),
        ...derive((column) => row[columns.indexOf(column)] ?? null, company),
        ...(owner === 'company' ? { company_id: company } : {}),
      }))
      const names = Object.keys(records[0] ?? {})
      const insert = connection.prepare(
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map((one) => `@${one}`).join(', ')})`,
      )
      for (const record of records) insert.run(record)
      return Promise.resolve()
    },
  }
}
