import { LOG_TABLES, SHEET_TABLES } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import {
  fullTableName,
  inDisplayOrder,
  longTableName,
  shortTableName,
  tableName,
  tableNameAndCode,
} from '../../src/ui/table-names.ts'

test('frequent tables have short names, others those of the dictionary in sentence case', () => {
  expect(tableName({ code: 'GEOL', name: 'Field Geological Descriptions' })).toBe('Strata')
  expect(tableName({ code: 'AELO', name: 'Aggregate Elongation Index Tests' })).toBe(
    'Aggregate elongation index tests',
  )
  expect(tableName({ code: 'GEOL', name: 'Stratum Descriptions' })).toBe('Strata')
  expect(tableName({ code: 'GEOL', name: 'Ground profile of the company' })).toBe(
    'Ground profile of the company',
  )
  expect(tableName({ code: 'constructor', name: 'Anything' })).toBe('Anything')
  expect(tableName({ code: null, name: 'Own table' })).toBe('Own table')
})

test('where there is room, names are written in full', () => {
  const ispt = { code: 'ISPT', name: 'Standard Penetration Test Results' }
  expect(tableName(ispt)).toBe('SPT')
  expect(fullTableName(ispt)).toBe('Standard penetration tests')
  expect(fullTableName({ code: 'GEOL', name: 'Stratum Descriptions' })).toBe('Strata')
  expect(fullTableName({ code: null, name: 'constructor' })).toBe('constructor')
  expect(fullTableName({ code: 'CDIA', name: 'SPT' })).toBe('SPT')
})

test('a table has one name everywhere, unless its short one is an abbreviation', () => {
  const codes = ['GEOL', 'WSTG', 'WSTK', 'WSTD', 'DPRB', 'PTIM', 'CHIS', 'MONG', 'ISPT', 'IPID']
  const abbreviated = codes.filter((code) => shortTableName(code) !== longTableName(code))
  expect(abbreviated.map(shortTableName)).toEqual(['SPT', 'PID readings'])
  expect(longTableName('WSTG')).toBe('Groundwater strikes')
})

test('frequent tables come first, the others stay in their order', () => {
  const tables = ['AELO', 'SAMP', null, 'GEOL', 'ABRA', 'LOCA'].map((code) => ({ code }))
  expect(inDisplayOrder(tables).map(({ code }) => code)).toEqual([
    'LOCA',
    'GEOL',
    'SAMP',
    'AELO',
    null,
    'ABRA',
  ])
})

test('a table known by its code alone is named before its code in a message', () => {
  expect(shortTableName('GEOL')).toBe('Strata')
  expect(tableNameAndCode('GEOL')).toBe('Strata (GEOL)')
  expect(tableNameAndCode('AELO')).toBe('AELO')
  expect(shortTableName('constructor')).toBe('constructor')
})

test('monitoring points and piezometers of AGS 3 have plain names', () => {
  expect(['MONP', 'MONR', 'PREF', 'POBS'].map(shortTableName)).toEqual([
    'Monitoring points',
    'Monitoring readings',
    'Piezometers',
    'Piezometer readings',
  ])
})

test('every table that logs read has a name in words', () => {
  const read = new Set([...LOG_TABLES, ...SHEET_TABLES])
  expect([...read].filter((code) => shortTableName(code) === code)).toEqual([])
})
