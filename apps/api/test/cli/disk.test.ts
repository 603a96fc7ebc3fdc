import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { examineDatabase } from '../../src/doctor/examine-database.ts'
import { importPaths } from '../../src/import/index.ts'
import { smallSite } from '../import/ags-text.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { runGroundsheet, spawnStart } from './run-groundsheet.ts'

/** Starts processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-disk-'))
const at = (...names: string[]) => join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A site whose rows need some megabytes. */
function largeSite(): string {
  const SAMP = Array.from({ length: 8_000 }, (_, i) => ['BH1', `${i}.00`, String(i), 'D', `S${i}`])
  return smallSite({ SAMP: [['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'], ...SAMP] })
}

beforeAll(async () => {
  writeFileSync(at('small.ags'), smallSite())
  writeFileSync(at('large.ags'), largeSite())
  writeFileSync(at('large.zip'), zipBytes([{ name: 'large.ags', content: largeSite() }]))
  await importPaths({ paths: [at('small.ags')], database: at('sound.sqlite') })
})

/** Limits the files of a process to a number of 512-byte blocks, which has the effect of a full disk. */
const small = (blocks: number): string => `ulimit -f ${blocks}; exec "$0" "$@"`

describe('a full disk during an import', () => {
  test('during an import leaves the database unchanged, with one clear line', async () => {
    cpSync(at('sound.sqlite'), at('full.sqlite'))
    const words = ['import', at('large.ags'), '--database', at('full.sqlite')]
    const { code, err } = await runGroundsheet(words, {}, small(1_000))
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^.*full\.sqlite: cannot (grow|be read or written): [^\n]+\n$/),
    ])
    expect((await examineDatabase(at('full.sqlite'))).defects).toEqual([])
    expect(readFileSync(at('full.sqlite')).equals(readFileSync(at('sound.sqlite')))).toBe(true)
    expect((await runGroundsheet(words)).code).toBe(0)
  })

  test.each([
    ['before the tables are made', 1_000],
    ['while rows are written', 1_600],
  ])('during the first import leaves no database: %s', async (_when, blocks) => {
    const { code, err } = await runGroundsheet(
      ['import', at('large.ags'), '--database', at('new.sqlite')],
      {},
      small(blocks),
    )
    expect([code, err]).toEqual([1, expect.stringMatching(/^.*new\.sqlite: cannot [^\n]+\n$/)])
    expect(readdirSync(folder).filter((name) => name.startsWith('new.sqlite'))).toEqual([])
  })

  test.each([
    ['while it is unpacked', 100],
    ['before the first byte', 0],
  ])('of temporary files is not taken for a damaged archive: %s', async (_when, blocks) => {
    mkdirSync(at('tmp'), { recursive: true })
    const words = ['import', at('large.zip'), '--database', at('sound.sqlite')]
    const { code, err } = await runGroundsheet(words, { TMPDIR: at('tmp') }, small(blocks))
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          String.raw`^[^\n]*large\.zip[^\n]*: cannot be unpacked into ` +
            String.raw`[^\n]*tmp \([^\n]+\)\. Make room there, or ` +
            String.raw`name a folder with more room with TMPDIR\.\n$`,
        ),
      ),
    ])
    expect(readdirSync(at('tmp'))).toEqual([])
  })
})

describe('a full disk during another command', () => {
  test.each<[string, string[]]>([
    ['unpacking an archive', ['import', at('large.zip'), '--database', at('sound.sqlite')]],
    [
      'making a key',
      [
        'keys',
        'create',
        '--company',
        'Local',
        '--name',
        'x',
        '--scopes',
        '',
        '--database',
        at('sound.sqlite'),
      ],
    ],
    ['writing the sample', ['sample', at('sample')]],
    [
      'exporting',
      [
        'export',
        '--project',
        'J1',
        '--format',
        'xlsx',
        '--out',
        at('x.xlsx'),
        '--database',
        at('sound.sqlite'),
      ],
    ],
    ['backing up', ['backup', '--out', at('b.sqlite'), '--database', at('sound.sqlite')]],
  ])('when %s prints one clear line, exit code 1', async (_what, words) => {
    const before = readFileSync(at('sound.sqlite'))
    const { code, err } = await runGroundsheet(words, {}, small(2))
    expect([code, err]).toEqual([1, expect.stringMatching(/^[^\n]+\. [^\n]+\.\n$/)])
    expect(readFileSync(at('sound.sqlite')).equals(before)).toBe(true)
    expect(existsSync(at('b.sqlite'))).toBe(false)
  })
})

