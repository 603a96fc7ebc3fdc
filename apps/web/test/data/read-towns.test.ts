import { readFileSync } from 'node:fs'
import { featureFilter } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { readTowns } from '../../src/data/map/read-towns.ts'
import { townLayers } from '../../src/features/map/layers/town-layers.ts'
import { mapThemes } from '../../src/features/map/view/map-theme.ts'

const file = new URL('../../../../packages/coordinates/data/places.tsv', import.meta.url)
const towns = readTowns(readFileSync(file, 'utf8')).features

test('every place of the gazetteer has a name, people and a position in Britain or Ireland', () => {
  expect(towns.length).toBeGreaterThan(4000)
  for (const { properties, geometry } of towns) {
    const [longitude = NaN, latitude = NaN] = geometry.coordinates
    expect(properties.name).not.toBe('')
    expect(properties.population).toBeGreaterThanOrEqual(0)
    expect(longitude > -11 && longitude < 2 && latitude > 49 && latitude < 61).toBe(true)
  }
  expect(
    towns.find(({ properties }) => properties.name === 'Sheffield')?.geometry.coordinates[1],
  ).toBeCloseTo(53.38, 1)
})

test('the closer the map, the more towns; far off only cities', () => {
  const [layer] = townLayers(mapThemes.light)
  if (layer?.type !== 'symbol') throw new Error('no names')
  const { filter } = featureFilter(layer.filter, 'layers[0].filter')
  const shownAt = (zoom: number) =>
    towns.filter(({ properties }) => filter({ zoom }, { type: 1, properties: { ...properties } })).length
  const counts = [5, 7, 8, 9, 10].map(shownAt)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts[0]).toBeLessThan(150)
  expect(counts.at(-1)).toBe(towns.length)
})
