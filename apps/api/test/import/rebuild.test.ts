import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { defineChecksumOf } from '../../src/sqlite/checksum.ts'
import { companyId } from '../../src/import/ids.ts'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import { DERIVED_VALUES_VERSION } from '../../src/import/derived-values-version.ts'
import { rebuildCompanies } from '../../src/import/index.ts'
import { outdatedCompanies } from '../../src/import/outdated-companies.ts'
import { openStore } from '../../src/open-store.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { hasRealFiles, realFilesFolder } from '../../../../test/real-files.ts'
import { copyForReading, query, usesPostgres } from '../postgres/test-database.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const LATER = () => new Date('2027-01-01T00:00:00Z')

async function run(workspace: Workspace, sql: string): Promise<void> {
  const database = await workspace.stored()
  if (usesPostgres) await query(database, sql)
  else {
    const connection = new Database(database)
    defineChecksumOf(connection)
    connection.exec(sql)
    connection.close()
  }
  await copyForReading(database, workspace.database)
}

async function rebuild(workspace: Workspace) {
  const database = await workspace.stored()
  const rebuilt = await rebuildCompanies(database, 'all', LATER)
  await copyForReading(database, workspace.database)
  return rebuilt
}

async function importSample(workspace: Workspace): Promise<void> {
  const sample = join(workspace.folder, 'sample')
  writeSampleFolder(sample)
  // The largest project holds nothing else, and would take most of the time.
  rmSync(join(sample, 'projects', 'lower-don-regeneration'), { recursive: true })
  await workspace.import(sample)
}

const position = usesPostgres ? 'strpos' : 'instr'

/** Leaves of every prepared text what an older program may have written: less, or something else. */
const OLDER_ANSWERS = `
  UPDATE data_row SET body = '{"id":"older"' || substr(body, ${position}(body, ',"data":{'));
  UPDATE location SET body = '{"id":"older"' || substr(body, length(body) - 38), style = '{}', tables = '[]',
    cell = NULL, latitude = NULL, longitude = NULL;
  DELETE FROM hole_count;
  DELETE FROM hole_style;
  DELETE FROM hole_values;
  DELETE FROM described_row;
  UPDATE location_group SET body = '{"id":"older"' || substr(body, length(body) - 38);
  UPDATE delivery SET body = '{"id":"older"' || substr(body, length(body) - 38);
  UPDATE project SET body = '{"id":"older"' || substr(body, length(body) - 38), name = 'older',
    folded_name = 'older', location = 'null', tables = '[]', dictionary = '{"tables":{},"codes":{}}';
  UPDATE data_table SET name = 'older', position = 7;
  UPDATE company SET answers_version = 0`

/** Rows of one list that the other lacks, so that a failure shows these alone. */
function differences(a: readonly unknown[], b: readonly unknown[]) {
  const textsOf = (rows: readonly unknown[]) => new Set(rows.flat().map((row) => JSON.stringify(row)))
  const [before, now] = [textsOf(a), textsOf(b)]
  return { lost: [...before.difference(now)], added: [...now.difference(before)] }
}

const NO_DIFFERENCE = { lost: [], added: [] }

/** Objects with their members by name: the order of codes is that in which deliveries named them. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member)]))
}

/** Everything stored, without the times at which it changed. */
function contents(workspace: Workspace): string[] {
  return workspace
    .dump()
    .flat()
    .map((row) => {
      const rest = { ...(row as Record<string, unknown>), updated_at: '', next_seq: 0, checksum: 0 }
      const dictionary = 'dictionary' in rest ? ordered(JSON.parse(String(rest.dictionary))) : null
      return JSON.stringify({ ...rest, dictionary }).replaceAll(/\\"updatedAt\\":\\"[^"]*\\"/g, '')
    })
}

/** What servers read to find whether anything has changed. */
async function contentVersion(database: string): Promise<string | null> {
  const store = (await openStore(database)).openReading()
  try {
    await expect.poll(() => store.version()).not.toBeNull()
    return store.version()
  } finally {
    await store.close()
  }
}

/** Asks the store for the number of all holes. */
async function countAll(workspace: Workspace): Promise<unknown> {
  const store = (await openStore(await workspace.stored())).openReading()
  try {
    await expect.poll(() => store.version()).not.toBeNull()
    const access = { companyId: companyId('Local'), projectIds: null }
    const request = { area: null, projectIds: null, filter: NO_FILTER, withStatuses: true }
    return JSON.parse(String(await store.holeCounts(access, request)))
  } finally {
    await store.close()
  }
}

const lastImports = (workspace: Workspace) =>
  workspace.read((connection) =>
    connection.prepare('SELECT project_seq, fingerprint, report FROM project_import ORDER BY 1').all(),
  )

