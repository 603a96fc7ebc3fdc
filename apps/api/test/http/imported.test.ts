import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type {
  Delivery,
  Dictionary,
  Location,
  MetadataGroup,
  Project,
  ProjectItem,
  TableRow,
} from '@groundsheet/contract'
import { sampleCompany, sampleName } from '@groundsheet/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRealFiles, realFilesFolder } from '../../../../test/real-files.ts'
import { serveImport, type ServedImport } from './serve-import.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-imported-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeSample(): string {
  const sample = join(folder, 'sample')
  for (const { path, text } of sampleCompany()) {
    mkdirSync(dirname(join(sample, path)), { recursive: true })
    writeFileSync(join(sample, path), text)
  }
  return sample
}

describe('the sample company, imported', () => testImported(sampleName, writeSample))

describe.skipIf(!hasRealFiles)('six real deliveries, imported', () =>
  testImported('Local', () => realFilesFolder),
)

function testImported(company: string, path: () => string): void {
  let served: ServedImport
  beforeAll(async () => {
    served = await serveImport({ path: path(), database: join(folder, `${company}.sqlite`), company })
  })
  afterAll(() => served.close())
  testProjectsAndRows(() => served)
  testGroupsAndDictionary(() => served)
  testIcons(() => served, company === sampleName)
}

function testProjectsAndRows(served: () => ServedImport): void {
  test('every imported project, hole, row and shape is served as described', async () => {
    const { read, readAll, report } = served()
    const projects = (await readAll('listProjects', '/projects?include=location')) as ProjectItem[]
    expect(projects.map(({ id }) => id).sort()).toEqual(report.projects.map(({ id }) => id).sort())
    for (const { id, hasSiteBoundary } of projects) {
      const { tables } = (await read('getProject', `/projects/${id}`)).data as Project
      const locations = await readAll('listLocations', `/projects/${id}/locations?include=style`)
      expect(locations).toHaveLength(report.projects.find((one) => one.id === id)?.locations.total ?? -1)
      for (const { code, rows } of tables) {
        if (code === null) continue
        const found = await readAll('listProjectRows', `/projects/${id}/tables/${encodeURIComponent(code)}`)
        expect(new Set(found.map((row) => row.id)).size, code).toBe(rows)
      }
      expect((await readAll('listBoundaries', `/projects/${id}/boundaries`)).length > 0).toBe(hasSiteBoundary)
      await readAll('listGroups', `/projects/${id}/groups`)
    }
  })

  test('a hole has the stated number of rows, which refer to it', async () => {
    const { read, readAll } = served()
    const [project] = (await readAll('listProjects', '/projects')) as ProjectItem[]
    const holes = (await readAll('listLocations', `/projects/${project?.id ?? ''}/locations`)) as Location[]
    for (const { id, locationId } of holes.slice(0, 20)) {
      const { tables } = (await read('getLocation', `/locations/${id}`)).data as Project
      for (const { code, rows } of tables) {
        if (code === null) continue
        const found = await readAll('listLocationRows', `/locations/${id}/tables/${encodeURIComponent(code)}`)
        expect(found, `${locationId} ${code}`).toHaveLength(rows)
        expect(found.every((row) => (row as Location).locationId === locationId)).toBe(true)
      }
    }
  })
}

function testGroupsAndDictionary(served: () => ServedImport): void {
  test('every delivery and every group that belongs to no hole is served as described', async () => {
    const { readAll } = served()
    for (const { id } of await readAll('listProjects', '/projects')) {
      const deliveries = (await readAll('listDeliveries', `/projects/${id}/deliveries`)) as Delivery[]
      expect(deliveries).not.toEqual([])
      expect(deliveries.every(({ rows }) => rows.added > 0)).toBe(true)
      const listed: unknown = await readAll('listMetadata', `/projects/${id}/metadata`)
      const groups = listed as MetadataGroup[]
      expect(groups.map(({ code }) => code)).toEqual(expect.arrayContaining(['PROJ']))
      for (const { code, rows } of groups) {
        if (code === null) continue
        const found = await readAll('listMetadataRows', `/projects/${id}/metadata/${code}`)
        expect(new Set(found.map((row) => row.id)).size, code).toBe(rows)
      }
    }
  })

  test('the dictionary has every table that can be fetched, and every heading of its rows', async () => {
    const { read, readAll } = served()
    for (const { id } of await readAll('listProjects', '/projects')) {
      const { tables } = (await read('getProject', `/projects/${id}`)).data as Project
      const dictionary = (await read('getDictionary', `/projects/${id}/dictionary`)).data as Dictionary
      expect(dictionary.tables.map(({ table }) => table)).toEqual(tables.flatMap(({ code }) => code ?? []))
      for (const { table, name, headings, keys } of dictionary.tables) {
        const { data } = await read('listProjectRows', `/projects/${id}/tables/${table}?limit=1`)
        const [row] = data as TableRow[]
        const known = headings.map(({ heading }) => heading)
        expect(known, table).toEqual(expect.arrayContaining([...Object.keys(row?.data ?? {}), ...keys]))
        expect(tables.find(({ code }) => code === table)?.name).toBe(name)
      }
      const held = new Set(
        dictionary.tables.flatMap(({ headings }) => headings.map(({ heading }) => heading)),
      )
      expect(Object.keys(dictionary.codes).filter((heading) => !held.has(heading))).toEqual([])
      expect(dictionary.codes).toHaveProperty('GEOL_LEG.201')
    }
  })
}

function testIcons(served: () => ServedImport, hasIcons: boolean): void {
  test('every icon named in a style can be drawn', async () => {
    const { readAll, fetchIcon } = served()
    const projects = await readAll('listProjects', '/projects')
    const icons = new Set<string>()
    for (const { id } of projects) {
      const locations = (await readAll(
        'listLocations',
        `/projects/${id}/locations?include=style`,
      )) as Location[]
      for (const { style } of locations) {
        expect(style?.hasCustomIcon).toBe(style?.markerIconId !== null)
        if (style?.markerIconId) icons.add(style.markerIconId)
      }
    }
    for (const icon of icons) {
      const answer = await fetchIcon(icon)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await answer.text()).toMatch(/^<svg/)
    }
    expect(icons.size > 0).toBe(hasIcons)
  })
}
