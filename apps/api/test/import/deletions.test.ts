import { expect, test } from 'vitest'
import { openForWriting } from '../../src/sqlite/open.ts'
import { usesPostgres } from '../postgres/test-database.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { deletionsOf, isTableFound, WITHOUT_BH2 } from './listed-deletions.ts'

test('rows that a delivery with --replace lacks are listed as deleted; the tables stay lists', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('site.ags', smallSite()))
  expect(await deletionsOf(workspace)).toEqual([])
  const strata = workspace.rows('GEOL').map(({ id, locationId }) => ({ table: 'GEOL', id, locationId }))
  const [, hole] = workspace.holes()
  await workspace.import(workspace.write('again.ags', WITHOUT_BH2), { replace: true })
  const deletedAt = '2026-01-01T00:01:00.000Z'
  const expected = [{ table: 'LOCA', id: hole?.id, locationId: 'BH2' }, ...strata]
  expect(await deletionsOf(workspace)).toEqual(
    expect.arrayContaining(expected.map((row) => ({ ...row, deletedAt }))),
  )
  expect(await deletionsOf(workspace)).toHaveLength(4)
  expect(await deletionsOf(workspace, deletedAt)).toHaveLength(4)
  expect(await deletionsOf(workspace, '2026-01-01T00:01:00.001Z')).toEqual([])
  expect(await isTableFound(workspace, 'GEOL')).toBe(true)
  expect(await isTableFound(workspace, 'SAMP')).toBe(false)
})

test('a row that comes back is no longer listed', async () => {
  const workspace = createWorkspace()
  const site = workspace.write('site.ags', smallSite())
  await workspace.import(site)
  await workspace.import(workspace.write('again.ags', WITHOUT_BH2), { replace: true })
  await workspace.import(site)
  expect(await deletionsOf(workspace)).toEqual([])
})

test('deletions are listed for a year', async () => {
  const workspace = createWorkspace()
  await workspace.import(workspace.write('site.ags', smallSite()))
  const again = workspace.write('again.ags', WITHOUT_BH2)
  await workspace.import(again, { replace: true })
  const on = (day: string) => ({ now: () => new Date(`${day}T00:00:00Z`) })
  await workspace.import(again, on('2026-12-31'))
  expect(await deletionsOf(workspace)).toHaveLength(4)
  await workspace.import(again, on('2027-01-02'))
  expect(await deletionsOf(workspace)).toEqual([])
})

// It changes the rows of an SQLite file.
test.skipIf(usesPostgres)(
  'ids that rows had before their keys compared by value are listed as replaced, not as removed rows',
  async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite())
    await workspace.import(file)
    const connection = openForWriting(workspace.database)
    connection.exec(`UPDATE data_row
      SET id = zeroblob(12), body = '{"id":"' || hex(zeroblob(12)) || substr(body, 32)
      WHERE seq = (SELECT max(seq) FROM data_row);
    UPDATE project SET settings = json_remove(settings, '$.keyRules')`)
    connection.close()
    await workspace.import(file)
    expect(await deletionsOf(workspace)).toMatchObject([
      { table: 'GEOL', id: '0'.repeat(24), locationId: 'BH2', replacedBy: workspace.rows('GEOL').at(-1)?.id },
    ])
  },
)
