import { expect, test } from 'vitest'
import { expectLinear, expectLinearIn } from '../../contract/test/expect-linear.ts'
import { readDeclared } from '../src/declared-crs.ts'
import { findPlaceNames } from '../src/gazetteer.ts'
import { resolveCrs } from '../src/index.ts'

test('names of grids are read in linear time', () => {
  const parts = [...'OSGB A 36 EPSG UTM ZONE 30 N : . - IRISH 2770'.split(' '), ' ', 'NATIONAL GRID']
  expectLinear(resolveCrs, parts)
})

test('a long text names the same grids as a short one', () => {
  const words = 'site of works '.repeat(100)
  expect(resolveCrs(`${words}OSGB36 (BNG)`)).toBe('EPSG:27700')
  expect(resolveCrs(`Ordnance Survey Great Britain National Grid, ${words}`)).toBe('EPSG:27700')
  expect(resolveCrs(`${words}Irish National Grid`)).toBe('EPSG:29903')
  expect(resolveCrs(`${words}OSGB36 and ITM`)).toBeNull()
})

/** Signs that mean nothing, different for each number. */
const signsOf = (index: number): string => index.toString(2).replaceAll('0', '.').replaceAll('1', ',')

test('declarations are counted in linear time of their number', () => {
  expectLinearIn((count) =>
    readDeclared(Array.from({ length: count / 4 }, (_, index) => `OSGB ${signsOf(index)}`)),
  )
  expectLinearIn((count) =>
    readDeclared(
      Array.from({ length: count / 4 }, (_, index) =>
        index % 8 === 0 ? `?${index}` : `OSGB ${signsOf(index)}`,
      ),
    ),
  )
})

test('place names are found in linear time', () => {
  expectLinear(findPlaceNames, [...'Hull St Co , ; | é - 1'.split(' '), ' ', "'", 'Kingston upon Hull', '\n'])
})
