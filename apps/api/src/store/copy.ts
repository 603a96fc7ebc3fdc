export type CopiedValue = string | number | null | Uint8Array
export type CopiedRow = readonly CopiedValue[]

/** What a row of a table belongs to. */
type Owner = 'company' | 'project' | 'table' | 'delivery'

/**
 * A table that every store has, with the columns that a copy carries over. Derived columns are not among
 * them.
 */
export interface CopiedTable {
  readonly name: string
  readonly owner: Owner
  readonly columns: readonly string[]
}

const table = (name: string, owner: Owner, columns: string): CopiedTable => ({
  name,
  owner,
  columns: columns.split(' '),
})

const annotations = (name: string, further = ''): CopiedTable =>
  table(name, 'project', `project_seq seq id updated_at body${further}`)

/** In an order in which they can be filled. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  table(
    'project',
    'company',
    'seq id reference name edition crs settings created_at updated_at body location tables dictionary',
  ),
  annotations('location', ' loca_id style tables cell latitude longitude'),
  table('data_table', 'project', 'seq project_seq group_code code name addressable position headings rows'),
  table('data_row', 'table', 'table_seq seq id location_seq updated_at body internal'),
  annotations('boundary'),
  annotations('location_group'),
  annotations('finding'),
  annotations('delivery', ' facts'),
  table('delivery_rows', 'delivery', 'delivery_seq page bits'),
  table('delivery_gaps', 'delivery', 'delivery_seq heading page bits'),
  table('delivery_erased', 'delivery', 'delivery_seq heading page bits'),
  table('deletion', 'project', 'project_seq seq id group_code code loca_id updated_at replaced_by'),
  table('icon', 'company', 'id name svg updated_at'),
  table('source_file', 'project', 'project_seq sha256 path edition encoding imported_at'),
  table('project_import', 'project', 'project_seq fingerprint report'),
  table(
    'api_key',
    'company',
    'id name prefix hash scopes projects rate_limit created_at expires_at revoked_at link_public_key ' +
      'link_epoch ended_links links_changed_at',
  ),
]

export interface CopiedCompany {
  readonly id: string
  readonly name: string
  readonly configuration: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly nextSeq: number
  readonly derivedVersion: number
  /** ISO 8601 UTC, not earlier than any time of the company. */
  readonly lastMoment: string
}

/** Everything stored, as it was at one moment. */
export interface CopySource {
  companies(): Promise<readonly CopiedCompany[]>
  /** Part by part, so that memory does not grow with the table. */
  rows(company: string, table: CopiedTable): AsyncIterable<readonly CopiedRow[]>
}

/** A store without companies, in one transaction. */
export interface CopyTarget {
  putCompany(company: CopiedCompany): Promise<void>
  put(company: string, table: CopiedTable, rows: readonly CopiedRow[]): Promise<void>
}
