import { expect, test } from 'vitest'
import { databasePath, readSettings, SETTINGS } from '../src/config/settings.ts'

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: '.groundsheet/groundsheet.sqlite',
    rateLimit: 600,
    corsOrigins: [],
    logLevel: 'warn',
    trustProxy: 0,
  })
  expect(readSettings({}).basemaps.map(({ id }) => id)).toEqual(['streets', 'offline'])
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', GROUNDSHEET_RATE_LIMIT: '' })).toEqual(readSettings({}))
})

test.each([
  [{ HOST: 'a b' }, 'HOST'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '80.5' }, 'PORT'],
  [{ GROUNDSHEET_RATE_LIMIT: '0' }, 'GROUNDSHEET_RATE_LIMIT'],
  [{ GROUNDSHEET_CORS_ORIGINS: 'maps.example.org' }, 'GROUNDSHEET_CORS_ORIGINS'],
  [{ GROUNDSHEET_CORS_ORIGINS: 'https://maps.example.org/path' }, 'GROUNDSHEET_CORS_ORIGINS'],
  [{ GROUNDSHEET_CORS_ORIGINS: 'ftp://maps.example.org' }, 'GROUNDSHEET_CORS_ORIGINS'],
  [{ GROUNDSHEET_FRAME_ORIGINS: 'https://a.example;sandbox' }, 'GROUNDSHEET_FRAME_ORIGINS'],
  [{ GROUNDSHEET_FRAME_ORIGINS: "https://a.example'self'" }, 'GROUNDSHEET_FRAME_ORIGINS'],
  [{ GROUNDSHEET_BASEMAP_ORIGINS: 'null' }, 'GROUNDSHEET_BASEMAP_ORIGINS'],
  [{ GROUNDSHEET_BASEMAPS: 'satellite' }, 'GROUNDSHEET_BASEMAPS'],
  [{ GROUNDSHEET_BASEMAPS: 'Mine=file:///style.json' }, 'GROUNDSHEET_BASEMAPS'],
  [{ GROUNDSHEET_BASEMAPS: ',' }, 'GROUNDSHEET_BASEMAPS'],
  [{ GROUNDSHEET_LOG_LEVEL: 'loud' }, 'GROUNDSHEET_LOG_LEVEL'],
  [{ GROUNDSHEET_TRUST_PROXY: 'yes' }, 'GROUNDSHEET_TRUST_PROXY'],
  [{ GROUNDSHEET_PUBLIC_URL: 'ground.example.org' }, 'GROUNDSHEET_PUBLIC_URL'],
  [{ GROUNDSHEET_PUBLIC_URL: 'ftp://ground.example.org' }, 'GROUNDSHEET_PUBLIC_URL'],
  [{ GROUNDSHEET_PUBLIC_URL: 'https://ground.example.org/?a=b' }, 'GROUNDSHEET_PUBLIC_URL'],
  [{ GROUNDSHEET_QUERY_KEYS: 'yes' }, 'GROUNDSHEET_QUERY_KEYS'],
])('%j is refused in one line that states the expected value', (environment, name) => {
  const given = JSON.stringify(Object.values(environment)[0])
  const { expected } = SETTINGS[name as keyof typeof SETTINGS]
  expect(() => readSettings(environment)).toThrow(`${name}: got ${given}, expected ${expected}`)
})

test('lists of origins and basemaps are read', () => {
  const settings = readSettings({
    GROUNDSHEET_CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    GROUNDSHEET_BASEMAPS: 'offline, Our Survey=https://maps.example.org/style.json?a=b',
  })
  expect(settings.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173'])
  expect(settings.basemaps).toEqual([
    { id: 'offline', name: 'Offline' },
    { id: 'our-survey', name: 'Our Survey', style: 'https://maps.example.org/style.json?a=b' },
  ])
  expect(readSettings({ GROUNDSHEET_CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*'])
})

test('the public address has no slash at its end; keys in addresses are off unless switched on', () => {
  const settings = readSettings({ GROUNDSHEET_PUBLIC_URL: 'https://ground.example.org/data/' })
  expect(settings).toMatchObject({ publicUrl: 'https://ground.example.org/data', queryKeys: false })
  expect(readSettings({ GROUNDSHEET_QUERY_KEYS: 'on' })).toMatchObject({ publicUrl: null, queryKeys: true })
})

test('the option for the database takes precedence over the environment', () => {
  const environment = { GROUNDSHEET_DATABASE: 'b.sqlite' }
  expect(databasePath('a.sqlite', environment)).toBe('a.sqlite')
  expect(databasePath(undefined, environment)).toBe('b.sqlite')
  expect(databasePath(undefined, {})).toBe('.groundsheet/groundsheet.sqlite')
})
