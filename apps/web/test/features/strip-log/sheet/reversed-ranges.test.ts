import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf, written } from './rows.ts'

const NOTE = 'base above top in the file'
const wordsOn = (table: string, data: Record<string, string>) => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '12', GEOL_DESC: 'Stiff CLAY' })]
  const rows = { ...(table !== 'GEOL' && { GEOL }), [table]: [row(table, data)] }
  const log = readLog({ finalDepth: 12, groundLevel: null }, rows, () => '')
  return written(lay({ ...sourceOf(log), remarks: [] }, 50)).join(' ')
}

test.each([
  ['SAMP', { SAMP_TOP: '10.60', SAMP_BASE: '2.00', SAMP_TYPE: 'U', SAMP_REF: '3' }],
  ['GEOL', { GEOL_TOP: '12.00', GEOL_BASE: '0.00', GEOL_DESC: 'Firm CLAY' }],
  ['DETL', { DETL_TOP: '10.60', DETL_BASE: '2.00', DETL_DESC: 'band of silt' }],
  ['CORE', { CORE_TOP: '10.60', CORE_BASE: '2.00', CORE_PREC: '100' }],
])('a printed row of %s whose base is above its top has a note on it', (table, data) => {
  expect(wordsOn(table, data).split(NOTE)).toHaveLength(2)
  const inOrder = Object.fromEntries(
    Object.entries(data).map(([heading, value]) => [
      heading,
      { '10.60': '2.00', '2.00': '10.60', '12.00': '0.00', '0.00': '12.00' }[value] ?? value,
    ]),
  )
  expect(wordsOn(table, inOrder)).not.toContain(NOTE)
})
