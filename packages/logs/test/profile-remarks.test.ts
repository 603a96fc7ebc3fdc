import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const read = (tables: Parameters<typeof readLog>[1]) =>
  readLog({ finalDepth: 5, groundLevel: null }, tables)
    .lanes.find(({ id }) => id === 'profile-remarks')
    ?.marks.map(({ top, base, label }) => [top, base, label])

test.each(['SCPT', 'STCN', 'DPRB'])(
  'every remark on rows of %s is shown; equal ones that follow are one',
  (table) => {
    const at = (depth: string, remark: string) => ({
      [`${table}_DPTH`]: depth,
      ...{ [`${table}_RES`]: '2', DPRB_BLOW: '2', [`${table}_REM`]: remark },
    })
    const rows = rowsOf(
      table,
      ...[
        at('0.1', 'Pre-drilled'),
        at('0.3', ''),
        at('0.2', 'Pre-drilled'),
        at('0.4', 'Pre-drilled'),
        at('0.5', 'Stopped'),
      ],
    )
    expect(read({ [table]: rows })).toEqual([
      [0.1, 0.2, 'Pre-drilled'],
      [0.4, 0.4, 'Pre-drilled'],
      [0.5, 0.5, 'Stopped'],
    ])
  },
)

test('a cone without remarks has no column for them', () => {
  expect(read({ SCPT: rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_RES: '2' }) })).toBeUndefined()
})

test.each([
  ['SCPG', 'SCPT'],
  ['DPRG', 'DPRB'],
])(
  'a remark on a test in %s is at its first depth, with its number where there are several',
  (group, table) => {
    const test = (number: string, remark: string) => ({ [`${group}_TESN`]: number, [`${group}_REM`]: remark })
    const row = (number: string, depth: string) => ({
      [`${group}_TESN`]: number,
      ...{ [`${table}_DPTH`]: depth, [`${table}_RES`]: '2', DPRB_BLOW: '2' },
    })
    const rows = rowsOf(table, row('1', '0.2'), row('1', '0.1'), row('2', '1.0'))
    const tests = rowsOf(
      group,
      test('1', 'Refused on a boulder'),
      test('2', 'Pushed again'),
      test('3', 'No rows'),
    )
    expect(read({ [table]: rows, [group]: tests })).toEqual([
      [0.1, 0.1, '1: Refused on a boulder'],
      [1, 1, '2: Pushed again'],
    ])
    const one = rowsOf(group, test('1', 'Refused on a boulder'))
    expect(read({ [table]: rows, [group]: one })).toEqual([[0.1, 0.1, 'Refused on a boulder']])
  },
)