/** Paths of Linux where even root cannot create a file. */
const NOWHERE = ['/proc/groundsheet/x.sqlite', '/proc/x.sqlite', '/sys/x.sqlite', '/sys/groundsheet/x.sqlite']

describe('in a folder without write access', () => {
  test.each(NOWHERE)('an import into %s is refused at once in one line', async (database) => {
    const { code, err } = await runGroundsheet(['import', at('small.ags'), '--database', database])
    expect([code, err]).toEqual([1, expect.stringMatching(/^\/(proc|sys)[^\n]+\.\n$/)])
  })

  test.each(NOWHERE)('a backup to %s is refused at once in one line', async (out) => {
    const { code, err } = await runGroundsheet(['backup', '--database', at('sound.sqlite'), '--out', out])
    expect([code, err]).toEqual([1, expect.stringMatching(/^--out \/(proc|sys)[^\n]+\.\n$/)])
  })
})

test.each(NOWHERE)('npm start with a database at %s is refused at once in one line', async (database) => {
  const child = spawnStart([], { GROUNDSHEET_DATABASE: database })
  let err = ''
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(err).toMatch(/^\/(proc|sys)[^\n]+\.\n$/)
})

test.each([
  ['import', at('small.ags')],
  ['serve'],
  ['keys', 'list'],
  ['doctor'],
  ['backup', '--out', at('b.sqlite')],
])('a folder in place of the database gives one clear line: %s', async (...words) => {
  const { code, err } = await runGroundsheet([...words, '--database', folder])
  expect([code, err]).toEqual([1, `${folder}: is a folder. Name a file in it with --database.\n`])
})

/** A quoted value that is never closed. */
const withErrors = (site: string): string =>
  `${site}"GROUP","SAMP"\r\n"HEADING","LOCA_ID","SAMP_TOP"\r\n"DATA","BH1","never ` +
  'closed\r\n"DATA","BH1","2"\r\n'

describe('an import that is refused', () => {
  test.each<[string, string, string[]]>([
    ['for its errors', withErrors(smallSite()), ['--strict']],
    ['for what it is', 'Dear Sir', []],
  ])('%s leaves no database where there was none', async (_what, text, options) => {
    writeFileSync(at('refused.ags'), text)
    const words = ['import', at('refused.ags'), '--database', at('refused', 'x.sqlite'), ...options]
    expect((await runGroundsheet(words)).code).toBe(1)
    expect(existsSync(at('refused')) ? readdirSync(at('refused')) : []).toEqual([])
  })

  test('leaves the database file to another import that waits for it', async () => {
    writeFileSync(at('refused.ags'), withErrors(largeSite()))
    const database = at('shared.sqlite')
    const refused = runGroundsheet(['import', at('refused.ags'), '--strict', '--database', database])
    const imports = [1, 2, 3].map(async (n) => {
      const file = at(`site-${n}.ags`)
      writeFileSync(file, smallSite({ PROJ: [['PROJ_ID'], [`J${n}`]] }))
      return runGroundsheet(['import', file, '--database', database])
    })
    expect((await Promise.all(imports)).map(({ code }) => code)).toEqual([0, 0, 0])
    expect((await refused).code).toBe(1)
    expect((await examineDatabase(database)).defects).toEqual([])
    const { out } = await runGroundsheet(['import', at('site-1.ags'), '--database', database, '--json'])
    expect(JSON.parse(out)).toMatchObject({ projects: [{ rows: { added: 0 } }] })
  })
})
