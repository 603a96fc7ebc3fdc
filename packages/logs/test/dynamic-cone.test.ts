import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 1, groundLevel: null }

/** Rows of DCPT as AGS 4 has them: cumulative blows and penetration at them. */
const penetrometer = (depth: string, ...rows: [blows: string, penetration: string][]) =>
  rowsOf(
    'DCPT',
    ...rows.map(([DCPT_CBLO, DCPT_PEN]) => ({
      ...{ LOCA_ID: 'DCP1', DCPG_DATE: '2021-03-09', DCPG_TESN: '1', DCPG_DPTH: depth, DCPT_CBLO, DCPT_PEN },
    })),
  )
const start = (depth: string, zero: string) =>
  rowsOf('DCPG', {
    LOCA_ID: 'DCP1',
    DCPG_DATE: '2021-03-09',
    DCPG_TESN: '1',
    DCPG_DPTH: depth,
    DCPG_ZERO: zero,
  })

const read = (tables: Parameters<typeof readLog>[1], units: Record<string, string> = {}) => {
  const { lanes, findings } = readLog(hole, tables, (_table, heading) => units[heading] ?? '')
  return { marks: lanes.find(({ id }) => id === 'dynamic-cone')?.marks ?? [], findings }
}

test('a dynamic cone penetrometer is a step of mm per blow between readings, from its starting depth', () => {
  const { marks, findings } = read({ DCPT: penetrometer('0.30', ['5', '100'], ['10', '160'], ['20', '160']) })
  expect(marks.map(({ top, base, value, label }) => [top, base, value, label])).toEqual([
    [0.3, 0.4, 20, '20'],
    [0.4, 0.46, 12, '12'],
    [0.46, 0.46, 0, '0'],
  ])
  expect(findings).toEqual([])
})

test('the zero reading of the test is subtracted where a row of 0 blows states it', () => {
  const { marks } = read({ DCPT: penetrometer('0.00', ['0', '45'], ['2', '105']), DCPG: start('0.00', '45') })
  expect(marks.map(({ top, base, value }) => [top, base, value])).toEqual([[0, 0.06, 30]])
})

test('several tests of a hole are separate runs', () => {
  const { marks } = read({ DCPT: [...penetrometer('0', ['1', '30']), ...penetrometer('0.5', ['1', '40'])] })
  expect(new Set(marks.map(({ run }) => run)).size).toBe(2)
  expect(marks.map(({ top, value }) => [top, value])).toEqual([
    [0, 30],
    [0.5, 40],
  ])
})

test('readings that contradict each other, texts, and tests without a depth are listed', () => {
  const falls = read({ DCPT: penetrometer('0', ['1', '100'], ['2', '80']) })
  expect(falls.findings).toMatchObject([
    { kind: 'disagreement', text: '80 mm at 2 blows, less than 100 mm at 1' },
  ])
  const word = read({ DCPT: penetrometer('0', ['1', '100'], ['2', 'refusal'], ['3', ''], ['4', '']) })
  expect(word.findings).toMatchObject([
    { kind: 'unread', text: 'DCPT_PEN refusal' },
    { kind: 'unread', text: 'DCPT_PEN not stated', count: 2 },
  ])
  const nowhere = read({ DCPT: penetrometer('', ['1', '100'], ['2', '150']) })
  expect(nowhere.findings).toMatchObject([{ kind: 'no-depth', count: 2 }])
})

test('penetrations in another unit are converted, and those in no unit of length are listed', () => {
  const DCPT = penetrometer('0', ['2', '4'])
  expect(read({ DCPT }, { DCPT_PEN: 'cm' }).marks.map(({ value }) => value)).toEqual([20])
  expect(read({ DCPT }, { DCPT_PEN: '%' })).toMatchObject({ marks: [], findings: [{ kind: 'unit' }] })
})
