import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAgs } from '@groundsheet/ags'
import { createClient, type Client } from '@groundsheet/client'
import type { Project, TableRow } from '@groundsheet/contract'
import { FORMATS } from '@groundsheet/formats'
import Database from 'better-sqlite3'
import { exportSource } from '../../src/export/export-source.ts'
import { geoPackageSource } from '../../src/export/geopackage-source.ts'
import { writeGeoPackage } from '../../src/geopackage/write-geopackage.ts'
import { openStore } from '../../src/open-store.ts'

export interface ComparedService {
  readonly database: string
  /** Of the service, without a path. */
  readonly url: string
  readonly key: string
}

export interface Comparison {
  /** Rows of tables with holes, and of others. */
  readonly rows: number
  readonly values: number
  /** A line each. */
  readonly differences: readonly string[]
}

type Value = string | number | boolean | null
type Values = Readonly<Record<string, Value>>

/** Rows by id, with the values by the name of their column. */
type RowsById = ReadonlyMap<string, Values>

/**
 * Compares every value of a project as `/v1`, OGC API Features, a GeoPackage and an AGS file give it. Text is
 * compared with the text of the file, and numbers and dates of OGC API Features with those of the GeoPackage.
 */
export async function compareValues(service: ComparedService, projectId: string): Promise<Comparison> {
  const client = createClient({ baseUrl: `${service.url}/v1`, key: service.key })
  const project = await client.project(projectId)
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-compared-'))
  try {
    const ags = await writeBoth(service.database, projectId, join(folder, 'a.gpkg'))
    const file = new Database(join(folder, 'a.gpkg'), { readonly: true })
    const comparison = await compareAll({ service, client, project, file, ags: rowsOfAgs(ags) })
    file.close()
    return comparison
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes the GeoPackage, and returns the text of the AGS file, as the service sends both. */
async function writeBoth(database: string, projectId: string, path: string): Promise<string> {
  return (await openStore(database)).withSnapshot(async (reader) => {
    const project = (await reader.projects()).find(({ id }) => id === projectId)
    if (project === undefined) throw new Error(`${projectId}: is no project`)
    const access = { companyId: project.companyId, projectIds: [projectId] }
    const source = await geoPackageSource(reader, project, access)
    if (source === null) throw new Error(`${projectId}: cannot be read`)
    await writeGeoPackage(path, source)
    const format = FORMATS.find(({ id }) => id === 'ags')
    let text = ''
    for await (const piece of format?.write(await exportSource(reader, project, false), {
      keepLineBreaks: true,
    }) ?? [])
      text += piece as string
    return text
  })
}

/** Rows of each group of an AGS file, as sorted texts of their values. */
function rowsOfAgs(text: string): ReadonlyMap<string, readonly string[]> {
  const { groups } = parseAgs(text)
  return new Map(
    [...groups].map(([code, { headings, rows }]) => [
      code,
      rows.map((row) => textOf(headings.map((heading, place) => [heading, row[place] ?? '']))).sort(),
    ]),
  )
}

/** Values that are not blank, by heading. */
const textOf = (values: readonly (readonly [string, string])[]): string =>
  JSON.stringify(values.filter(([, value]) => value.trim() !== '').sort(([a], [b]) => (a < b ? -1 : 1)))

interface Outputs {
  readonly service: ComparedService
  readonly client: Client
  readonly project: Project
  readonly file: Database.Database
  readonly ags: ReadonlyMap<string, readonly string[]>
}

async function compareAll(outputs: Outputs): Promise<Comparison> {
  const { client, project, ags, file } = outputs
  const differences: string[] = []
  let [rows, values] = [0, 0]
  const count = (sent: readonly TableRow[]) => {
    rows += sent.length
    for (const { data } of sent) values += Object.keys(data).length
  }
  for (const [place, { code }] of project.tables.entries()) {
    if (code === null) continue
    const sent = await Array.fromAsync(client.rows(project.id, code, { limit: 1000 }))
    count(sent)
    const isHoles = place === project.tables.findIndex(({ code: one }) => one === 'LOCA' || one === 'HOLE')
    const features = await readFeatures(outputs, isHoles ? 'holes' : code)
    const stored = readTable(file, isHoles ? 'holes' : code, features)
    differences.push(
      ...compareText(`${code} OGC API Features`, sent, features),
      ...compareRows(`${code} GeoPackage`, features, stored),
      ...compareLists(`${code} AGS`, textsOf(sent), ags.get(code) ?? []),
    )
  }
  for await (const { code } of client.metadata(project.id)) {
    if (code === null) continue
    const sent = await Array.fromAsync(client.metadataRows(project.id, code, { limit: 1000 }))
    count(sent)
    differences.push(...compareLists(`${code} GeoPackage`, textsOf(sent), readTexts(file, code)))
    // The AGS file has definitions of its own beside them.
    const written = new Set(ags.get(code))
    const missing = textsOf(sent).filter((text) => !written.has(text) && !isTransmission(code))
    differences.push(...missing.map((text) => `${code} AGS: ${text} is missing`))
  }
  return { rows, values, differences }
}

/** An export states its own transmission. */
const isTransmission = (code: string): boolean => code === 'TRAN'

const textsOf = (sent: readonly TableRow[]): string[] =>
  sent.map(({ data }) => textOf(Object.entries(data))).sort()

async function readFeatures({ service, project }: Outputs, collection: string): Promise<RowsById> {
  const found = new Map<string, Values>()
  const headers = { Authorization: `Bearer ${service.key}` }
  let address: string | undefined =
    `${service.url}/ogc/${project.id}/collections/${encodeURIComponent(collection)}/items?limit=1000`
  while (address !== undefined) {
    const answer = await fetch(address, { headers })
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
    const page = (await answer.json()) as {
      features: { id: string; properties: Values }[]
      links: { rel: string; href: string }[]
    }
    for (const { id, properties } of page.features) found.set(id, properties)
    address = page.links.find(({ rel }) => rel === 'next')?.href
  }
  return found
}

/** Rows of a table of the GeoPackage, under the names of the properties, which its columns follow. */
function readTable(file: Database.Database, table: string, features: RowsById): RowsById {
  const name = `"${table.replaceAll('"', '""')}"`
  const columns = file.pragma(`table_info(${name})`) as { name: string }[]
  const [first] = features.values()
  const names = Object.keys(first ?? {})
  const own = columns.slice(columns.length - names.length).map((column) => column.name)
  const rows = file.prepare(`SELECT * FROM ${name}`).all() as (Values & { id: string })[]
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(names.map((property, at) => [property, row[own[at] ?? ''] ?? null])),
    ]),
  )
}

