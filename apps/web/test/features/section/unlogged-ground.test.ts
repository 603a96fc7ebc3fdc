import { expect, test } from 'vitest'
import { hasColumn, unloggedGround } from '../../../src/features/section/unlogged-ground.ts'
import { row } from '../strip-log/sheet/rows.ts'

const strata = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([top, base]) => ({ row: row('GEOL', {}), top, base, label: '' }))

test.each<[string, readonly (readonly [number, number])[], readonly (readonly [number, number])[]]>([
  [
    'above, between and below strata',
    [
      [1, 2],
      [3, 6],
    ],
    [
      [0, 1],
      [2, 3],
      [6, 10],
    ],
  ],
  ['of a hole without strata', [], [[0, 10]]],
  [
    'not within overlapping strata',
    [
      [0, 8],
      [2, 3],
      [8, 10],
    ],
    [],
  ],
  [
    'not of rounding',
    [
      [0, 4.98],
      [5, 10],
    ],
    [],
  ],
])('ground is not logged %s', (_, ranges, gaps) => {
  const stick = { strata: strata(...ranges), ground: 25, base: 15 }
  expect(unloggedGround(stick).map(({ top, base }) => [top, base])).toEqual(gaps)
})

test('a cone without strata has no column', () => {
  const profile = { kind: 'cone', marks: [], scaleMax: 10, outside: [] } as const
  expect(hasColumn({ strata: [], profile })).toBe(false)
  expect(hasColumn({ strata: [], profile: null })).toBe(true)
  expect(hasColumn({ strata: strata([0, 1]), profile })).toBe(true)
})
