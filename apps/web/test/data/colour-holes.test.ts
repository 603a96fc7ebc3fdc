import type { Location } from '@groundsheet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canColourBy, colourHoles, paintHoles, UNSTATED_COLOUR } from '../../src/data/holes/colour-holes.ts'
import { holeOf } from '../../src/data/holes/hole.ts'
import { partOf } from '../../../../test/part-of.ts'

const hole = (finalDepth: number | null, began = '') =>
  holeOf(
    partOf<Location>({
      id: `${String(finalDepth)} ${began}`,
      locationId: 'BH1',
      longitude: 0,
      latitude: 0,
      easting: null,
      northing: null,
      finalDepth,
      groundLevel: null,
      mapPlacement: null,
      data: { LOCA_TYPE: 'CP', LOCA_STAR: began },
    }),
  )

const holesOf = (...depths: (number | null)[]) => depths.map((depth) => hole(depth))
const tints = (depths: (number | null)[]) => {
  const holes = holesOf(...depths)
  return paintHoles(holes, colourHoles(holes, 'depth')).map(({ style }) => style.markerColor)
}

test('one very deep hole does not leave all the others in one colour', () => {
  expect(new Set(tints([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 900])).size).toBe(6)
})

test('equal values share a colour, and what is not stated has one of its own', () => {
  const [a, b, c, none] = tints([3, 3, 8, null])
  expect(a).toBe(b)
  expect(c).not.toBe(a)
  expect(none).toBe(UNSTATED_COLOUR)
})

test('the legend of colours has only values that are present', () => {
  const { classes } = colourHoles(holesOf(1.5, 2, 30, null), 'depth')
  expect(classes.map(({ min, max }) => [min, max])).toEqual([
    [1.5, 1.5],
    [2, 2],
    [30, 30],
  ])
})

test('where no hole states a value, or all the same, there is nothing to colour by', () => {
  expect(canColourBy(holesOf(null, null), 'depth')).toBe(false)
  expect(canColourBy(holesOf(4, 4, null), 'depth')).toBe(false)
  expect(canColourBy(holesOf(4, 5), 'depth')).toBe(true)
  expect(canColourBy([hole(1, '2021-03-08'), hole(1, '2021-03-09')], 'date')).toBe(true)
  expect(colourHoles(holesOf(null), 'depth').classes).toEqual([])
})

test('every hole has the colour of the one class that its value lies in', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { minLength: 1 }), (depths) => {
      const holes = holesOf(...depths)
      const { classes, colourOf } = colourHoles(holes, 'depth')
      expect(new Set(classes.map(({ colour }) => colour)).size).toBe(classes.length)
      for (const each of holes) {
        const value = each.finalDepth
        const own = classes.filter(({ min, max }) => value !== null && value >= min && value <= max)
        expect(own.map(({ colour }) => colour)).toEqual(value === null ? [] : [colourOf(each)])
      }
    }),
  )
})
