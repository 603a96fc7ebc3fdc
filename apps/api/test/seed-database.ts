import { hash } from 'node:crypto'
import type { Dictionary } from '@groundsheet/contract'
import { DERIVED_VALUES_VERSION } from '../src/import/derived-values-version.ts'
import { holePosition } from '../src/store/holes/hole-position.ts'
import { createSummaryWriter } from '../src/sqlite/write/summaries.ts'
import { createWordWriter } from '../src/sqlite/write/words.ts'
import { openForWriting, type Connection } from '../src/sqlite/open.ts'
import { foldCase } from '../src/common/fold-case.ts'

/** Writes whole resources to database rows for tests of reading, without the importer. */
export interface SeedProject {
  reference: string
  name: string
  status?: string
  locations?: SeedLocation[]
  tables?: SeedTable[]
  findings?: string[]
  /** Names of files. */
  deliveries?: string[]
  /** Removed rows: table and LOCA_ID. */
  deletions?: [code: string | null, locaId: string][]
  boundaries?: string[]
  groups?: { name: string; members: string[] }[]
}

export interface SeedLocation {
  locaId: string
  updatedAt?: string
  position?: [longitude: number, latitude: number]
  icon?: string
  type?: string
  finalDepth?: number
  /** Day on which it was begun, as in the file. */
  begun?: string
}

export interface SeedTable {
  code: string | null
  group: string
  rows: { locaId: string; data: Record<string, string>; updatedAt?: string }[]
}

export interface SeedCompany {
  name: string
  icons?: string[]
  projects: SeedProject[]
}

export const SEEDED_AT = '2026-03-01T08:00:00.000Z'

/** The id of a seeded thing, derived from its names. */
export const seedId = (...what: string[]): string => hash('sha256', JSON.stringify(what)).slice(0, 24)

const STYLE = {
  locationTypeName: 'Cable percussion',
  source: 'default',
  markerColor: '#2563eb',
  markerSize: 12,
  markerSymbol: 'circle',
  markerAnchor: null,
  showMarker: true,
  showLabel: true,
  labelColor: null,
  labelSize: null,
  labelOffsetAngle: null,
  labelOffsetDistance: null,
}

const SHAPE_STYLE = {
  strokeColor: '#334155',
  strokeWidth: 2,
  strokeOpacity: 1,
  strokeStyle: 'solid',
  fillColor: '#94a3b8',
  fillOpacity: 0.2,
}

const CRS = {
  code: 'EPSG:27700',
  name: 'British National Grid',
  source: 'declared',
  reason: 'LOCA_GREF says OSGB.',
}

export function seedDatabase(path: string, companies: readonly SeedCompany[]): void {
  const connection = openForWriting(path)
  connection.transaction(() => companies.forEach((company) => seedCompany(connection, company)))()
  connection.close()
}

/** From the range of the first company, which is long enough for the seeded ones. */
function nextSequence(connection: Connection): number {
  const sql = 'UPDATE company SET next_seq = next_seq + 1 RETURNING next_seq AS next'
  return (prepared(connection, sql).get() as { next: number } | undefined)?.next ?? 0
}

function insert(connection: Connection, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row)
  const values = names.map((name) => `@${name}`).join(', ')
  prepared(connection, `INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`).run(row)
}

const statements = new WeakMap<Connection, Map<string, ReturnType<typeof prepare>>>()

const prepare = (connection: Connection, sql: string) => connection.prepare(sql)

/** Preparing again costs many times the row. */
function prepared(connection: Connection, sql: string) {
  const known = statements.get(connection) ?? new Map<string, ReturnType<typeof prepare>>()
  statements.set(connection, known)
  const statement = known.get(sql) ?? prepare(connection, sql)
  known.set(sql, statement)
  return statement
}

