import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@groundsheet/contract'
import { sampleName } from '@groundsheet/sample'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { copyStore } from '../../src/copy/copy-store.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { openStore } from '../../src/open-store.ts'
import { schemaSql } from '../../src/postgres/schema.ts'
import { startServer } from '../../src/server.ts'
import { ADDRESSES, OPERATION_IDS } from '../http/addresses.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { describeStore } from '../store/contract/store-contract.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

/** PostgreSQL enforces on the keys of partitioned tables what a distributed database needs. */
const PARTITIONS = 8

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-partitions-'))
const log = join(folder, 'postgres.log')

let server: PostgresServer
beforeAll(async () => {
  // The plan of every statement is written to the log, with its values, so that it shows what is read.
  server = await startPostgres(
    {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_nested_statements': 'on',
      plan_cache_mode: 'force_custom_plan',
      log_line_prefix: 'GROUNDSHEET ',
    },
    log,
  )
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function run(address: string, sql: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function partitionedDatabase(name: string): Promise<string> {
  await run(`${server.url}postgres`, `CREATE DATABASE ${name}`)
  await run(server.url + name, schemaSql(PARTITIONS))
  return server.url + name
}

describeStore('the store in PostgreSQL, partitioned by company', async () => {
  const { database, remove } = seedWorld()
  const address = await partitionedDatabase('contract')
  await copyStore(database, address)
  remove()
  const key = await makeKey(address, { projects: ['100%_sure'], scopes: ['projects:read'] })
  const store = (await openStore(address)).openReading()
  return {
    store,
    key,
    change: () =>
      run(address, `UPDATE project SET name = name || '!'; UPDATE company SET version = version + 1`),
    revoke: () =>
      run(
        address,
        "UPDATE api_key SET revoked_at = '2026-06-01T00:00:00.000Z'; UPDATE key_version " +
          'SET version = version + 1',
      ),
    close: () => store.close(),
  }
})

/** The partitions that each logged plan reads or writes, by the text of its statement. */
function plansOf(text: string): Map<string, Set<string>> {
  const plans = new Map<string, Set<string>>()
  for (const entry of text.split('GROUNDSHEET ')) {
    const statement = /plan:\s+Query Text: ([\s\S]*?)\n\t[A-Z]/.exec(entry)?.[1]
    if (statement === undefined) continue
    const touched = [...entry.matchAll(/ on (?:\w+\.)?[a-z_]+_(\d)\b/g)].map(([, part = '']) => part)
    plans.set(statement, new Set([...(plans.get(statement) ?? []), ...touched]))
  }
  return plans
}

describe('statements', () => {
  test('of imports, answers, keys, exports, copies and checks read one partition each', async () => {
    const address = await partitionedDatabase('statements')
    const sample = join(folder, 'sample')
    writeSampleFolder(sample)
    await importPaths({ paths: [sample], database: address })
    writeFileSync(log, '')
    await importPaths({ paths: [sample], database: address, replace: true })
    const key = await makeKey(address, { company: sampleName })
    const running = await startServer({ port: 0, database: address, logLevel: 'silent' })
    const headers = { Authorization: `Bearer ${key}` }
    const answer = async (path: string) =>
      (await (await fetch(running.url + path, { headers })).json()) as { data: { id: string }[] }
    const project = (await answer('/v1/projects')).data[0]?.id ?? ''
    const hole = (await answer(`/v1/projects/${project}/locations`)).data[0]?.id ?? ''
    for (const id of OPERATION_IDS) {
      const { path } = operations[id]
      const thing = path.startsWith('/locations') ? hole : project
      const requested = ADDRESSES[id].replace(/[0-9a-f]{24}/, thing)
      await fetch(running.url + requested, { headers })
      await fetch(`${running.url}${requested}?updatedSince=2026-01-01&limit=2`, { headers })
    }
    for (const path of ['', `/${project}`]) {
      await answer(`/ogc${path}/collections`)
      await answer(`/ogc${path}/collections/holes/items?limit=2&bbox=-10,40,10,60`)
      await answer(`/ogc${path}/collections/holes/items/${hole}`)
    }
    for (const id of ['GEOL', 'groups', 'boundaries'])
      await answer(`/ogc/${project}/collections/${id}/items?limit=2`)
    for (const part of [
      'bbox=-10,40,10,60',
      `bbox=-10,40,10,60&projectId=${project}`,
      'near=-1.5,53&radius=100000',
      'q=bh',
    ])
      await answer(`/v1/locations?${part}&limit=2`)
    for (const part of [
      'q=clay+-sand',
      'q=firm+clay&sort=relevance',
      `q="firm"&projectId=${project}&include=location`,
    ])
      await answer(`/v1/search?${part}&limit=2`)
    // Far out and near, which are read by different statements.
    for (const tile of ['9/252/166', '14/8094/5335', '16/32378/21340'])
      await fetch(`${running.url}/v1/tiles/${tile}`, { headers })
    await answer('/v1/projects?search=bh1&include=location,locationCount')
    await running.close()
    await (
      await openStore(address)
    ).withSnapshot(async (reader) => {
      for (const { seq } of await reader.projects())
        for (const table of await reader.tables(seq))
          for await (const rows of reader.rows(table.seq)) expect(rows.length).toBeGreaterThan(0)
    })
    expect((await examineDatabase(address)).defects).toEqual([])
    const control = 'SELECT count(*) FROM project'
    await run(address, control)
    const plans = plansOf(readFileSync(log, 'utf8'))
    expect(plans.get(control)?.size).toBe(PARTITIONS)
    plans.delete(control)
    const inSeveral = [...plans].filter(([, touched]) => touched.size > 1).map(([statement]) => statement)
    expect(inSeveral).toEqual([])
    expect([...plans.values()].filter((touched) => touched.size === 1).length).toBeGreaterThan(40)
  }, 120_000)
})
