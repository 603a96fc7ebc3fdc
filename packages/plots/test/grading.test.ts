import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const grading = plotNamed('grading', () => undefined) ?? expect.fail('no plot')
const sample = { LOCA_ID: 'WS03', SAMP_TOP: '2.00', SAMP_REF: '7', SAMP_TYPE: 'B' }
const passing = (size: string, percent: string, rest: Record<string, string> = {}) => ({
  ...sample,
  GRAT_SIZE: size,
  GRAT_PERP: percent,
  ...rest,
})
const read = (rows: readonly Record<string, string>[], unit = '') =>
  grading.read({ GRAT: rowsOf('GRAT', ...rows) }, (_, heading) => (heading === 'GRAT_SIZE' ? unit : ''))

test('sizes and percentages are a curve of their specimen at the depth of the sample', () => {
  const { points, leftOut, doubts } = read([passing('0.063', '58'), passing('2.00', '70')])
  expect(points.map(({ value, index, top }) => [value, index, top])).toEqual([
    [0.063, 58, 2],
    [2, 70, 2],
  ])
  expect(points.map((point) => grading.traced?.(point))).toEqual(['B7 at 2.00 m', 'B7 at 2.00 m'])
  expect([leftOut, doubts]).toEqual([[], []])
})

test('specimens of one sample are curves of their own; AGS 3 has the same in GRAD', () => {
  const names = read([
    passing('2', '70', { SPEC_REF: '1', SPEC_DPTH: '2.10' }),
    passing('2', '71', { SPEC_REF: '2', SPEC_DPTH: '2.30' }),
  ]).points.map((point) => grading.traced?.(point))
  expect(names).toEqual(['B7 1 at 2.10 m', 'B7 2 at 2.30 m'])
  const GRAD = rowsOf('GRAD', { HOLE_ID: 'BH1', SAMP_TOP: '1.50', GRAD_SIZE: '0.425', GRAD_PERP: '33' })
  expect(grading.read({ GRAD }, () => '').points).toMatchObject([{ value: 0.425, index: 33, top: 1.5 }])
})

test('samples without a number are distinguished by their id', () => {
  const unnumbered = (SAMP_ID: string) => passing('2', '70', { SAMP_REF: '', SAMP_ID })
  const names = read([unnumbered('L1'), unnumbered('L2')]).points.map((point) => grading.traced?.(point))
  expect(names).toEqual(['B L1 at 2.00 m', 'B L2 at 2.00 m'])
})

test('sizes are millimetres by their unit; a unit of another quantity is reported', () => {
  expect(read([passing('63', '58')], 'um').points[0]?.value).toBeCloseTo(0.063)
  expect(read([passing('63', '58')], 'kg').leftOut.map(({ kind }) => kind)).toEqual(['unit'])
})

test('text that is not a number is reported, and an empty percentage is not a reading', () => {
  const { points, leftOut } = read([passing('pan', '0'), passing('0.063', '<1'), passing('2', '')])
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-number', '0 % at pan mm'],
    ['no-number', '<1 % at 0.063 mm'],
  ])
})

test('a curve that falls with size is drawn as stated and listed', () => {
  const { points, doubts } = read([passing('0.063', '96'), passing('0.15', '99'), passing('0.082', '26')])
  expect(points).toHaveLength(3)
  expect(doubts.map(({ kind, text }) => [kind, text])).toEqual([
    ['disagreement', '96 % pass 0.063 mm, 26 % pass 0.082 mm'],
  ])
  expect(read([passing('2', '70'), passing('2', '71')]).doubts).toHaveLength(1)
  expect(read([passing('2', '70'), passing('2', '70')]).doubts).toEqual([])
  expect(read([passing('2', '104')]).doubts.map(({ kind }) => kind)).toEqual(['impossible'])
})

test('every row is drawn or reported; a curve that never falls has no finding, in any order of rows', () => {
  const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 20 })
  const text = fc.constantFrom('', '12', 'n/a', '-3', '101')
  fc.assert(
    fc.property(sizes, fc.array(text, { maxLength: 20 }), (all, texts) => {
      const order = all.toSorted((a, b) => a - b)
      const rising = all.map((size) =>
        passing(String(size / 1000), String(Math.floor((100 * (order.indexOf(size) + 1)) / all.length))),
      )
      expect(read(rising)).toMatchObject({ leftOut: [], doubts: [] })
      expect(read(rising).points).toHaveLength(all.length)
      const { points, leftOut } = read(texts.map((percent) => passing('2', percent)))
      expect(points.length + leftOut.length).toBe(texts.filter((percent) => percent !== '').length)
    }),
  )
})
