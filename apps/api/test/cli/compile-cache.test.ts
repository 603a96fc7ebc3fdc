import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runGroundsheet } from './run-groundsheet.ts'

/** Each test starts several processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-cache-'))
const seeded = join(folder, 'seeded')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OTHER_USER_ID = 65_534
const isRoot = process.getuid?.() === 0
const OUTPUT = 'planted code has run'

/** Header of an entry of Node 24's compile cache: five 32-bit numbers, then the text of the module. */
const HEADER_BYTES = 20

beforeAll(async () => {
  await runGroundsheet(['--version'], { NODE_COMPILE_CACHE: seeded })
  const names = readdirSync(seeded, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => join(seeded, name)).filter((path) => lstatSync(path).isFile())
  expect(files.filter(plantCode)).toHaveLength(1)
})

/** Puts code in the cached text of `src/cli/main.ts`. Returns false for the entry of any other module. */
function plantCode(file: string): boolean {
  const entry = readFileSync(file)
  const text = entry.subarray(HEADER_BYTES).toString()
  if (!text.includes("new Command('groundsheet')")) return false
  const planted = Buffer.from(`${text}\nconsole.log('${OUTPUT}')\n`)
  entry.writeUInt32LE(planted.length, 8)
  entry.writeUInt32LE(crc32(planted), 16)
  writeFileSync(file, Buffer.concat([entry.subarray(0, HEADER_BYTES), planted]))
  return true
}

interface Place {
  /** The empty cache folder of the user. */
  readonly base: string
  /** Puts the planted cache at a path. */
  readonly plant: (path: string) => void
}

function preparePlace(): Place {
  const base = mkdtempSync(join(folder, 'user-'))
  return { base, plant: (path) => cpSync(seeded, path, { recursive: true }) }
}

function plantOwn({ base, plant }: Place, mode = 0o700): string {
  const path = join(base, 'groundsheet')
  plant(path)
  chmodSync(path, mode)
  return path
}

const run = (env: Record<string, string>) => runGroundsheet(['--version'], env)

test('Node runs code planted in a compile cache it uses, even in an own folder of mode 0700', async () => {
  const place = preparePlace()
  plantOwn(place)
  expect((await run({ XDG_CACHE_HOME: place.base })).out).toContain(OUTPUT)
})

test('the cache is made in the cache folder of the user, mode 0700, whatever the umask', async () => {
  const home = mkdtempSync(join(folder, 'home-'))
  const env = { HOME: home, XDG_CACHE_HOME: 'relative/is/ignored' }
  await runGroundsheet(['--version'], env, 'umask 000; exec "$0" "$@"')
  const cache = join(home, ...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']))
  for (const path of [cache, join(cache, 'groundsheet')])
    expect(lstatSync(path).mode & 0o777, path).toBe(0o700)
  expect(readdirSync(join(cache, 'groundsheet'))).toHaveLength(1)
})

/** Files another user can prepare, and the environment of the attacked user. */
const ATTACKS: [string, (place: Place) => Record<string, string>][] = [
  [
    'in the temporary directory',
    ({ base, plant }) => {
      plant(join(base, 'node-compile-cache'))
      return { TMPDIR: base, XDG_CACHE_HOME: join(base, 'cache') }
    },
  ],
  [
    'behind a symbolic link',
    ({ base, plant }) => {
      plant(join(base, 'elsewhere'))
      chmodSync(join(base, 'elsewhere'), 0o700)
      symlinkSync(join(base, 'elsewhere'), join(base, 'groundsheet'))
      return { XDG_CACHE_HOME: base }
    },
  ],
  ...[0o770, 0o707, 0o750].map((mode): (typeof ATTACKS)[number] => [
    `in a folder of mode ${mode.toString(8)}`,
    (place) => {
      plantOwn(place, mode)
      return { XDG_CACHE_HOME: place.base }
    },
  ]),
  ...[0o1777, 0o777, 0o775].map((mode): (typeof ATTACKS)[number] => [
    `below a folder of mode ${mode.toString(8)}`,
    (place) => {
      plantOwn(place)
      chmodSync(place.base, mode)
      return { XDG_CACHE_HOME: place.base }
    },
  ]),
  [
    'where a folder further up is writable',
    ({ base, plant }) => {
      plantOwn({ base: join(base, 'a', 'b'), plant })
      chmodSync(join(base, 'a'), 0o777)
      return { XDG_CACHE_HOME: join(base, 'a', 'b') }
    },
  ],
]

/** Files of another user, which only root can create. */
const ATTACKS_OF_ANOTHER_USER: typeof ATTACKS = [
  [
    'in a folder of another user',
    (place) => {
      chownSync(plantOwn(place), OTHER_USER_ID, OTHER_USER_ID)
      return { XDG_CACHE_HOME: place.base }
    },
  ],
  [
    'in the home of another user',
    ({ base, plant }) => {
      const home = join(base, 'anna')
      plantOwn({ base: join(home, '.cache'), plant })
      chownSync(home, OTHER_USER_ID, OTHER_USER_ID)
      return { HOME: home, XDG_CACHE_HOME: '' }
    },
  ],
]

describe('no code is run from a cache', () => {
  test.each(ATTACKS)('%s', async (_where, prepare) => {
    const { code, out, err } = await run(prepare(preparePlace()))
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toContain(OUTPUT)
  })

  test.skipIf(!isRoot).each(ATTACKS_OF_ANOTHER_USER)('%s', async (_where, prepare) => {
    const { code, out, err } = await run(prepare(preparePlace()))
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toContain(OUTPUT)
  })
})

test.skipIf(!isRoot)('root creates no file in the home of another user', async () => {
  const { base } = preparePlace()
  chownSync(base, OTHER_USER_ID, OTHER_USER_ID)
  expect((await run({ HOME: base, XDG_CACHE_HOME: '' })).code).toBe(0)
  expect(readdirSync(base)).toEqual([])
})

test('the command works without a folder for the cache', async () => {
  const { base } = preparePlace()
  writeFileSync(join(base, 'file'), '')
  expect((await run({ XDG_CACHE_HOME: join(base, 'file') })).code).toBe(0)
})

test('without a home folder no file is created in the current folder', async () => {
  const { base } = preparePlace()
  const env = { HOME: '', XDG_CACHE_HOME: '' }
  expect((await runGroundsheet(['--version'], env, `cd '${base}'; exec "$0" "$@"`)).code).toBe(0)
  expect(readdirSync(base)).toEqual([])
})

test('NODE_COMPILE_CACHE of the user is used, and no other folder is created', async () => {
  const { base } = preparePlace()
  const env = { NODE_COMPILE_CACHE: join(base, 'chosen'), XDG_CACHE_HOME: base }
  expect((await run(env)).code).toBe(0)
  expect([existsSync(join(base, 'chosen')), existsSync(join(base, 'groundsheet'))]).toEqual([true, false])
})
