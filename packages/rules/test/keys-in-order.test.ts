import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeysInOrder } from '../src/tables/keys-in-order.ts'
import { checkTables, fileOf, grown } from './check-tables.ts'

const HOLE = fc.constantFrom('BH1', 'BH2', 'BH10')
const DEPTH = fc.constantFrom('', '0.00', '1.50', '9.00', '10.00', '100.00')

test('keys that are all in order are all different', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(HOLE, DEPTH, DEPTH), { maxLength: 8 }), (rows) => {
      const order = createKeysInOrder()
      fc.pre(rows.every((row) => order.isNext(row, [0, 1, 2], 0)))
      expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length)
    }),
  )
})

test('depths that grow are in order hole by hole, whatever the order of the holes', () => {
  const order = createKeysInOrder()
  const isNext = (...row: string[]) => order.isNext(row, [0, 1], 0)
  expect([isNext('BH2', '9.00'), isNext('BH2', '10.00'), isNext('BH1', '0.00')]).toEqual([true, true, true])
  expect(isNext('BH2', '11.00')).toBe(false)
})

test('rows of blocks with other columns are compared by their keys', () => {
  const order = createKeysInOrder()
  expect(order.isNext(['BH1', 'CLAY', '1.00'], [0, 2], 0)).toBe(true)
  expect(order.isNext(['2.00', 'BH1', 'CLAY'], [1, 0], 0)).toBe(true)
  expect(order.isNext(['BH1', 'CLAY', '2.00'], [0, 2], 0)).toBe(false)
})

describe('a group of 6,000 rows in order', () => {
  const row = (index: number) => `BH1|${index}.00|${index + 1}.00|CLAY`
  const inOrder = Array.from({ length: 6000 }, (_, index) => row(index))
  const repeated = (...rows: string[]) =>
    checkTables(fileOf(grown('GEOL', ...inOrder, ...rows))).filter(({ rule }) => rule === '10a')

  test('has no equal keys', () => {
    expect(repeated()).toEqual([])
  })

  test.each([10, 5000, 5999])('has those of row %i when that is repeated at its end', (index) => {
    expect(repeated(row(index))).toMatchObject([
      {
        message:
          `Several rows have the same key: LOCA_ID "BH1", GEOL_TOP "${index}.00", ` +
          `GEOL_BASE "${index + 1}.00"`,
      },
    ])
  })
})
