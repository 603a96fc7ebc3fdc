import { hash } from 'node:crypto'
import pg, { type CustomTypesConfig } from 'pg'
import { readAddress, type Address } from './address.ts'
import { refusing } from './errors.ts'
import { encodeNul, decodeNul } from './nul-text.ts'

/** Type ids of PostgreSQL's catalogue (pg_type) that our statements return, apart from text. */
const VALUE_READERS: Readonly<Record<number, (value: string) => unknown>> = {
  16: (value) => value === 't', // bool
  17: (value) => Buffer.from(value.slice(2), 'hex'), // bytea, as \x…
  20: Number, // int8: all integers of the schema are below 2^53
  23: Number, // int4
  701: Number, // float8, as the shortest text that reads as the same number
}

/** How values of the text protocol are read. */
const VALUE_TYPES: CustomTypesConfig = {
  getTypeParser: ((oid: number) => VALUE_READERS[oid] ?? decodeNul) as CustomTypesConfig['getTypeParser'],
}

export type Value = string | number | boolean | null | Uint8Array | readonly (string | number | null)[]

/** Runs statements on one connection, in the order of the calls. */
export interface Connection {
  readonly client: pg.Client
  readonly address: Address
  many<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>
  one<Row>(sql: string, values?: readonly Value[]): Promise<Row | undefined>
  /** Number of rows that were changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>
}

const CONNECT_TIMEOUT_MS = 10_000

/** Connects, works and disconnects. Errors of PostgreSQL become UserError. */
export function withConnection<T>(address: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const read = readAddress(address)
  return refusing(read.shown, async () => {
    const connection = await connect(read)
    try {
      return await work(connection)
    } finally {
      await connection.client.end()
    }
  })
}

export async function connect(address: Address): Promise<Connection> {
  const client = new pg.Client(clientConfig(address))
  // A lost connection also fails the running statement, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    // Else a connection that times out in the client stays open, and the process does not end.
    void client.end().catch(() => undefined)
    throw error
  }
  return createConnection(client, address)
}

export const clientConfig = ({ client }: Address): pg.ClientConfig => ({
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  ...client,
  types: VALUE_TYPES,
})

function createConnection(client: pg.Client, address: Address): Connection {
  const query = (sql: string, values: readonly Value[]) =>
    client.query<pg.QueryResultRow>(statement(sql, values, address.prepare))
  return {
    client,
    address,
    many: async <Row>(sql: string, values: readonly Value[] = []) => (await query(sql, values)).rows as Row[],
    one: async <Row>(sql: string, values: readonly Value[] = []) =>
      (await query(sql, values)).rows[0] as Row | undefined,
    run: async (sql, values = []) => (await query(sql, values)).rowCount ?? 0,
  }
}

/** A statement under a name of its own, so that the server prepares it once for each connection. */
export function statement(sql: string, values: readonly Value[], prepare: boolean): pg.QueryConfig {
  const isNamed = prepare && values.length > 0
  return { text: sql, values: values.map(encoded), ...(isNamed ? { name: nameOf(sql) } : {}) }
}

/** NUL is encoded in texts, alone and in lists. */
function encoded(value: Value): unknown {
  if (typeof value === 'string') return encodeNul(value)
  return Array.isArray(value)
    ? (value as readonly Value[]).map((one) => (typeof one === 'string' ? encodeNul(one) : one))
    : value
}

const names = new Map<string, string>()

function nameOf(sql: string): string {
  const known = names.get(sql) ?? hash('sha256', sql).slice(0, 32)
  names.set(sql, known)
  return known
}
