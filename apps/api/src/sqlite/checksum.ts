import { crc32 } from 'node:zlib'
import type Database from 'better-sqlite3'

/** A value of a column, as better-sqlite3 passes it to a function of SQL. */
type StoredValue = string | number | bigint | Uint8Array | null

/**
 * CRC-32 (ISO/IEC 8802-3) of stored values in their order: it differs wherever a single bit does. Bytes count
 * by their hex digits.
 */
export const checksumOf = (...values: readonly StoredValue[]): number =>
  crc32(values.map((value) => (value instanceof Uint8Array ? hexOf(value) : String(value))).join('\0'))

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** `checksum_of(value, …)` in SQL. Every connection that writes needs it. */
export function defineChecksumOf(connection: Database.Database): void {
  connection.function('checksum_of', { deterministic: true, varargs: true }, (...values) =>
    checksumOf(...(values as StoredValue[])),
  )
}

/** A table whose rows have a checksum of all other columns. */
export interface ChecksummedTable {
  readonly table: string
  readonly key: readonly string[]
  readonly values: readonly string[]
}

const withKey = (table: string, key: string, values = ''): ChecksummedTable => ({
  table,
  key: key.split(' '),
  values: values === '' ? [] : values.split(' '),
})

const ofProject = (table: string, values = ''): ChecksummedTable =>
  withKey(table, 'project_seq seq', `id updated_at body${values}`)

/** Words of descriptions. Their writer states the checksum, since triggers take twice the time. */
const WORDS = withKey('described_word', 'owner word')

/** Tables whose checksum is kept by triggers. */
const TABLES_WITH_TRIGGERS: readonly ChecksummedTable[] = [
  withKey('company', 'id', 'name configuration created_at updated_at next_seq answers_version'),
  withKey(
    'project',
    'seq',
    'id company_id reference name edition crs settings created_at updated_at body location tables dictionary',
  ),
  ofProject('location', ' loca_id style tables company_id cell latitude longitude'),
  withKey('hole_count', 'company_id level cell project_seq', 'holes longitude latitude'),
  withKey('hole_style', 'project_seq style'),
  withKey('hole_values', 'project_seq', 'holes west south east north packed'),
  withKey('data_table', 'seq', 'project_seq group_code code name addressable position headings rows'),
  ofProject('boundary'),
  ofProject('location_group'),
  ofProject('finding'),
  ofProject('delivery', ' facts'),
  withKey('delivery_rows', 'delivery_seq page', 'bits'),
  withKey('delivery_gaps', 'delivery_seq heading page', 'bits'),
  withKey('delivery_erased', 'delivery_seq heading page', 'bits'),
  withKey('deletion', 'project_seq seq', 'id group_code code loca_id updated_at replaced_by'),
  withKey('icon', 'id', 'company_id name svg updated_at'),
  withKey('source_file', 'project_seq sha256', 'path edition encoding imported_at'),
  withKey('project_import', 'project_seq', 'fingerprint report'),
  withKey(
    'api_key',
    'id',
    'company_id name prefix hash scopes projects rate_limit created_at revoked_at expires_at ' +
      'link_public_key link_epoch ended_links links_changed_at',
  ),
]

/**
 * All that is stored, but for rows of data, whose writers state the checksum, and rows for searching, which
 * `doctor` compares with these.
 */
export const CHECKSUMMED_TABLES: readonly ChecksummedTable[] = [...TABLES_WITH_TRIGGERS, WORDS]

/** The columns of a row of data that its checksum is of, as `row_checksum` of the schema has them. */
export const ROW_VALUES = [
  'table_seq',
  'seq',
  'id',
  'location_seq',
  'updated_at',
  'body',
  'internal',
] as const

/** The checksum of a row of data in SQL; `changed` are the values that the statement gives it, in SQL. */
export const rowChecksum = (changed: Partial<Record<(typeof ROW_VALUES)[number], string>> = {}): string =>
  `checksum_of(${ROW_VALUES.map((column) => changed[column] ?? column).join(', ')})`

/** The checksum of a stored row of the table in SQL. `source`: prefix of its columns, such as `new.` */
export const checksumInSql = ({ key, values }: ChecksummedTable, source = ''): string =>
  `checksum_of(${[...key, ...values].map((column) => source + column).join(', ')})`

/** Statements that make the triggers of all tables that have them. */
export const checksumTriggers = (): string => TABLES_WITH_TRIGGERS.map(triggersOf).join('')

function triggersOf(checksummed: ChecksummedTable): string {
  const { table, key, values } = checksummed
  const update = `UPDATE ${table} SET checksum = ${checksumInSql(checksummed, 'new.')}
  WHERE ${key.map((column) => `${column} = new.${column}`).join(' AND ')};`
  return `CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table} BEGIN
  ${update}
END;
CREATE TRIGGER ${table}_updated AFTER UPDATE OF ${[...key, ...values].join(', ')} ON ${table} BEGIN
  ${update}
END;
`
}
