import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ags4 } from '../../../apps/api/test/import/ags-text.ts'
import { makeKey } from '../../../apps/api/test/seed-world.ts'
import { importPaths } from '../../../apps/api/src/import/index.ts'
import { startServer, type RunningServer } from '../../../apps/api/src/server.ts'
import { createClient, readChanges, type Client } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-changes-'))
const database = join(folder, 'a.sqlite')
let server: RunningServer
let client: Client
let projectId = ''

async function deliver(strata: readonly (readonly string[])[], replace = true): Promise<void> {
  const path = join(folder, 'site.ags')
  const groups = { PROJ: [['PROJ_ID'], ['J1']], LOCA: [['LOCA_ID'], ['BH1']] }
  const GEOL = [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...strata.map((row) => ['BH1', ...row])]
  writeFileSync(path, ags4(strata.length > 0 ? { ...groups, GEOL } : groups))
  const report = await importPaths({ paths: [path], database, replace })
  projectId = report.projects[0]?.id ?? ''
}

const FIRST = [
  ['0.00', '1.00', 'TOPSOIL'],
  ['1.00', '2.00', 'CLAY'],
]

beforeAll(async () => {
  await deliver(FIRST)
  const key = await makeKey(database, { company: 'Local' })
  server = await startServer({ port: 0, database, logLevel: 'silent' })
  client = createClient({ baseUrl: `${server.url}/v1`, key })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a copy of a table follows every delivery, to the last row and back', async () => {
  const copy = new Map<string, string>()
  let through: string | null = null
  async function follow(): Promise<string[]> {
    const changes = await readChanges(client, { projectId, table: 'GEOL', since: through })
    for (const id of changes.deleted) copy.delete(id)
    for (const { id, data } of changes.rows) copy.set(id, data.GEOL_DESC ?? '')
    through = changes.through
    return [...copy.values()].sort()
  }
  expect(await follow()).toEqual(['CLAY', 'TOPSOIL'])
  await deliver([
    ['0.0', '1.0', 'MADE GROUND'],
    ['2.00', '3.00', 'SAND'],
  ])
  expect(await follow()).toEqual(['MADE GROUND', 'SAND'])
  await deliver([])
  expect(await follow()).toEqual([])
  expect(await follow()).toEqual([])
  await deliver(FIRST)
  expect(await follow()).toEqual(['CLAY', 'TOPSOIL'])
})

test('only what is new since the last call is read, and nothing twice in the first', async () => {
  const whole = await readChanges(client, { projectId, table: 'GEOL', since: null })
  expect(whole).toMatchObject({ deleted: [] })
  await deliver([['5.00', '6.00', 'CHALK']], false)
  const later = await readChanges(client, { projectId, table: 'GEOL', since: whole.through })
  const known = new Set(whole.rows.map(({ id }) => id))
  expect(later.rows.filter(({ id }) => !known.has(id)).map(({ data }) => data.GEOL_DESC)).toEqual(['CHALK'])
  const last = await readChanges(client, { projectId, table: 'GEOL', since: later.through })
  expect(last.rows.map(({ data }) => data.GEOL_DESC)).toEqual(['CHALK'])
})
