import { expect, test } from 'vitest'
import { describeColumns } from '../src/features/rows-table/column-facts.ts'
import { sortRows } from '../src/features/rows-table/use-sorted-rows.ts'
import { columnsOf, glossary, row } from './shown-rows.ts'

test('columns are all headings of any row', () => {
  const columns = describeColumns([
    row({ LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_DESC: '' }),
    row({ LOCA_ID: 'BH1', GEOL_TOP: '', GEOL_STAT: 'A' }),
  ])
  expect(columns.map(({ heading }) => heading)).toEqual(['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC', 'GEOL_STAT'])
  expect(columns.map(({ empty }) => empty)).toEqual([false, false, true, false])
  expect(columns.map(({ numeric }) => numeric)).toEqual([false, true, false, false])
  expect(columns.map(({ constant }) => constant)).toEqual([true, false, false, false])
})

test('columns are in dictionary order, followed by unknown headings', () => {
  const columns = columnsOf([row({ ZZZZ_X: '1', GEOL_DESC: 'a', GEOL_TOP: '0', LOCA_ID: 'BH1' })])
  expect(columns.map(({ id }) => id)).toEqual(['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC', 'ZZZZ_X'])
  expect(columns.find(({ id }) => id === 'GEOL_TOP')?.unit).toBe('m')
})

test('the hole, empty headings and keys of ancestors are hidden by default', () => {
  const parents = [
    { table: 'SAMP', keys: { LOCA_ID: 'BH1', SAMP_TOP: '2.00', SAMP_REF: '4', SAMP_TYPE: 'U' } },
  ]
  const columns = columnsOf([
    row({ LOCA_ID: 'BH1', SAMP_TOP: '2.00', SAMP_REF: '4', TRIT_CU: '35', TRIT_REM: '' }, 0, parents),
  ])
  expect(columns.filter(({ shownByDefault }) => shownByDefault).map(({ id }) => id)).toEqual([
    '@SAMP',
    'TRIT_CU',
  ])
})

test('with several holes the first column is the hole', () => {
  expect(columnsOf([row({ LOCA_ID: 'BH1', GEOL_TOP: '0' })], true)[0]?.kind).toBe('hole')
})

test('a code of digits is not aligned as a number, because its meaning is shown beside it', () => {
  const column = columnsOf([row({ GEOL_LEG: '102' })])[0]
  expect([column?.numeric, column?.meaning('102'), column?.meaning('999')]).toEqual([
    false,
    'Made ground',
    null,
  ])
})

test('with AGS headings a code has no name and is aligned as a number', () => {
  const column = columnsOf([row({ GEOL_LEG: '102' })], false, true)[0]
  expect([column?.numeric, column?.meaning('102')]).toEqual([true, null])
})

test('a column of codes is wide enough for name and code, and sorted by the displayed text', () => {
  const rows = ['RC', 'CP', 'ZZ'].map((code, index) => row({ GEOL_LEG: code }, index))
  const sorted = (codesOnly: boolean) => {
    const columns = columnsOf(rows, false, codesOnly)
    return sortRows(rows, columns, 'GEOL_LEG').map(({ data }) => data.GEOL_LEG)
  }
  expect(columnsOf(rows)[0]?.width).toBeGreaterThanOrEqual('Cable percussion (CP)'.length)
  expect(sorted(false)).toEqual(['CP', 'RC', 'ZZ'])
  const piled = ['102', 'CP'].map((code, index) => row({ GEOL_LEG: code }, index))
  expect(sortRows(piled, columnsOf(piled), '-GEOL_LEG').map(({ data }) => data.GEOL_LEG)).toEqual([
    '102',
    'CP',
  ])
})

test('several codes in one value are explained together, or not at all', () => {
  expect(glossary.meaning('GEOL_LEG', 'CP+RC')).toBe('Cable percussion + Rotary cored')
  expect(glossary.meaning('GEOL_LEG', 'CP+XX')).toBeNull()
  expect(glossary.meaning('GEOL_LEG', 'constructor')).toBeNull()
})

test('long text is wide, short text is not', () => {
  const columns = columnsOf([row({ GEOL_DESC: 'Stiff '.repeat(20), GEOL_STAT: 'A' })])
  expect(columns.map(({ wide }) => wide)).toEqual([true, false])
})

test('dates are displayed with the name of the month, sorted by time, and copied as delivered', () => {
  const rows = ['10/02/2021', '09/03/2021', '', 'spring'].map((date, index) =>
    row({ GEOL_DATE: date }, index),
  )
  const column = columnsOf(rows)[0]
  expect(column?.unit).toBe('')
  expect(rows.map((each) => column?.read(each))).toEqual(['10/02/2021', '09/03/2021', '', 'spring'])
  expect(rows.map((each) => column?.show(column.read(each)))).toEqual([
    '10 Feb 2021',
    '9 Mar 2021',
    '',
    'spring',
  ])
  const order = column && sortRows(rows, [column], '-GEOL_DATE').map(({ data }) => data.GEOL_DATE)
  expect(order).toEqual(['spring', '09/03/2021', '10/02/2021', ''])
})
