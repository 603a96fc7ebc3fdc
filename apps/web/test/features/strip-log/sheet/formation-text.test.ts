import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { formationText } from '../../../../src/features/strip-log/sheet/formation-text.ts'
import { lay, row, sourceOf, written } from './rows.ts'

const meanings: Readonly<Record<string, string>> = { GT: 'Glacial Till', LCM: '[LOWER COAL MEASURES]' }
const meaningOf = (code: string) => meanings[code] ?? null

test.each([
  ['[GLACIAL TILL]', 'Stiff CLAY', '[GLACIAL TILL]'],
  ['(Glacial Till)', 'Stiff CLAY', '[Glacial Till]'],
  ['GT', 'Stiff CLAY', '[Glacial Till]'],
  ['LCM', 'Weak MUDSTONE', '[LOWER COAL MEASURES]'],
  ['GT', 'Stiff CLAY (GLACIAL TILL)', ''],
  ['[MADE GROUND]', 'MADE GROUND: brick', ''],
  ['QX', 'Stiff CLAY', ''],
  ['-', 'Stiff CLAY', ''],
  ['', 'Stiff CLAY', ''],
])('the formation %j of a stratum described as %j is printed as %j', (GEOL_GEOL, GEOL_DESC, text) => {
  expect(formationText(row('GEOL', { GEOL_GEOL, GEOL_DESC }), meaningOf)).toBe(text)
})

test('a printed description ends with its formation', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4', GEOL_DESC: 'Stiff CLAY', GEOL_GEOL: '[GLACIAL TILL]' }),
  ]
  const log = readLog({ finalDepth: 4, groundLevel: null }, { GEOL })
  expect(written(lay(sourceOf(log))).join(' ')).toContain('Stiff CLAY [GLACIAL TILL]')
})
