import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineChecksumOf } from '../../src/sqlite/checksum.ts'
import { openKeyStore } from '../../src/sqlite/key-store.ts'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { writeSampleFolder } from '../../src/cli/sample-folder.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-doctor-'))
const sound = join(folder, 'sound.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(async () => {
  writeSampleFolder(join(folder, 'sample'))
  const { company, projects } = await importPaths({ paths: [join(folder, 'sample')], database: sound })
  const keys = openKeyStore(sound)
  const restricted = [projects[0]?.projectId ?? '']
  await keys.create({
    company,
    name: 'Anna',
    scopes: [],
    projects: restricted,
    rateLimit: null,
    expiresAt: null,
  })
  await keys.close()
})

/** A copy of the intact database, with one kind of damage. */
function damaged(sql: string): string {
  const path = join(folder, 'damaged.sqlite')
  copyFileSync(sound, path)
  const connection = new Database(path)
  defineChecksumOf(connection)
  try {
    connection.pragma('foreign_keys = OFF')
    connection.unsafeMode().pragma('writable_schema = ON')
    connection.exec(sql)
  } finally {
    connection.close()
  }
  return path
}

test('an imported database has no defects, exit code 0', async () => {
  const { code, out, err } = await runCommand(['doctor', '--database', sound])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^.*sound\.sqlite: no defects found \(\d+ checks\)\n$/)
})

const ROW =
  'SELECT data_row.seq FROM data_row JOIN data_table ON data_table.seq = table_seq ' +
  "WHERE group_code = 'GEOL' LIMIT 1"

test('no row is there twice: its id is made of its keys, and the database refuses a second one', () => {
  const last = 'SELECT max(seq) FROM data_row'
  const repeat = `UPDATE data_row SET id = (SELECT id FROM data_row WHERE seq = (${ROW}))
    WHERE seq = (${last})`
  expect(() => damaged(repeat)).toThrow('UNIQUE constraint failed: data_row.id')
})

