import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-flipped-bits-'))
const sound = join(folder, 'sound.sqlite')
const flipped = join(folder, 'flipped.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(async () => {
  const file = join(folder, 'site.ags')
  const strata = Array.from({ length: 2000 }, (_, row) => [
    'BH1',
    `${row}.00`,
    `${row + 1}.00`,
    `Firm CLAY ${row}`,
  ])
  writeFileSync(file, smallSite({ GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...strata] }))
  await importPaths({ paths: [file], database: sound })
})

/**
 * A digest of everything that the tables hold, with the words that are searched; an error where it cannot be
 * read.
 */
function digestOf(path: string): string {
  const connection = new Database(path, { readonly: true })
  try {
    connection.exec("CREATE VIRTUAL TABLE temp.word USING fts5vocab(main, described_words, 'instance')")
    const tables = connection
      .prepare<[], { name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' " +
          "AND name NOT GLOB 'described_words*'",
      )
      .all()
    const digest = createHash('sha256')
    for (const { name } of [...tables, { name: 'temp.word' }])
      for (const row of connection.prepare(`SELECT * FROM ${name}`).raw().iterate())
        digest.update(JSON.stringify(row))
    return digest.digest('hex')
  } catch (error) {
    return String(error)
  } finally {
    connection.close()
  }
}

const isFound = (path: string): Promise<boolean> =>
  examineDatabase(path).then(
    ({ defects }) => defects.length > 0,
    () => true,
  )

test('a single bit that changes anything stored is found, wherever it is in the file', async () => {
  const bytes = readFileSync(sound)
  const before = digestOf(sound)
  let changes = 0
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.nat(bytes.length - 1)), fc.nat(7), async (position, bit) => {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(position) ^ (1 << bit), position)
      writeFileSync(flipped, copy)
      if (digestOf(flipped) === before) return
      changes += 1
      expect(await isFound(flipped)).toBe(true)
    }),
    { numRuns: 60 },
  )
  expect(changes).toBeGreaterThan(15)
}, 120_000)
