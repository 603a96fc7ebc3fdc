import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../src/config/settings.ts'
import { viewerPolicy } from '../../src/http/viewer/viewer-policy.ts'
import { readMaps } from '../../src/maps/read-maps-file.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundsheet-maps-'))
  file = join(folder, 'maps.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const AERIAL = {
  type: 'xyz',
  name: 'Aerial 2024',
  url: 'https://aerial.example/{z}/{x}/{y}.jpg',
  attribution: '© Survey',
}
const GEOLOGY = {
  type: 'wms',
  name: 'Bedrock',
  url: 'https://geology.example/wms',
  layers: 'bedrock',
  attribution: '© BGS',
  opacity: 0.6,
  minZoom: 7,
  tileSize: 512,
  bounds: [-9, 49, 3, 61],
}

const settingsOf = (content: unknown, environment: Record<string, string> = {}) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readSettings({ GROUNDSHEET_MAPS: file, ...environment })
}

test('basemaps of a file replace the default ones; overlays are added', () => {
  const { basemaps, overlays } = settingsOf({
    basemaps: ['offline', AERIAL, { type: 'style', name: 'Ours', url: 'https://maps.example/style.json' }],
    overlays: [GEOLOGY],
  })
  expect(basemaps).toEqual([
    { id: 'offline', name: 'Offline' },
    {
      id: 'aerial-2024',
      name: 'Aerial 2024',
      attribution: '© Survey',
      opacity: 1,
      tiles: { url: AERIAL.url, tileSize: 256, minZoom: 0, maxZoom: 19 },
    },
    { id: 'ours', name: 'Ours', style: 'https://maps.example/style.json' },
  ])
  expect(overlays).toMatchObject([
    {
      id: 'bedrock',
      name: 'Bedrock',
      attribution: '© BGS',
      opacity: 0.6,
      tiles: { tileSize: 512, minZoom: 7, maxZoom: 22, bounds: [-9, 49, 3, 61] },
    },
  ])
})

test('a file with overlays only leaves the basemaps to the variable', () => {
  expect(settingsOf({ overlays: [GEOLOGY] }).basemaps.map(({ id }) => id)).toEqual(['streets', 'offline'])
  expect(
    settingsOf({ overlays: [GEOLOGY] }, { GROUNDSHEET_BASEMAPS: 'offline' }).basemaps.map(({ id }) => id),
  ).toEqual(['offline'])
})

test('basemaps of the variable and of the file together are refused', () =>
  expect(() => settingsOf({ basemaps: [AERIAL] }, { GROUNDSHEET_BASEMAPS: 'offline' })).toThrow(
    `GROUNDSHEET_BASEMAPS: ${file} lists basemaps, too; leave out the variable, or "basemaps" of the file`,
  ))

test('every invalid entry has its own line', () => {
  const { problems } = readMaps({
    basemaps: ['street', { ...AERIAL, url: 'https://a.example/{z}.png' }, { type: 'style', name: 'S' }, 7],
    overlays: [
      { ...GEOLOGY, type: 'wfs' },
      { ...GEOLOGY, attribution: undefined },
      { ...GEOLOGY, opacity: 60 },
      { ...GEOLOGY, minZoom: 12, maxZoom: 9 },
      { ...GEOLOGY, layer: 'bedrock' },
      { ...GEOLOGY, version: '1.0.0', tileSize: 100, bounds: [3, 49, -9, 61] },
      GEOLOGY,
      GEOLOGY,
      { type: 'style', name: 'S', url: 'https://maps.example/style.json' },
    ],
    overlay: [],
  })
  expect(problems).toEqual([
    'has no member "overlay"; did you mean "overlays"?',
    'basemaps[0]: is not streets or offline; did you mean "streets"?; any other ' +
      'basemap is an object with a type',
    'basemaps[1] "Aerial 2024": url: has no {x}, {y}; write it where the server expects that figure',
    'basemaps[2] "S": url: is missing; a JSON string is expected',
    'basemaps[3]: has to be an object in curly braces',
    'overlays[0] "Bedrock": type: has to be xyz, wmts, wms, pmtiles; did you mean "wms"?',
    'overlays[1] "Bedrock": attribution: is missing; a JSON string is expected',
    'overlays[2] "Bedrock": opacity: is above 1; 0.6 is 60 %',
    'overlays[3] "Bedrock": minZoom: is above maxZoom (9)',
    'overlays[4] "Bedrock": has no member "layer"; remove it or correct the spelling',
    'overlays[5] "Bedrock": tileSize: is not 256, 512 or 1024',
    'overlays[5] "Bedrock": bounds: is not [west, south, east, north] in degrees',
    'overlays[5] "Bedrock": version: is not "1.1.1" or "1.3.0"',
    'overlays[7] "Bedrock": name: another one has it already; give it a name of its own',
    'overlays[8] "S": type: has to be xyz, wmts, wms, pmtiles',
  ])
})

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'cannot be read as JSON'],
  ['a list', [], 'has to be an object with basemaps and overlays'],
  ['no list', { overlays: {} }, 'overlays: has to be a list in square brackets'],
  ['no basemaps', { basemaps: [] }, 'basemaps: is empty'],
])('%s is refused with the name of the file', (_, content, message) =>
  expect(() => settingsOf(content)).toThrow(`GROUNDSHEET_MAPS: ${file}: ${message}`),
)

test('a missing file is refused', () =>
  expect(() => readSettings({ GROUNDSHEET_MAPS: join(folder, 'none.json') })).toThrow('ENOENT'))

test('pages may fetch tiles from the servers of the file, and nothing else from there', () => {
  const policy = viewerPolicy(settingsOf({ basemaps: ['offline', AERIAL], overlays: [GEOLOGY] }))
  expect(policy).toContain("connect-src 'self' https://aerial.example https://geology.example;")
  expect(policy.match(/https:/g)).toHaveLength(2)
})
