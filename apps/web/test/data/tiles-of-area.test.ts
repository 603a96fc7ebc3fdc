import { expect, test } from 'vitest'
import { boundsOf } from '../../src/data/map/bounds-of.ts'
import { isTileAddress, tileAddress } from '../../src/data/map/tile-address.ts'
import { tilesOfArea } from '../../src/data/map/tiles-of-area.ts'

const tiles = { urls: ['https://here/{z}/{x}/{y}.png'], minZoom: 0, maxZoom: 20 }
const LONDON = { latitude: 51.5, longitude: -0.1 }

test('the tiles of a place are those around it, from the farthest level on', () => {
  const addresses = tilesOfArea(tiles, boundsOf([LONDON]) ?? [0, 0, 0, 0], 10_000)
  expect(addresses.slice(0, 5)).toEqual(
    ['0/0/0', '1/0/0', '1/0/1', '1/1/0', '1/1/1'].map((tile) => `https://here/${tile}.png`),
  )
  // As https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames works them out.
  const level = addresses.filter((address) => address.startsWith('https://here/10/'))
  expect(level).toHaveLength(25)
  expect([level[0], level[12]]).toEqual(['https://here/10/509/338.png', 'https://here/10/511/340.png'])
})

test('levels are kept whole, and only as many as the limit allows', () => {
  const area = boundsOf([LONDON, { latitude: 51.6, longitude: 0.3 }])
  if (!area) throw new Error('there are places')
  const all = tilesOfArea(tiles, area, 20_000)
  const some = tilesOfArea(tiles, area, 2000)
  expect(some.length).toBeLessThanOrEqual(2000)
  expect(some).toEqual(all.slice(0, some.length))
  const [last] = some.slice(-1)
  const [next] = all.slice(some.length)
  expect(Number(next?.split('/')[3])).toBe(Number(last?.split('/')[3]) + 1)
})

test('nothing is requested beyond the bounds and levels of the tiles', () => {
  const bounded = { ...tiles, minZoom: 12, maxZoom: 12, bounds: [-0.1, 51.4, 5, 51.5] as const }
  const addresses = tilesOfArea(bounded, boundsOf([LONDON]) ?? [0, 0, 0, 0], 10_000)
  expect(addresses.map((address) => address.slice(13))).toEqual(
    [2046, 2047, 2048].flatMap((x) => [1362, 1363].map((y) => `12/${x}/${y}.png`)),
  )
})

test('several servers are used in turn, and rows count from the south where the map states it', () => {
  const shared = {
    urls: ['https://a/{z}/{x}/{y}', 'https://b/{z}/{x}/{y}'],
    minZoom: 1,
    maxZoom: 1,
    fromSouth: true,
  }
  expect(tilesOfArea(shared, boundsOf([LONDON]) ?? [0, 0, 0, 0], 10)).toEqual([
    'https://a/1/0/1',
    'https://b/1/0/0',
    'https://b/1/1/1',
    'https://a/1/1/0',
  ])
})

test('the box of a tile is that of Web Mercator, metres', () => {
  const box = tileAddress('{bbox-epsg-3857}', { z: 1, x: 1, y: 0 })
  expect(box.split(',').map(Number)).toEqual([0, 0, 20_037_508.342789244, 20_037_508.342789244])
  expect(tileAddress('{z}/{x}/{y}{ratio}', { z: 2, x: 1, y: 0 }, { pixelRatio: 2 })).toBe('2/1/0@2x')
})

test.each([
  ['https://here/{z}/{x}/{y}{ratio}.png', true],
  ['https://here/wms?bbox={bbox-epsg-3857}', true],
  ['https://here/{quadkey}.png', false],
  ['https://{s}.here/{z}/{x}/{y}.png', false],
])('%s: addresses of tiles can be made of it: %s', (template, expected) => {
  expect(isTileAddress(template)).toBe(expected)
})
