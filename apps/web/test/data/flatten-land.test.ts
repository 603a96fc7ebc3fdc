import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import { flattenLand, unwrapRing } from '../../src/data/map/flatten-land.ts'

test('a coast across the antimeridian goes on beyond it', () => {
  const ring = [
    [179, 66],
    [-179, 66],
    [-179, 67],
    [179, 67],
    [179, 66],
  ]
  expect(unwrapRing(ring).map(([longitude]) => longitude)).toEqual([179, 181, 181, 179, 179])
})

test('a coast around the pole is closed along it', () => {
  const ring = [
    [-180, -75],
    [-60, -65],
    [60, -66],
    [180, -75],
    [-180, -75],
  ]
  const unwrapped = unwrapRing(ring)
  expect(unwrapped.slice(-4)).toEqual([
    [180, -75],
    [180, -90],
    [-180, -90],
    [-180, -75],
  ])
})

test('no coast of the world runs back around it', () => {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-50m.json'))
  const land = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  const { features } = flattenLand(feature(land, land.objects.land))
  expect(features.length).toBeGreaterThan(1000)
  const jumps = features.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? geometry.coordinates : []).flatMap((ring) =>
      ring.filter(
        ([longitude = 0, latitude = 0], index) =>
          latitude > -90 && Math.abs(longitude - (ring[index - 1]?.[0] ?? longitude)) > 180,
      ),
    ),
  )
  expect(jumps).toEqual([])
})
