import { expect, test } from 'vitest'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import { query, usesPostgres } from '../postgres/test-database.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'
import { access, deletionsOf, isTableFound, PAGE, PROJECT, WITHOUT_BH2 } from './listed-deletions.ts'

/** Null: there is no such group, or the key does not reach it. */
async function metadataRows({ database }: Workspace, group: string, scope = access) {
  const store = openReadStore(database)
  const page = await store.metadataRows(scope, PROJECT, group, PAGE)
  await store.close()
  return page === null ? null : (JSON.parse(`[${Buffer.from(page.items).toString()}]`) as unknown[])
}

test('rows of groups that belong to no hole are listed, not those of tables that are not sent', async () => {
  const workspace = createWorkspace()
  const folder = workspace.write('company/company.json', '{"name":"Local"}').replace(/\/company\.json$/, '')
  workspace.write(
    'company/projects/one/site.ags',
    smallSite({
      ABBR: [
        ['ABBR_HDNG', 'ABBR_CODE'],
        ['LOCA_TYPE', 'CP'],
      ],
    }),
  )
  await workspace.import(folder)
  workspace.write('company/projects/one/site.ags', WITHOUT_BH2)
  await workspace.import(folder, { replace: true })
  const tables = async () => (await deletionsOf(workspace)).map(({ table }) => table).sort()
  expect(await tables()).toEqual(['ABBR', 'GEOL', 'GEOL', 'GEOL', 'LOCA'])
  workspace.write(
    'company/company.json',
    '{"name":"Local","tables":{"GEOL":{"code":null},"LOCA":{"code":"HOLES"}}}',
  )
  await workspace.import(folder)
  expect(await tables()).toEqual(['HOLES'])
  // A company that hides something does not send the groups that describe, nor what was removed from them.
  expect(await isTableFound(workspace, 'GEOL')).toBe(false)
  expect(await isTableFound(workspace, 'ABBR')).toBe(false)
})

test('a group that belongs to no hole stays a list without rows while its deletions are listed', async () => {
  const ZUSR = [
    ['ZUSR_ID', 'ZUSR_VAL'],
    ['k1', 'a'],
    ['k2', 'b'],
  ]
  const DICT = [
    ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_PGRP'],
    ['GROUP', 'ZUSR', '', '', '-'],
    ['HEADING', 'ZUSR', 'ZUSR_ID', 'KEY', ''],
  ]
  const workspace = createWorkspace()
  const site = workspace.write('site.ags', smallSite({ DICT, ZUSR }))
  await workspace.import(site)
  expect(await isTableFound(workspace, 'ZUSR')).toBe(false)
  await workspace.import(workspace.write('again.ags', smallSite({ DICT })), { replace: true })
  const removed = { table: 'ZUSR', locationId: '', deletedAt: '2026-01-01T00:01:00.000Z' }
  expect(await deletionsOf(workspace)).toMatchObject([removed, removed])
  expect(await metadataRows(workspace, 'ZUSR')).toEqual([])
  expect(await isTableFound(workspace, 'ZUSR')).toBe(true)
  expect(await metadataRows(workspace, 'ZNON')).toBeNull()
  expect(await metadataRows(workspace, 'ZUSR', { ...access, projectIds: [] })).toBeNull()
  await workspace.import(site)
  expect(await deletionsOf(workspace)).toEqual([])
  expect(await metadataRows(workspace, 'ZUSR')).toHaveLength(2)
  expect(await isTableFound(workspace, 'ZUSR')).toBe(false)
})

test('a delivery that writes a key in another way lists nothing, also with --replace', async () => {
  const workspace = createWorkspace()
  const site = (top: string, hole: string) =>
    smallSite({
      LOCA: [['LOCA_ID'], [hole]],
      GEOL: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
        [hole, top, '1.00', 'CLAY'],
      ],
    })
  await workspace.import(workspace.write('1.ags', site('0.0', 'BH1')))
  const [before] = workspace.rows('GEOL')
  await workspace.import(workspace.write('2.ags', site('0.00', 'BH1 ')))
  await workspace.import(workspace.write('3.ags', site('0', ' BH1')), { replace: true })
  expect(workspace.rows('GEOL')).toMatchObject([{ id: before?.id, data: { GEOL_TOP: '0' } }])
  expect(await deletionsOf(workspace)).toEqual([])
})

test('rows of a table that was removed are no longer among those for searching', async () => {
  const workspace = createWorkspace()
  const count = 'SELECT count(*) AS rows FROM described_row'
  const countDescribed = async () =>
    usesPostgres
      ? Number((await query<{ rows: string }>(await workspace.stored(), count))[0]?.rows)
      : workspace.read((connection) => connection.prepare<[], { rows: number }>(count).get()?.rows)
  await workspace.import(workspace.write('site.ags', smallSite()))
  expect(await countDescribed()).toBeGreaterThan(0)
  await workspace.import(workspace.write('site.ags', smallSite({ GEOL: [] })), { replace: true })
  expect(await countDescribed()).toBe(0)
})
