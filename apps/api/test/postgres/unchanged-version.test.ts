import { expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { query } from './test-database.ts'

test('an import of the same files does not change the version, so that caches stay valid', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', smallSite())
  const version = async () =>
    (await query<{ version: string }>(await workspace.stored(), 'SELECT version FROM company'))[0]?.version
  await workspace.importAgain(file)
  const before = await version()
  await workspace.importAgain(file)
  expect(await version()).toBe(before)
  await workspace.importAgain(workspace.write('more.ags', smallSite({ GEOL: [] })))
  expect(await version()).not.toBe(before)
})