/** Rows of a table without holes, whose columns are headings. */
function readTexts(file: Database.Database, table: string): string[] {
  const sql = `SELECT * FROM "${table.replaceAll('"', '""')}"`
  const rows = file.prepare(sql).all() as Record<string, string | null>[]
  const headings = (row: Record<string, string | null>) =>
    Object.entries(row).filter(([name]) => name !== 'fid')
  return rows.map((row) => textOf(headings(row).map(([name, value]) => [name, value ?? '']))).sort()
}

/** The text of a heading is its own property, or beside its number or date. */
function* compareText(output: string, sent: readonly TableRow[], features: RowsById): Generator<string> {
  if (features.size !== sent.length) yield `${output}: ${features.size} features of ${sent.length} rows`
  for (const { id, data } of sent) {
    const found = features.get(id) ?? {}
    for (const [heading, value] of Object.entries(data)) {
      const read = found[`${heading}_text`] ?? found[heading] ?? null
      if (read !== value)
        yield `${output}: ${id} ${heading} is ${JSON.stringify(value)}, given as ${JSON.stringify(read)}`
    }
  }
}

function* compareRows(output: string, expected: RowsById, found: RowsById): Generator<string> {
  if (found.size !== expected.size) yield `${output}: ${found.size} rows of ${expected.size} features`
  for (const [id, values] of expected)
    for (const [name, value] of Object.entries(values)) {
      const wanted = typeof value === 'boolean' ? Number(value) : value
      const read = found.get(id)?.[name] ?? null
      if (read !== wanted)
        yield `${output}: ${id} ${name} is ${JSON.stringify(wanted)}, stored as ${JSON.stringify(read)}`
    }
}

function* compareLists(
  output: string,
  expected: readonly string[],
  found: readonly string[],
): Generator<string> {
  if (found.length !== expected.length) yield `${output}: ${found.length} rows of ${expected.length}`
  for (const [place, text] of expected.entries())
    if (found[place] !== text) {
      yield `${output}: ${text} is written as ${found[place] ?? 'nothing'}`
      return
    }
}
