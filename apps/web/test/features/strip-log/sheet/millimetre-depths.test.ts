import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { logStrings } from '../../../../src/ui/strings/log-strings.ts'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { lay, row, sourceOf } from './rows.ts'

const DEPTHS = [
  ['0.000', '0.045', 'MACADAM'],
  ['0.045', '0.245', 'MACADAM'],
  ['0.245', '0.410', 'CONCRETE'],
]

test('the strata of a pavement core have their boundaries and levels to the millimetre', () => {
  const GEOL = DEPTHS.map(([GEOL_TOP = '', GEOL_BASE = '', GEOL_DESC = '']) =>
    row('GEOL', { GEOL_TOP, GEOL_BASE, GEOL_DESC }),
  )
  const log = readLog({ finalDepth: 0.41, groundLevel: 63.24 }, { GEOL }, () => '')
  const boundaries = lay(sourceOf(log), 10).sheets.flatMap(({ part }) =>
    (part?.texts ?? [])
      .filter(({ column }) => column.id === 'boundary')
      .flatMap(({ placed }) => placed.map(({ block }) => block.cells.flat().join(' '))),
  )
  expect(boundaries).toEqual(['(0.045)', '63.195 0.045', '(0.20)', '62.995 0.245', '(0.165)', '62.83 0.41'])
})

test.each([
  [0.045, 0.245, '0.045 to 0.245 m'],
  [1.2, 1.65, '1.20 to 1.65 m'],
  [0, 0.1 + 0.2, '0.00 to 0.30 m'],
])('a range of depths from %d to %d m is written “%s”', (top, base, text) => {
  expect(logStrings.between(top, base)).toBe(text)
})

test('depths beside notes and at the end of a hole have their millimetres', () => {
  expect(printStrings.log.metres(0.405)).toBe('0.405 m')
  expect(logStrings.finalDepth(12.5)).toBe('Final depth 12.50 m')
})
