import { expect, test } from 'vitest'
import { holeOf } from '../../../src/data/holes/hole.ts'
import { holeFeatures, isPlaced } from '../../../src/features/map/markers/hole-features.ts'

const labelOf = (name: string) => {
  const hole = holeOf({
    id: 'a'.repeat(24),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: 54,
    longitude: -2,
    groundLevel: null,
    finalDepth: null,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  return String(holeFeatures([hole].filter(isPlaced)).features[0]?.properties?.name)
}

test('the label of a very long name is shortened, since the map would not draw it', () => {
  expect(labelOf('BH105')).toBe('BH105')
  expect(labelOf('X'.repeat(900))).toMatch(/^X{20,60}…$/)
})

test('labels show invisible characters', () => {
  expect(labelOf('\u202EBH1 ')).toBe('[U+202E]BH1␣')
})
