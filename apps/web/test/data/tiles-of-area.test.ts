import { expect, test } from 'vitest'
import { boundsOf } from '../../src/data/map/bounds-of.ts'
import { basemapsFromHere, tilesOfArea } from '../../src/data/map/tiles-of-area.ts'

const tiles = { url: 'https://here/{z}/{x}/{y}.png', tileSize: 256, minZoom: 0, maxZoom: 20 }
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

test('nothing is asked for beyond the bounds and levels of the tiles', () => {
  const bounded = { ...tiles, minZoom: 12, maxZoom: 12, bounds: [-0.1, 51.4, 5, 51.5] as const }
  const addresses = tilesOfArea(bounded, boundsOf([LONDON]) ?? [0, 0, 0, 0], 10_000)
  expect(addresses.map((address) => address.slice(13))).toEqual(
    [2046, 2047, 2048].flatMap((x) => [1362, 1363].map((y) => `12/${x}/${y}.png`)),
  )
})

test('only basemaps of this service are kept, and only those of tiles', () => {
  const basemaps = [
    { id: 'here', name: 'Here', tiles },
    { id: 'there', name: 'There', tiles: { ...tiles, url: 'https://there/{z}/{x}/{y}.png' } },
    { id: 'like', name: 'Like', tiles: { ...tiles, url: 'https://here.example/{z}/{x}/{y}.png' } },
    { id: 'asked', name: 'Asked', tiles: { ...tiles, url: 'https://here/wmts?z={z}&x={x}&y={y}' } },
    { id: 'offline', name: 'Offline' },
  ]
  expect(basemapsFromHere(basemaps, 'https://here').map(({ id }) => id)).toEqual(['here'])
})
