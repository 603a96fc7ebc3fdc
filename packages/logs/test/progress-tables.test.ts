import { expect, test } from 'vitest'
import { readInSituTests } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'
import { listed } from './listed-tables.ts'

test('progress is in order of time, and a table without rows is left out', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2000-02-16T18:00:00', PTIM_DPTH: '25.00', PTIM_CAS: '13.00' },
    { PTIM_DTIM: '2000-02-15T08:00:00', PTIM_DPTH: '0.00' },
  )
  expect(listed('progress', { PTIM })).toEqual([
    ['date', 'depth', 'casing'],
    ['2000-02-15T08:00:00', '0.00', ''],
    ['2000-02-16T18:00:00', '25.00', '13.00'],
  ])
  expect(listed('chiselling', { PTIM })).toBeNull()
  expect(listed('casings', { CDIA: rowsOf('CDIA', { CDIA_DPTH: '' }) })).toBeNull()
})

test('progress of a day of which a row has no time is in order of depth, then as in the file', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2000-02-15T08:00:00', PTIM_DPTH: '0.00' },
    { PTIM_DTIM: '2000-02-15T17:30:00', PTIM_DPTH: '12.00', PTIM_WAT: '4.00' },
    { PTIM_DTIM: '2000-02-15', PTIM_DPTH: '12.00', PTIM_WAT: '3.50' },
    { PTIM_DTIM: '2000-02-14', PTIM_DPTH: '0.00' },
    { PTIM_DPTH: '20.00' },
  )
  expect(listed('progress', { PTIM })?.slice(1)).toEqual([
    ['2000-02-14', '0.00', ''],
    ['2000-02-15T08:00:00', '0.00', ''],
    ['2000-02-15T17:30:00', '12.00', '4.00'],
    ['2000-02-15', '12.00', '3.50'],
    ['', '20.00', ''],
  ])
})

test('midnight in the progress of a day with other times is no time', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DTIM: '2019-11-25T00:00:00', PTIM_DPTH: '23.50' },
    { PTIM_DTIM: '2019-11-25T09:00:00', PTIM_DPTH: '12.70' },
    { PTIM_DTIM: '2019-11-15T17:00:00', PTIM_DPTH: '12.70' },
  )
  expect(
    listed('progress', { PTIM })
      ?.slice(1)
      .map(([, depth]) => depth),
  ).toEqual(['12.70', '12.70', '23.50'])
})

test('progress of AGS 3 is in order of its days, not of its depths alone', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DATE: '10/02/2001', PTIM_TIME: '0800', PTIM_DEP: '8.00' },
    { PTIM_DATE: '10/02/2001', PTIM_TIME: '', PTIM_DEP: '6.00' },
    { PTIM_DATE: '09/02/2001', PTIM_TIME: '1700', PTIM_DEP: '8.00' },
    { PTIM_DATE: '09/02/2001', PTIM_TIME: '0930', PTIM_DEP: '1.20' },
  )
  expect(listed('progress', { PTIM })?.slice(1)).toEqual([
    ['09/02/2001', '0930', '1.20'],
    ['09/02/2001', '1700', '8.00'],
    ['10/02/2001', '', '6.00'],
    ['10/02/2001', '0800', '8.00'],
  ])
})

test.each([
  ['', 'dry', 'dry'],
  ['', 'DAMP', 'DAMP'],
  ['DRY', '', 'DRY'],
  ['0.00', 'dry', 'dry'],
  ['30.000', '30.00', '30.000'],
  ['29.10', '', '29.10'],
])('water at %j with the text %j is printed as %j beside tests and progress', (depth, text, printed) => {
  const PTIM = rowsOf('PTIM', { PTIM_DEP: '3.750', PTIM_CAS: '0.000', PTIM_WAT: depth, PTIM_WTXT: text })
  expect(listed('progress', { PTIM })).toEqual([
    ['depth', 'casing', 'water'],
    ['3.750', '0.000', printed],
  ])
  const ISPT = rowsOf('ISPT', { ISPT_TOP: '2.50', ISPT_NVAL: '9', ISPT_WAT: depth, ISPT_WTXT: text })
  expect(readInSituTests({ ISPT }, vaneWords).map(({ water }) => water)).toEqual([printed])
})
