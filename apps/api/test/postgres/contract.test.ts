import { copyStore } from '../../src/copy/copy-store.ts'
import { openStore } from '../../src/open-store.ts'
import { makeKey, seedWorld } from '../seed-world.ts'
import { describeStore } from '../store/contract/store-contract.ts'
import { createDatabase, query } from './test-database.ts'

describeStore('the store in PostgreSQL', async () => {
  const { database, remove } = seedWorld()
  const address = await createDatabase()
  await copyStore(database, address)
  remove()
  const key = await makeKey(address, { projects: ['100%_sure'], scopes: ['projects:read'] })
  const store = (await openStore(address)).openReading()
  const change = async (sql: string) => {
    await query(address, `BEGIN; ${sql}; NOTIFY groundsheet_change; COMMIT`)
  }
  return {
    store,
    key,
    change: () => change(`UPDATE project SET name = name || '!'; UPDATE company SET version = version + 1`),
    revoke: () =>
      change(
        "UPDATE api_key SET revoked_at = '2026-06-01T00:00:00.000Z'; UPDATE key_version " +
          'SET version = version + 1',
      ),
    close: () => store.close(),
  }
})