/** Kinds of damage, with the check and line that report them. */
const DAMAGE: [string, string, string, RegExp][] = [
  [
    'a lost row',
    `DELETE FROM data_row WHERE seq = (${ROW})`,
    'counts of tables',
    /GEOL: \d+ rows were counted, there are \d+$/,
  ],
  [
    'a lost hole',
    `DELETE FROM location WHERE seq = (SELECT min(seq) FROM location)`,
    'rows without their hole',
    /belongs to a hole/,
  ],
  [
    'a row cut loose',
    `UPDATE data_row SET location_seq = NULL WHERE seq = (${ROW})`,
    'holes without their rows',
    /is linked to none$/,
  ],
  ['a company that is gone', `DELETE FROM company`, 'foreign keys', /project: a row names a company/],
  [
    'a counter set back',
    `UPDATE company SET next_seq = 1`,
    'sequence',
    /its next number is 1, but \d+ is used/,
  ],
  ['a list of a project', `UPDATE project SET tables = '[]'`, 'tables of projects', /not that of its rows$/],
  ['a list of a hole', `UPDATE location SET tables = '[]'`, 'tables of locations', /not that of its rows$/],
  ['a position', `UPDATE project SET location = 'null'`, 'mean positions', /not the mean of its holes$/],
  [
    'half a text',
    `UPDATE data_row SET body = substr(body, 1, 40) WHERE seq = (${ROW})`,
    'prepared rows',
    /^row \d+: what is sent/,
  ],
  [
    'another time',
    `UPDATE location SET updated_at = '2000-01-01T00:00:00.000Z'`,
    'prepared locations',
    /is damaged$/,
  ],
  [
    'another id',
    `UPDATE project SET id = replace(hex(randomblob(12)), 'x', '')`,
    'prepared projects',
    /is damaged$/,
  ],
  ['a broken boundary', `UPDATE boundary SET body = '{'`, 'prepared boundaries', /^boundary \w+: /],
  ['a broken group', `UPDATE location_group SET updated_at = ''`, 'prepared groups', /^group \w+: /],
  ['a hole renamed', `UPDATE location SET loca_id = loca_id || '?'`, 'names of locations', /another name$/],
  [
    'a hole that is found elsewhere',
    `UPDATE location SET cell = cell + 1 WHERE cell IS NOT NULL`,
    'positions of locations',
    /at another position than it is shown at$/,
  ],
  [
    'a count for tiles',
    `UPDATE hole_count SET holes = holes + 1`,
    'counts for tiles',
    /other holes than it has$/,
  ],
  ['a style for tiles', `DELETE FROM hole_style`, 'styles for tiles', /other styles than its holes$/],
  [
    'values for filters',
    `UPDATE hole_values SET holes = holes + 1`,
    'values for filters',
    /other holes are filtered than it has$/,
  ],
  ['lost icons', `DELETE FROM icon`, 'styles of locations', /an icon that is not there$/],
  ['lost boundaries', `DELETE FROM boundary`, 'site boundaries', /says wrongly/],
  [
    'a member of nowhere',
    `UPDATE location_group SET body = replace(body, '"locationIds":["', '"locationIds":["0')`,
    'members of groups',
    /which is not a hole/,
  ],
  [
    'a wrong count',
    `UPDATE location_group SET body = replace(body, '"locationCount":', '"locationCount":1')`,
    'members of groups',
    /counts its holes wrongly/,
  ],
  [
    'a project renamed',
    `UPDATE project SET name = name || '!'`,
    'names for searching',
    /is not found by its name$/,
  ],
  ['a digest cut short', `UPDATE api_key SET hash = x'00'`, 'keys', /^Anna \(\w+\): its digest is none$/],
  ['a key for nothing', `UPDATE api_key SET projects = '["0"]'`, 'keys', /a project that is not there$/],
  [
    'an unsafe icon',
    `UPDATE icon SET svg = replace(svg, '</svg>', '<script>1</script></svg>')`,
    'icons',
    /made safe$/,
  ],
  [
    'a row under the id of another key',
    `UPDATE data_row SET id = x'0123456789abcdef01234567',
       body = replace(body, lower(hex(id)), '0123456789abcdef01234567')
       WHERE seq = (${ROW})`,
    'ids of rows',
    /, GEOL: row \d+ is stored under an id that is not that of its key$/,
  ],
  [
    'another value in a row',
    `UPDATE data_row SET body = replace(body, '"GEOL_TOP":"', '"GEOL_TOP":"1') WHERE seq = (${ROW})`,
    'stored rows',
    /GEOL: row \d+ is not as it was stored$/,
  ],
  [
    'a word for searching',
    `UPDATE described_word SET checksum = 0`,
    'stored described_word',
    /is not as it was stored$/,
  ],
  [
    'a word that is not in the search index',
    `DELETE FROM described_words WHERE rowid = (${ROW})`,
    'search index',
    /^the words that are searched are not those of the descriptions/,
  ],
  [
    'a row that is searched as one of another project',
    `UPDATE described_row SET project_seq = project_seq + 1 WHERE seq = (${ROW})`,
    'rows for searching',
    /^row \d+: is searched as one of another table or project$/,
  ],
  ['a lost index', `DROP INDEX location_by_name`, 'schema', /^location_by_name: is missing$/],
  [
    'an index that is none',
    `UPDATE sqlite_schema SET sql = replace(sql, 'loca_id, seq', 'loca_id') WHERE name = 'location_by_name'`,
    'schema',
    /not as it should be$/,
  ],
]

describe('reported in one line:', () => {
  test.each(DAMAGE)('%s', async (_what, sql, check, line) => {
    const { defects } = await examineDatabase(damaged(sql))
    const found = defects.filter((defect) => defect.check === check)
    expect(found.map(({ message }) => message).join('\n')).toMatch(new RegExp(line, 'm'))
    for (const { message } of defects) expect(message).toMatch(/^[^\n]+$/)
  })
})

test('a damaged file is reported, exit code 1, with a line for each defect and what to do', async () => {
  const path = damaged('SELECT 1')
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0x5a, 20 * 8192, 24 * 8192))
  const { code, out } = await runCommand(['doctor', '--database', path])
  expect(code).toBe(1)
  expect(out).toMatch(/^integrity: the file: /m)
  expect(out).toMatch(/: \d+ defects?\. Restore a backup, or import the files again\.\n$/)
})

test('--json reports the same', async () => {
  const path = damaged(`UPDATE company SET next_seq = 1`)
  const { code, out } = await runCommand(['doctor', '--database', path, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ database: path, defects: [{ check: 'sequence' }] })
})

test('a file that is not a database is refused in one line, exit code 1', async () => {
  const { code, err } = await runCommand(['doctor', '--database', join(folder, 'none.sqlite')])
  expect([code, err]).toEqual([1, expect.stringMatching(/^.*there is no such database.*\n$/)])
})
