import { endOfRange, startOfRangeAt } from '../../store/number-ranges.ts'
import type { AnnotationTable, AnnotationWriter } from '../../store/write/annotations-and-findings.ts'
import type { WriteOptions, WriteStore } from '../../store/write/write-store.ts'
import { nextChangeTime } from '../../store/write/next-change-time.ts'
import { runBeforeExit } from '../../common/run-before-exit.ts'
import { readAddress } from '../address.ts'
import { connect, type Connection } from '../connection.ts'
import { refusing } from '../errors.ts'
import { prepareTables } from '../migrate.ts'
import { announceChange } from '../versions.ts'
import { createCompanyWriter } from './companies.ts'
import { createDeletionWriter } from './deletions.ts'
import { createDeliveryWriter } from './deliveries.ts'
import { createLocationWriter } from './locations.ts'
import { createProjectWriter } from './projects.ts'
import { createRowWriter } from './rows.ts'
import { createTableWriter } from './tables.ts'
import { createWriteSession, unnest, type WriteSession, type Batch } from './write-session.ts'

const putInto = (table: AnnotationTable): Batch => ({
  columns: 5,
  sql: `INSERT INTO ${table} (company_id, project_seq, seq, id, updated_at, body)
    SELECT $1, * FROM ${unnest(['bigint', 'bigint', 'text', 'text', 'text'])}
    ON CONFLICT (company_id, project_seq, seq) DO UPDATE
    SET updated_at = excluded.updated_at, body = excluded.body`,
})

const PUT_ANNOTATION = {
  boundary: putInto('boundary'),
  location_group: putInto('location_group'),
  finding: putInto('finding'),
}

/** Time that an import waits for another one of the same company. */
const LOCK_TIMEOUT_MS = 600_000

/**
 * Runs `work` in one transaction under the lock of the company. Its imports queue, those of others do not
 * wait, and readers see the old state meanwhile. Throws UserError.
 */
export async function writeInOneTransaction<T>(
  address: string,
  options: WriteOptions,
  work: (store: WriteStore) => Promise<T>,
): Promise<T> {
  const read = readAddress(address)
  const connection = await refusing(read.shown, () => connect(read))
  // The server rolls back what a lost connection leaves.
  const cancel = runBeforeExit(() => void connection.client.end())
  try {
    return await refusing(read.shown, async () => {
      await prepareTables(connection)
      await connection.run('BEGIN')
      const session = await openSession(connection, options)
      const end = endOfRange(session.sequence.peek())
      const result = await work(await createWriteStore(session, options))
      await commit(session, end)
      return result
    })
  } finally {
    cancel()
    await connection.client.end()
  }
}

interface CompanyState {
  readonly id: string
  readonly nextSeq: number
  readonly lastMoment: string
}

async function openSession(connection: Connection, { company, now }: WriteOptions): Promise<WriteSession> {
  await connection.run(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
  // One COPY goes on while a table is read, longer than a role may allow a request.
  await connection.run('SET LOCAL statement_timeout = 0')
  await connection.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `groundsheet company ${company}`,
  ])
  const state = await connection.one<CompanyState>(
    `SELECT id, next_seq AS "nextSeq", last_moment AS "lastMoment" FROM company WHERE name = $1`,
    [company],
  )
  let next = state?.nextSeq ?? (await newRange(connection))
  const sequence = { peek: () => next, take: () => next++ }
  const moment = nextChangeTime(state?.lastMoment ?? null, now())
  return createWriteSession(connection, { company: state?.id ?? null, moment, sequence })
}

async function newRange(connection: Connection): Promise<number> {
  const taken = await connection.one<{ number: number }>(`SELECT nextval('company_number') AS number`)
  return startOfRangeAt(taken?.number ?? 0)
}

async function createWriteStore(
  session: WriteSession,
  { updatedAtLength }: WriteOptions,
): Promise<WriteStore> {
  return {
    moment: session.moment,
    takeSeq: () => session.sequence.take(),
    companies: createCompanyWriter(session),
    projects: createProjectWriter(session),
    tables: createTableWriter(session),
    rows: await createRowWriter(session, updatedAtLength),
    locations: createLocationWriter(session),
    annotations: createAnnotationWriter(session),
    deliveries: createDeliveryWriter(session),
    deletions: createDeletionWriter(session),
  }
}

async function commit(session: WriteSession, end: number): Promise<void> {
  await session.flush()
  if (session.hasWritten()) await recordChange(session, end)
  await session.connection.run('COMMIT')
}

/** Servers notice an import by the version of the company. */
async function recordChange(session: WriteSession, end: number): Promise<void> {
  const next = session.sequence.peek()
  if (next > end) throw new Error(`the company has no numbers left for rows: ${next} is beyond ${end}`)
  await session.run(
    'UPDATE company SET next_seq = $2, last_moment = $3, version = version + 1 WHERE id = $1',
    next,
    session.moment,
  )
  await announceChange(session.connection)
}

function createAnnotationWriter(session: WriteSession): AnnotationWriter {
  return {
    all: (table, projectSeq) =>
      session.many(
        `SELECT seq, id, body FROM ${table} WHERE company_id = $1 AND project_seq = $2 ORDER BY seq`,
        projectSeq,
      ),
    put: (table, projectSeq, { seq, id, body }, moment) =>
      session.add(PUT_ANNOTATION[table], `${seq}`, [projectSeq, seq, id, moment, body]),
    remove: (table, projectSeq, seq) =>
      session.run(
        `DELETE FROM ${table} WHERE company_id = $1 AND project_seq = $2 AND seq = $3`,
        projectSeq,
        seq,
      ),
  }
}
