import { expect, test } from 'vitest'
import { staleParts } from '../../../src/app/state/stale-parts.ts'

const held = { holes: [{ id: 'a' }], tables: [{ code: 'GEOL' }, { code: null }] }

test('a hole or a table that the project does not have is stale', () => {
  expect(staleParts({ hole: 'a', table: 'GEOL' }, held)).toEqual([])
  expect(staleParts({ hole: 'b', table: 'GEOL' }, held)).toEqual(['hole'])
  expect(staleParts({ hole: 'b', table: 'XXXX' }, held)).toEqual(['hole', 'table'])
  expect(staleParts({ hole: undefined, table: undefined }, held)).toEqual([])
})

test('nothing is stale before the holes and tables are known', () => {
  expect(staleParts({ hole: 'b', table: 'XXXX' }, { holes: null, tables: null })).toEqual([])
})
