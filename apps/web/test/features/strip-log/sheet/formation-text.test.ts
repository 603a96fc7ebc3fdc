import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { formationText } from '../../../../src/features/strip-log/sheet/formation-text.ts'
import { lay, row, sourceOf, written } from './rows.ts'

const meanings: Readonly<Record<string, string>> = { GT: 'Glacial Till', LCM: '[LOWER COAL MEASURES]' }
/** A real file: the name as code, and an abbreviation or the rock as its meaning. */
const swapped: Readonly<Record<string, string>> = {
  'Made Ground': 'MG',
  'Lenton Sandstone Formation': 'Sandstone',
  Alluvium: 'Strata',
  'River Terrace Deposits': 'Strata type',
  GLACTILL: 'Till',
}

test('a name that is explained by an abbreviation is printed itself', () => {
  const text = (GEOL_GEOL: string) =>
    formationText(row('GEOL', { GEOL_GEOL, GEOL_DESC: 'Firm' }), (_, code) => swapped[code] ?? null)
  expect(Object.keys(swapped).map(text)).toEqual([
    '[Made Ground]',
    '[Lenton Sandstone Formation]',
    '[Alluvium]',
    '[River Terrace Deposits]',
    '[Till]',
  ])
})

const meaningOf = (_heading: string, code: string) => meanings[code] ?? null

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

test('the second formation is printed beside the first, once', () => {
  const text = (GEOL_GEOL: string, GEOL_GEO2: string) =>
    formationText(row('GEOL', { GEOL_GEOL, GEOL_GEO2, GEOL_DESC: 'Stiff CLAY' }), meaningOf)
  expect(text('GT', 'Oadby Member')).toBe('[Glacial Till] [Oadby Member]')
  expect(text('', 'Oadby Member')).toBe('[Oadby Member]')
  expect(text('GT', '[Glacial Till]')).toBe('[Glacial Till]')
  expect(text('GT', 'CLAY')).toBe('[Glacial Till]')
})

test('a formation in words is printed beside the geology code, once', () => {
  const text = (GEOL_GEOL: string, GEOL_FORM: string, GEOL_DESC = 'Stiff CLAY') =>
    formationText(row('GEOL', { GEOL_GEOL, GEOL_FORM, GEOL_DESC }), meaningOf)
  expect(text('GT', 'OADBY MEMBER')).toBe('[Glacial Till] [OADBY MEMBER]')
  expect(text('TILL', 'GLACIAL TILL')).toBe('[GLACIAL TILL]')
  expect(text('GT', 'GLACIAL TILL').toLowerCase()).toBe('[glacial till]')
  expect(text('GT', 'OADBY MEMBER', 'Stiff CLAY (OADBY MEMBER)')).toBe('[Glacial Till]')
})

test('a printed description ends with its formation', () => {
  const GEOL = [
    row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '4', GEOL_DESC: 'Stiff CLAY', GEOL_GEOL: '[GLACIAL TILL]' }),
  ]
  const log = readLog({ finalDepth: 4, groundLevel: null }, { GEOL })
  expect(written(lay(sourceOf(log))).join(' ')).toContain('Stiff CLAY [GLACIAL TILL]')
})
