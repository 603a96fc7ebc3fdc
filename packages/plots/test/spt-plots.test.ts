import { expect, test } from 'vitest'
import { readPlot, valueScale } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { brief, named, read } from './read-plot.ts'

test('a refusal of the penetration test is a lower bound, in AGS 3 as in AGS 4', () => {
  const { points, leftOut } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      { LOCA_ID: 'BH1', ISPT_TOP: '1.20', ISPT_NVAL: '14' },
      { LOCA_ID: 'BH1', ISPT_TOP: '2.70', ISPT_NVAL: '50', ISPT_REP: '50 for 75mm' },
      { HOLE_ID: 'BH2', ISPT_TOP: '3.00', ISPT_NVAL: '>50' },
      { HOLE_ID: 'BH2', ISPT_TOP: '4.00', ISPT_NVAL: 'no test' },
      { HOLE_ID: 'BH2', ISPT_TOP: '', ISPT_NVAL: '8' },
    ),
  })
  expect(points.map(brief)).toEqual([
    [1.2, 14, '', undefined],
    [2.7, 50, '', 'lower'],
    [3, 50, '', 'lower'],
  ])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([
    ['no-number', 'no test'],
    ['no-depth', '8'],
  ])
})

test('a refusal whose N is stated as extrapolated counts as a bound, and is noted', () => {
  const values = { ISPT_INC3: '50', ISPT_PEN3: '70', ISPT_MAIN: '50' }
  const { points, doubts } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      { LOCA_ID: 'BH1', ISPT_TOP: '8', ISPT_REP: '214', ...values },
      { LOCA_ID: 'BH1', ISPT_TOP: '9', ISPT_REP: '140', ...values },
    ),
  })
  expect(points.map(({ text, bound, uncounted }) => [text, bound, uncounted])).toEqual([
    ['50/70 mm', 'lower', undefined],
    ['50/70 mm', 'lower', 'contradicted'],
  ])
  expect(doubts.map(({ kind }) => kind)).toEqual(['extrapolated', 'disagreement'])
  expect(doubts[0]?.text).toBe('N = 214 is extrapolated from 50 blows in 70 mm')
})

test('a test stopped in the seating drive has no N and is reported', () => {
  const { leftOut } = read('spt', {
    ISPT: rowsOf('ISPT', { ISPT_TOP: '9', ISPT_REP: '25/0*' }, { ISPT_TOP: '10', ISPT_REP: 'abandoned' }),
  })
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['seating', 'ISPT_REP', '25/0*'],
    ['no-number', 'ISPT_REP', 'abandoned'],
  ])
})

test('a test with the blows of the main drive only is counted as not drawn', () => {
  const { points, leftOut } = read('spt', { ISPT: rowsOf('ISPT', { ISPT_TOP: '9', ISPT_MAIN: '25' }) })
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['no-penetration', 'ISPT_MAIN', '25'],
  ])
})

test('a penetration test above ground level is no point of the plot and is counted', () => {
  const { points, leftOut } = read('spt', {
    ISPT: rowsOf('ISPT', { ISPT_TOP: '-2.00', ISPT_REP: 'N=25' }, { ISPT_TOP: '0.00', ISPT_NVAL: '3' }),
  })
  expect(points.map(({ top, value }) => [top, value])).toEqual([[0, 3]])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['above-ground', 'ISPT_REP', 'N=25'],
  ])
})

test('an impossible N value is left out of scale and statistics, and reported', () => {
  const rows = ['8', '35', '1E300'].map((ISPT_NVAL, at) => ({
    LOCA_ID: 'BH1',
    ISPT_TOP: `${at + 1}`,
    ISPT_NVAL,
  }))
  const plot = named('spt')
  const { points, leftOut } = readPlot(plot, { ISPT: rowsOf('ISPT', ...rows) }, () => '')
  const values = points.map(({ value }) => value)
  expect(values).toEqual([8, 35])
  expect(valueScale(plot, values, 'all').to).toBe(50)
  expect(leftOut.map(({ kind, heading, row }) => [kind, heading, row.data.ISPT_TOP])).toEqual([
    ['outside', 'ISPT_NVAL', '3'],
  ])
})

test('a test that is stated twice is one value of its plot, and counted', () => {
  const at = (n: string) => ({ ISPT_TOP: '1.00', ISPT_NVAL: n })
  const { points, leftOut } = readPlot(
    named('spt'),
    { ISPT: rowsOf('ISPT', at('10'), at('10'), at('12')) },
    () => '',
  )
  expect(points.map(({ value }) => value)).toEqual([10, 12])
  expect(leftOut.map(({ kind, text }) => [kind, text])).toEqual([['stated-twice', '10']])
})

test('an SPT result that its row contradicts is drawn, not counted; one with such an N60 is counted', () => {
  const { points, doubts } = read('spt', {
    ISPT: rowsOf(
      'ISPT',
      {
        ...{ LOCA_ID: 'BH140', ISPT_TOP: '20.50', ISPT_SEAT: '25', ISPT_MAIN: '48', ISPT_NPEN: '280' },
        ...{ ISPT_NVAL: '48', ISPT_REP: '48', ISPT_INC1: '12', ISPT_INC2: '13', ISPT_INC3: '21' },
        ...{ ISPT_INC4: '27', ISPT_PEN1: '75', ISPT_PEN2: '55', ISPT_PEN3: '75', ISPT_PEN4: '75' },
      },
      { ISPT_TOP: '2', ISPT_NVAL: '20', ISPT_N60: '35', ISPT_ERAT: '60' },
      { ISPT_TOP: '3', ISPT_NVAL: '12' },
    ),
  })
  expect(points.map(({ value, uncounted }) => [value, uncounted])).toEqual([
    [48, 'contradicted'],
    [20, undefined],
    [12, undefined],
  ])
  expect(doubts).toHaveLength(2)
})
