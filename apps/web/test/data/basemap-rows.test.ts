import { expect, test } from 'vitest'
import { basemapRows } from '../../src/data/map/basemap-rows.ts'

const streets = { id: 'streets', name: 'Streets', style: 'https://tiles.example.org/style.json' }
const offline = { id: 'offline', name: 'Offline' }
const aerial = { id: 'aerial', name: 'Aerial', style: 'https://tiles.example.org/aerial.json' }

const rowsOf = (...call: Parameters<typeof basemapRows>) =>
  basemapRows(...call).map(({ id, shown, progress }) => [id, shown, progress])

test('a basemap that failed is marked, and the offline map in its place is the one that is shown', () => {
  expect(rowsOf([streets, offline, aerial], 'streets', 'failed', 'Offline')).toEqual([
    ['streets', false, 'failed'],
    ['offline', true, undefined],
    ['aerial', false, undefined],
  ])
})

test('a basemap that loads, or is drawn, is the one that is shown', () => {
  for (const progress of ['waiting', 'here'] as const)
    expect(rowsOf([streets, offline], 'streets', progress, 'Offline')).toEqual([
      ['streets', true, progress],
      ['offline', false, undefined],
    ])
})

test('the offline map is listed without being configured, once it is drawn in place of another', () => {
  expect(basemapRows([streets], 'streets', 'failed', 'Offline map').at(-1)).toEqual({
    id: '',
    name: 'Offline map',
    shown: true,
    progress: undefined,
  })
  expect(basemapRows([streets], 'streets', 'here', 'Offline map')).toHaveLength(1)
})

test('the offline map neither loads nor fails', () => {
  for (const progress of ['waiting', 'failed'] as const)
    expect(rowsOf([streets, offline], 'offline', progress, 'Offline')).toEqual([
      ['streets', false, undefined],
      ['offline', true, 'here'],
    ])
})
