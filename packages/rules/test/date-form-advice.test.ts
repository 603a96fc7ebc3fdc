import { expect, test } from 'vitest'
import { checkTables, fileOf, type Groups } from './check-tables.ts'

const dated = (type: string, unit: string, ...values: string[]): Groups => ({
  GEOL: [
    ...['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', `|m|m|${unit}`, `ID|2DP|2DP|${type}`],
    ...values.map((value, index) => `BH1|${index}.00|${index + 1}.00|${value}`),
  ],
})

const adviceOn = (groups: Groups): string[] =>
  checkTables(fileOf(groups)).flatMap(({ rule, group, advice }) =>
    rule === '8' && group === 'GEOL' ? [advice] : [],
  )

const STATE = (form: string) =>
  `Write the format of the values, as ${form}, in the UNIT row below the heading`

test.each([
  ['DT', '2024-02-01', 'yyyy-mm-dd'],
  ['DT', '2024-02-01T10:00', 'yyyy-mm-ddThh:mm'],
  ['DT', '01/02/2024 10:00:30', 'yyyy-mm-ddThh:mm:ss'],
  ['DT', '2024-02-01T10:00:30.250Z', 'yyyy-mm-ddThh:mm:ss.sssZ(+hh:mm)'],
  ['DT', '10:30', 'hh:mm'],
  ['T', '10:30', 'hh:mm'],
  ['T', '100:30:15', 'hh:mm:ss'],
])('the advice on a %s without a stated form names the form that fits %s', (type, value, form) => {
  expect(adviceOn(dated(type, '', value))).toEqual([STATE(form)])
})

test.each([
  ['dd/mm/yyyy', '01/02/2024', 'yyyy-mm-dd'],
  ['dd/mm/yyyy hh:mm', '01/02/2024 10:00', 'yyyy-mm-ddThh:mm'],
  ['yyyy-mm-dd hh:mm:ss', '2024-02-01 10:00:30', 'yyyy-mm-ddThh:mm:ss'],
])('the advice on dates written %s names one form', (unit, value, form) => {
  expect(adviceOn(dated('DT', unit, value))).toEqual([`Write ${form}, in the UNIT row too`])
})

test('the advice on a time under a unit of days names the form with its time', () => {
  expect(adviceOn(dated('DT', 'yyyy-mm-dd', '2024-02-01T10:00'))).toEqual([
    'Write the value in the format of its unit, or state yyyy-mm-ddThh:mm in the UNIT row',
  ])
  expect(adviceOn(dated('DT', 'yyyy-mm-dd', '2024-02-31'))).toEqual([
    'Write the value in the format of its data type, or correct TYPE and UNIT',
  ])
})
