import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../../src/start/prepare-database.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { createDatabase, query } from './test-database.ts'

const names = async (database: string) =>
  (await query<{ name: string }>(database, 'SELECT name FROM company ORDER BY name')).map(({ name }) => name)

async function prepare(database: string, ...paths: string[]): Promise<string[]> {
  const lines: string[] = []
  const print = (...printed: string[]) => lines.push(...printed)
  await prepareDatabase(database, { paths, command: 'npm start --', print })
  return lines
}

test('npm start makes the sample in an empty database of a server, once, and no folder', async () => {
  const database = await createDatabase()
  expect(await prepare(database)).toEqual(['Made the sample company.'])
  expect(await prepare(database)).toEqual([])
  expect(await names(database)).toHaveLength(1)
  expect(existsSync('postgres:')).toBe(false)
})

test('npm start adds no sample to a company that is there', async () => {
  const workspace = createWorkspace()
  const file = workspace.write('site.ags', smallSite())
  await workspace.importAgain(file)
  const database = await workspace.stored()
  expect(await prepare(database)).toEqual([])
  expect(await names(database)).toEqual(['Local'])
})