/** JSON without its closing brace, as stored. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1)

function seedCompany(connection: Connection, company: SeedCompany): void {
  const id = seedId('company', company.name)
  const known = connection.prepare('SELECT 1 FROM company WHERE id = ?').get(id)
  if (!known) {
    insert(connection, 'company', {
      id,
      name: company.name,
      configuration: '{}',
      answers_version: DERIVED_VALUES_VERSION,
      created_at: SEEDED_AT,
      updated_at: SEEDED_AT,
    })
  }
  for (const name of company.icons ?? []) {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ' +
      `24"><title>${name}</title><path d="M2 2h20v20z"/></svg>`
    insert(connection, 'icon', {
      id: seedId('icon', id, name),
      company_id: id,
      name,
      svg,
      updated_at: SEEDED_AT,
    })
  }
  for (const project of company.projects) seedProject(connection, id, project)
}

function seedProject(connection: Connection, companyId: string, project: SeedProject): void {
  const id = seedId('project', companyId, project.reference)
  const seq = nextSequence(connection)
  const tables = [
    ...((project.locations?.length ?? 0) > 0
      ? [{ code: 'LOCA', rows: project.locations?.length, name: 'Locations' }]
      : []),
    ...(project.tables ?? [])
      .filter(({ rows }) => rows.length > 0)
      .map(({ code, group, rows }) => ({
        code,
        rows: rows.length,
        name: `Table ${group}`,
      })),
  ]
  insert(connection, 'project', {
    seq,
    id,
    company_id: companyId,
    reference: project.reference,
    name: project.name,
    folded_reference: foldCase(project.reference),
    folded_name: foldCase(project.name),
    edition: 'AGS4',
    crs: JSON.stringify(
      project.locations
        ? CRS
        : { code: null, name: null, source: 'none', reason: 'There are no coordinates.' },
    ),
    settings: '{}',
    created_at: SEEDED_AT,
    updated_at: SEEDED_AT,
    body: open({
      id,
      projectId: project.reference,
      projectName: project.name,
      status: project.status ?? 'open',
      client: 'Water & Sewer Co "North"',
      contractor: null,
      consultant: null,
      contractStartDate: '2026-02-01',
      hasSiteBoundary: (project.boundaries ?? []).length > 0,
      createdAt: SEEDED_AT,
      updatedAt: SEEDED_AT,
    }),
    location: JSON.stringify(meanPosition(project.locations ?? [])),
    tables: JSON.stringify(tables),
    dictionary: JSON.stringify(seedDictionary(project)),
  })
  const holes = seedLocations(connection, { seq, id, companyId }, project)
  seedTables(connection, { seq, id }, project, holes)
  createWordWriter(connection, SEEDED_AT)(seq)
  seedFindings(connection, { seq, id }, project)
  seedDeliveries(connection, { seq, id }, project)
  seedDeletions(connection, { seq, id }, project)
  seedShapes(connection, { seq, id }, project)
}

function seedDictionary({ locations = [], tables = [] }: SeedProject): Dictionary {
  const heading = { heading: 'LOCA_ID', name: 'Exploratory hole', unit: '', type: 'ID' }
  const codes = [...(locations.length > 0 ? ['LOCA'] : []), ...tables.flatMap(({ code }) => code ?? [])]
  return {
    tables: codes.map((table) => ({
      table,
      name: `Table ${table}`,
      parent: table === 'LOCA' ? null : 'LOCA',
      keys: ['LOCA_ID'],
      headings: [heading],
    })),
    codes: { LOCA_TYPE: { CP: 'Cable percussion' } },
  }
}

function meanPosition(locations: SeedLocation[]): object | null {
  const placed = locations.flatMap(({ position }) => (position ? [position] : []))
  if (placed.length === 0) return null
  const mean = (axis: 0 | 1) => placed.reduce((sum, position) => sum + position[axis], 0) / placed.length
  return { longitude: mean(0), latitude: mean(1), count: placed.length }
}

interface Owner {
  seq: number
  id: string
}

function seedLocations(
  connection: Connection,
  owner: Owner & { companyId: string },
  project: SeedProject,
): Map<string, number> {
  const holes = new Map<string, number>()
  for (const location of project.locations ?? []) {
    const seq = nextSequence(connection)
    const id = seedId('location', owner.id, location.locaId)
    const updatedAt = location.updatedAt ?? SEEDED_AT
    const [longitude, latitude] = location.position ?? [null, null]
    const position = holePosition({ latitude, longitude, mapPlacement: null })
    const icon = location.icon === undefined ? null : seedId('icon', owner.companyId, location.icon)
    const tables = (project.tables ?? []).flatMap(({ code, group, rows }) => {
      const here = rows.filter((row) => row.locaId === location.locaId).length
      return here > 0 ? [{ code, rows: here, name: `Table ${group}` }] : []
    })
    insert(connection, 'location', {
      project_seq: owner.seq,
      seq,
      id,
      loca_id: location.locaId,
      updated_at: updatedAt,
      body: open({
        id,
        locationId: location.locaId,
        table: 'LOCA',
        easting: 400000.5,
        northing: null,
        latitude,
        longitude,
        groundLevel: 12.5,
        finalDepth: location.finalDepth ?? null,
        mapPlacement: null,
        data: {
          LOCA_ID: location.locaId,
          LOCA_TYPE: location.type ?? 'CP',
          LOCA_GL: '12.50',
          ...(location.begun === undefined ? {} : { LOCA_STAR: location.begun }),
        },
        updatedAt,
      }),
      style: JSON.stringify({
        locationType: location.type ?? 'CP',
        ...STYLE,
        hasCustomIcon: icon !== null,
        markerIconId: icon,
      }),
      tables: JSON.stringify(tables),
      company_id: owner.companyId,
      cell: position?.cell ?? null,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    })
    holes.set(location.locaId, seq)
  }
  createSummaryWriter(connection)(owner.seq)
  return holes
}

function seedTables(
  connection: Connection,
  owner: Owner,
  project: SeedProject,
  holes: Map<string, number>,
): void {
  const locations: SeedTable = {
    code: 'LOCA',
    group: 'LOCA',
    rows: (project.locations ?? []).map(({ locaId }) => ({ locaId, data: { LOCA_ID: locaId } })),
  }
  const hidden: SeedTable = {
    code: 'PROJ',
    group: 'PROJ',
    rows: [{ locaId: '', data: { PROJ_ID: project.reference } }],
  }
  for (const [position, table] of [hidden, locations, ...(project.tables ?? [])].entries()) {
    const seq = nextSequence(connection)
    insert(connection, 'data_table', {
      seq,
      project_seq: owner.seq,
      group_code: table.group,
      code: table.code,
      name: `Table ${table.group}`,
      addressable: table === hidden ? 0 : 1,
      position,
      headings: JSON.stringify(headingsOf(table)),
      rows: table.rows.length,
    })
    for (const [index, row] of table.rows.entries()) {
      const rowSeq = nextSequence(connection)
      const id =
        table === locations
          ? seedId('location', owner.id, row.locaId)
          : seedId('row', owner.id, table.group, String(index))
      const updatedAt = row.updatedAt ?? SEEDED_AT
      insert(connection, 'data_row', {
        table_seq: seq,
        seq: rowSeq,
        id: Buffer.from(id, 'hex'),
        location_seq: holes.get(row.locaId) ?? null,
        updated_at: updatedAt,
        body: open({
          id,
          table: table.code ?? '',
          locationId: row.locaId,
          parents: [],
          data: row.data,
          updatedAt,
        }),
        internal: null,
      })
    }
  }
}

const headingsOf = ({ rows }: SeedTable) =>
  [...new Set(rows.flatMap(({ data }) => Object.keys(data)))].map((heading) => ({
    heading,
    unit: '',
    type: 'X',
  }))

function seedFindings(connection: Connection, owner: Owner, project: SeedProject): void {
  for (const message of project.findings ?? []) {
    const id = seedId('finding', owner.id, message)
    const place = { file: 'site.ags', line: 7, group: 'GEOL', heading: null }
    insert(connection, 'finding', {
      project_seq: owner.seq,
      seq: nextSequence(connection),
      id,
      updated_at: SEEDED_AT,
      body: open({ id, severity: 'warning', rule: 'test', ...place, message, updatedAt: SEEDED_AT }),
    })
  }
}

function seedDeliveries(connection: Connection, owner: Owner, project: SeedProject): void {
  for (const [index, file] of (project.deliveries ?? []).entries()) {
    const id = seedId('delivery', owner.id, file)
    const rows = { added: 3, changed: 1, kept: 0, removed: 0 }
    const stated = {
      edition: 'AGS4',
      date: '2026-02-01',
      issue: String(index + 1),
      status: null,
      producer: 'Driller Ltd',
      recipient: null,
      description: null,
    }
    const done = {
      importedAt: SEEDED_AT,
      importOptions: [],
      order: 1,
      replacedBy: null,
      rows,
      tables: [{ table: 'GEOL', ...rows }],
    }
    insert(connection, 'delivery', {
      project_seq: owner.seq,
      seq: nextSequence(connection),
      id,
      updated_at: SEEDED_AT,
      body: open({ id, file, ...stated, ...done, updatedAt: SEEDED_AT }),
      facts: '{}',
    })
  }
}

function seedDeletions(connection: Connection, owner: Owner, project: SeedProject): void {
  for (const [index, [code, locaId]] of (project.deletions ?? []).entries()) {
    insert(connection, 'deletion', {
      project_seq: owner.seq,
      seq: nextSequence(connection),
      id: Buffer.from(seedId('deletion', owner.id, String(index)), 'hex'),
      group_code: code ?? 'LABX',
      code,
      loca_id: locaId,
      updated_at: SEEDED_AT,
    })
  }
}

function seedShapes(connection: Connection, owner: Owner, project: SeedProject): void {
  for (const name of project.boundaries ?? []) {
    const id = seedId('boundary', owner.id, name)
    const geometry = { type: 'LineString', coordinates: [[-1.5, 53.1], [-1.4, 53.2]] } // oxfmt-ignore
    const shown = { visible: true, labelVisible: false, style: SHAPE_STYLE, updatedAt: SEEDED_AT }
    const body = open({ id, name, geometry, ...shown })
    insert(connection, 'boundary', {
      project_seq: owner.seq,
      seq: nextSequence(connection),
      id,
      updated_at: SEEDED_AT,
      body,
    })
  }
  for (const { name, members } of project.groups ?? []) {
    const id = seedId('group', owner.id, name)
    const body = open({
      id,
      name,
      locationIds: members.map((member) => seedId('location', owner.id, member)),
      locationCount: members.length,
      markerSymbol: 'circle',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: SHAPE_STYLE,
      updatedAt: SEEDED_AT,
    })
    insert(connection, 'location_group', {
      project_seq: owner.seq,
      seq: nextSequence(connection),
      id,
      updated_at: SEEDED_AT,
      body,
    })
  }
}
