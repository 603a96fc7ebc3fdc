import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReadStore } from '../../../src/store/read-store.ts'
import { AINSLEY, COMPANIES, STRASSE } from '../../seed-world.ts'
import { NARROW } from './access-scopes.ts'
import { testFeatures } from './features.ts'
import { testHoles } from './holes.ts'
import { testLists } from './lists.ts'
import { testProjects } from './projects.ts'
import { testRows } from './rows.ts'
import { testSortedFeatures } from './sorted-features.ts'

/** A store holding COMPANIES, and one key: its text, restricted to the project 100%_sure. */
export interface StoreUnderTest {
  readonly store: ReadStore
  readonly key: string
  /** Writes something through another connection. */
  change(): Promise<void>
  /** Revokes the key through another connection. */
  revoke(): Promise<void>
  close(): Promise<void>
}

/** Tests of every kind of store. */
export function describeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let opened: StoreUnderTest
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const store = () => opened.store
    testLists(store)
    testProjects(store)
    testRows(store)
    testFeatures(store)
    testSortedFeatures(store)
    testHoles(store)
    testKeysAndVersion(() => opened)
  })
}

/** Tests of what another connection changes: last, as the key is revoked. */
function testKeysAndVersion(opened: () => StoreUnderTest): void {
  test('a key is found by its digest until it is revoked', async () => {
    const digest = hash('sha256', opened().key, 'buffer')
    expect(await opened().store.findKey(digest)).toMatchObject({
      companyName: COMPANIES[0]?.name,
      scopes: ['projects:read'],
      access: { companyId: AINSLEY, projectIds: [STRASSE] },
      rateLimit: null,
    })
    expect(await opened().store.findKey(hash('sha256', 'gs_other', 'buffer'))).toBeNull()
    expect(await opened().store.projectNames(NARROW)).toEqual([{ id: STRASSE, name: 'Straße ÜBERFÜHRUNG' }])
    await opened().revoke()
    await expect.poll(() => opened().store.findKey(digest)).toBeNull()
  })

  test('the version changes only when something was written', async () => {
    await expect.poll(() => opened().store.version()).not.toBeNull()
    const before = opened().store.version()
    expect(opened().store.version()).toBe(before)
    await opened().change()
    await expect.poll(() => opened().store.version()).not.toBe(before)
    const after = opened().store.version()
    expect(opened().store.version()).toBe(after)
  })
}
