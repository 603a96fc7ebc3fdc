import { expect, test, vi } from 'vitest'
import { describePlace } from '../../../src/features/map/coordinates/describe-place.ts'
import type { GridFit } from '../../../src/features/map/coordinates/grid-fit.ts'
import { createPlaceStore } from '../../../src/features/map/coordinates/place-store.ts'

const place = { longitude: -1.446653358, latitude: 53.390062306 }
const fit: GridFit = { residual: 0, toGrid: () => ({ easting: 436898.06, northing: 388276.52 }) }
const grid = (crs: Parameters<typeof describePlace>[2], found: GridFit | null = fit) =>
  describePlace(place, found, crs).find(({ id }) => id === 'grid')

test('a place is written in degrees, and in the grid of the project', () => {
  expect(
    describePlace(place, fit, { code: 'EPSG:27700', name: 'British National Grid', source: 'given' }),
  ).toEqual([
    { id: 'wgs84', text: '53.39006, -1.44665', copy: '53.39006, -1.44665', system: 'WGS 84' },
    {
      id: 'grid',
      text: '≈\u00a0436898\u00a0E, 388277\u00a0N',
      copy: '436898, 388277',
      system: 'British National Grid',
    },
  ])
})

test('an assumed grid is stated as assumed, and one without a name is the grid of the project', () => {
  expect(grid({ code: 'EPSG:27700', name: 'Irish Grid', source: 'guessed' })?.system).toBe(
    'Irish Grid (assumed)',
  )
  expect(grid(null)?.system).toBe('grid of the project')
})

test('where the grid is not known only degrees are written', () => {
  expect(grid(null, null)).toBeUndefined()
  expect(grid(null, { ...fit, toGrid: () => null })).toBeUndefined()
})

test('the middle of the map is shown while there is no pointer on it', () => {
  const places = createPlaceStore()
  const listener = vi.fn()
  const leave = places.subscribe(listener)
  expect(places.current()).toBeNull()
  places.setCentre(place)
  expect(places.current()).toEqual({ place, from: 'centre' })
  const under = { longitude: 0, latitude: 0 }
  places.setPointer(under)
  places.setCentre({ longitude: 1, latitude: 1 })
  expect(places.current()).toEqual({ place: under, from: 'pointer' })
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  places.setPointer(null)
  expect(places.current()).toEqual({ place: { longitude: 1, latitude: 1 }, from: 'centre' })
  expect(listener).toHaveBeenCalledTimes(2)
})
