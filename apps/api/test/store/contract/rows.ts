import { expect, test } from 'vitest'
import type { ReadStore } from '../../../src/store/read-store.ts'
import { SEEDED_AT } from '../../seed-database.ts'
import { EARLY, HARBOUR, HOLE, LATE, STRASSE } from '../../seed-world.ts'
import { ALL, FOREIGN, NARROW, PAGE, items } from './access-scopes.ts'

/** Tests of rows: removed, empty tables, without a hole, by time. */
export function testRows(store: () => ReadStore): void {
  test('removed rows are listed, without those of tables that are not sent', async () => {
    const removed = items(await store().deletions(ALL, HARBOUR, PAGE))
    expect(removed).toMatchObject([
      { table: 'GEOL', locationId: 'BH1' },
      { table: 'WSTG', locationId: 'TP "1"' },
      { table: 'LOCA', locationId: 'BH99' },
    ])
    const id = expect.stringMatching(/^[0-9a-f]{24}$/) as string
    expect(removed[0]).toEqual({ table: 'GEOL', id, locationId: 'BH1', deletedAt: SEEDED_AT })
  })

  test('a table whose last row was removed is an empty list, one that never was is not found', async () => {
    expect(await store().projectRows(ALL, HARBOUR, 'WSTG', PAGE)).toMatchObject({ next: null })
    expect(await store().locationRows(ALL, HOLE, 'WSTG', PAGE)).toMatchObject({ next: null })
    expect(await store().projectRows(ALL, HARBOUR, 'CORE', PAGE)).toBeNull()
    expect(await store().projectRows(FOREIGN, HARBOUR, 'WSTG', PAGE)).toBeNull()
    expect(await store().projectRows(NARROW, STRASSE, 'WSTG', PAGE)).toBeNull()
  })

  test('rows without a hole belong to the project', async () => {
    const rows = items(await store().projectRows(ALL, HARBOUR, 'A/B', PAGE))
    expect(rows.map(({ locationId }) => locationId)).toEqual(['NOWHERE'])
  })

  test.each([
    [EARLY, 60],
    [LATE, 10],
  ])('updatedSince %s is inclusive: %i rows', async (updatedSince, found) => {
    expect(items(await store().projectRows(ALL, HARBOUR, 'GEOL', { ...PAGE, updatedSince }))).toHaveLength(
      found,
    )
  })
}
