import { readFileSync } from 'node:fs'
import { readNumber } from '@groundsheet/readings'
import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { generateKnownRows } from '../scripts/generate-known-rows.ts'
import { number, type Client, type List, type RowOf } from '../src/index.ts'

test('the known rows are those of the dictionaries', () => {
  const path = new URL('../src/known-rows.ts', import.meta.url)
  expect(readFileSync(path, 'utf8')).toBe(generateKnownRows())
})

test('a known table has its headings as text, and takes those that a file defines itself', () => {
  expectTypeOf<RowOf<'GEOL'>['data']['GEOL_TOP']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<RowOf<'HOLE'>['data']['HOLE_FDEP']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<keyof RowOf<'GEOL'>['data']>().toExtend<string>()
  expectTypeOf<RowOf<'XABC'>['data']>().toEqualTypeOf<Record<string, string>>()
  const read = (client: Client) => client.rows('p', 'GEOL')
  expectTypeOf(read).returns.toEqualTypeOf<List<RowOf<'GEOL'>>>()
})

test.each([
  ['12.50', 12.5],
  [' -4 ', -4],
  ['1.2E-07', 1.2e-7],
  ['1e999', undefined],
  ['1,5', undefined],
  ['>50', undefined],
  ['0x10', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the number %j', (text, value) => {
  expect(number(text)).toBe(value)
})

test('it reads the numbers that logs and plots read', () => {
  const digits = fc.stringMatching(/^[+-]?\d{0,4}[.,]?\d{0,3}([eE][+-]?\d{1,3})?$/)
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), (text) => {
      expect(number(text)).toBe(readNumber(text.trim()) ?? undefined)
    }),
  )
})