describe('values that are derived again from the same data', () => {
  test('are the same for the sample, and keep their times', async () => {
    const workspace = createWorkspace()
    await importSample(workspace)
    const before = workspace.dump()
    const [sample, ...others] = await rebuild(workspace)
    expect(sample).toMatchObject({ changedRows: 0 })
    expect(sample?.rows).toBeGreaterThan(1000)
    expect(others).toEqual([])
    expect(differences(before, workspace.dump())).toEqual(NO_DIFFERENCE)
  })

  test.skipIf(!hasRealFiles)('are the same for real files', async () => {
    const workspace = createWorkspace()
    await workspace.import(realFilesFolder)
    const before = workspace.dump()
    expect(await rebuild(workspace)).toMatchObject([{ projects: 6, changedRows: 0 }])
    expect(differences(before, workspace.dump())).toEqual(NO_DIFFERENCE)
  })

  test('hold no filters until then, which is reported rather than counted as no holes', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('site.ags', smallSite()))
    const before = await countAll(workspace)
    expect(before).toMatchObject({ total: 2 })
    await run(workspace, OLDER_ANSWERS)
    await expect(countAll(workspace)).rejects.toThrow(/not prepared: run groundsheet migrate/)
    await rebuild(workspace)
    expect(await countAll(workspace)).toEqual(before)
  })

  test('and are the same leave the version, so that caches stay valid, and the last imports', async () => {
    const workspace = createWorkspace()
    await importSample(workspace)
    const database = await workspace.stored()
    const before = await contentVersion(database)
    const imports = lastImports(workspace)
    expect(imports.length).toBeGreaterThan(1)
    await rebuild(workspace)
    expect(lastImports(workspace)).toEqual(imports)
    expect(await contentVersion(database)).toBe(before)
    await run(workspace, OLDER_ANSWERS)
    await rebuild(workspace)
    expect(await contentVersion(database)).not.toBe(before)
  })
})

describe('values that are derived again from changed data or by another program', () => {
  test('of an older program are as if imported now', async () => {
    const workspace = createWorkspace()
    await importSample(workspace)
    const before = contents(workspace)
    await run(workspace, OLDER_ANSWERS)
    expect(contents(workspace)).not.toEqual(before)
    expect(await outdatedCompanies(await workspace.stored())).toHaveLength(1)
    await rebuild(workspace)
    expect(differences(before, contents(workspace))).toEqual(NO_DIFFERENCE)
    expect(await outdatedCompanies(await workspace.stored())).toEqual([])
  })

  test('leave a coordinate system that --crs gave against the file, and holes where they were', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '315000', '234000', 'OSGB'],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })), { crs: 'EPSG:29903' })
    expect(workspace.holes()[0]?.latitude).toBeCloseTo(53.34, 1)
    const before = workspace.dump()
    expect(await rebuild(workspace)).toMatchObject([{ changedRows: 0, changedHoles: 0 }])
    expect(differences(before, workspace.dump())).toEqual(NO_DIFFERENCE)
  })

  test('leave a grid that was found by the name of a later file', async () => {
    const workspace = createWorkspace()
    const project = { PROJ: [['PROJ_ID'], ['P1']] }
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '469000', '381000'],
    ]
    await workspace.import(workspace.write('one.ags', smallSite({ ...project, LOCA })))
    await workspace.import(workspace.write('Retford Babworth.ags', smallSite({ ...project, LOCA })))
    expect(JSON.stringify(workspace.dump())).toContain('Babworth')
    const before = workspace.dump()
    await rebuild(workspace)
    expect(differences(before, workspace.dump())).toEqual(NO_DIFFERENCE)
  })

  test('have the time of the rebuild where they changed', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('site.ags', smallSite()))
    await run(workspace, OLDER_ANSWERS)
    await rebuild(workspace)
    const times = [...workspace.holes(), ...workspace.rows('GEOL')].map(({ updatedAt }) => updatedAt)
    expect(new Set(times)).toEqual(new Set(['2027-01-01T00:00:00.000Z']))
  })
})

test('an import prepares the other projects of an older database again', async () => {
  const workspace = createWorkspace()
  const files = ['P1', 'P2'].map((project) =>
    workspace.write(`${project}.ags`, smallSite({ PROJ: [['PROJ_ID'], [project]] })),
  )
  await workspace.import(files)
  const before = contents(workspace)
  await run(workspace, OLDER_ANSWERS)
  await workspace.import(files.slice(0, 1))
  const versions = workspace.read((connection) =>
    connection.prepare('SELECT answers_version FROM company').all(),
  )
  expect(versions).toEqual([{ answers_version: DERIVED_VALUES_VERSION }])
  const withoutDeliveries = (all: string[]) => all.filter((row) => !row.includes('importedAt'))
  expect(withoutDeliveries(contents(workspace))).toEqual(withoutDeliveries(before))
})
