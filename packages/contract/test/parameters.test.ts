import { expect, test } from 'vitest'
import { listParameters } from '../src/index.ts'

const { limit, updatedSince, sort, include } = listParameters.locations

test.each([
  ['1', 1],
  ['200', 200],
  ['1000', 1000],
  ['1001', 1000],
  ['9'.repeat(400), 1000],
  ['007', 7],
])('limit %s is read as %i', (text, expected) => expect(limit.read(text)).toBe(expected))

test.each(['', '0', '-5', '1.0', '1e3', '0x10', ' 1', '١', 'NaN'])('limit %j is none', (text) =>
  expect(limit.read(text)).toBeUndefined(),
)

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T09:15:00Z', '2026-01-31T09:15:00.000Z'],
  ['2026-01-31t09:15:00z', '2026-01-31T09:15:00.000Z'],
  ['2026-01-31 09:15:00Z', '2026-01-31T09:15:00.000Z'],
  ['2026-01-31T09:15:00.25+01:00', '2026-01-31T08:15:00.250Z'],
  ['2026-01-31T09:15:00 01:00', '2026-01-31T08:15:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['9999-12-31T23:59:59-14:00', '9999-12-31T23:59:59.999Z'],
])('updatedSince %s is %s', (text, expected) => expect(updatedSince.read(text)).toBe(expected))

test.each([
  '',
  'now',
  '2026',
  '2026-1-1',
  '2026-02-29',
  '2026-13-01',
  '2026-01-31T09:15:00',
  '2026-01-31T25:00:00Z',
  '2026-01-31T09:15Z',
  '31/01/2026',
  '1769850900',
])('updatedSince %j is none', (text) => expect(updatedSince.read(text)).toBeUndefined())

test('sort takes two values', () => {
  expect(['created', '-created', 'Created', ' created', ''].map((text) => sort.read(text))).toEqual([
    'created',
    '-created',
    undefined,
    undefined,
    undefined,
  ])
})

test('include takes a list, in any order, and no unknown member', () => {
  expect(include.read('style')).toEqual(['style'])
  expect(include.read('style, style')).toEqual(['style'])
  expect(include.read('tables,style')).toEqual(['style', 'tables'])
  expect(include.read('style,')).toBeUndefined()
  expect(include.read('location')).toBeUndefined()
})
