import { expect, test } from 'vitest'
import { readLog, type Tables } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const read = (finalDepth: number, tables: Tables, unit = '') =>
  readLog({ finalDepth, groundLevel: null }, tables, (_table, heading) =>
    heading === 'CORE_DIAM' ? unit : '',
  )
const GEOL = (base: string) => rowsOf('GEOL', { GEOL_TOP: '0', GEOL_BASE: base, GEOL_DESC: 'CLAY' })

test('water below the hole of its time is noted', () => {
  const PTIM = rowsOf(
    'PTIM',
    { PTIM_DEP: '2.00', PTIM_WAT: '5.50' },
    { PTIM_DEP: '6.00', PTIM_WAT: '5.50' },
    { PTIM_DEP: '14.80', PTIM_WAT: '55.0', PTIM_CAS: '6.00' },
  )
  const { findings } = read(14.8, { GEOL: GEOL('14.8'), PTIM })
  expect(findings.map(({ kind, table, top, text }) => [kind, table, top, text])).toEqual([
    ['impossible', 'PTIM', 14.8, 'PTIM_WAT 55.00 m is deeper than the hole, 14.80 m; printed as stated'],
    [
      ...['impossible', 'PTIM', 2],
      'water at 5.50 m is below the base of the hole, then at 2.00 m; printed as stated',
    ],
  ])
})

test('rows that are printed only are noted where they are deeper than the hole', () => {
  const { findings } = read(4, {
    GEOL: GEOL('4'),
    HDPH: rowsOf('HDPH', { HDPH_TOP: '0', HDPH_BASE: '4' }, { HDPH_TOP: '4', HDPH_BASE: '29.7' }),
    CHIS: rowsOf('CHIS', { CHIS_FROM: '3', CHIS_TO: '4.5' }),
    PTIM: rowsOf('PTIM', { PTIM_DPTH: '4.00' }),
    ICBR: rowsOf('ICBR', { ICBR_DPTH: '4', ICBR_ICBR: '6.5' }, { ICBR_DPTH: '4.2', ICBR_ICBR: '60' }),
  })
  expect(findings.map(({ kind, table, top, base }) => [kind, table, top, base])).toEqual([
    ['deeper', 'ICBR', 4.2, 4.2],
    ['deeper', 'CHIS', 3, 4.5],
    ['deeper', 'HDPH', 4, 29.7],
  ])
})

test('a method of a probe that was driven on below the hole is not deeper than it', () => {
  const DPRB = rowsOf(
    'DPRB',
    ...Array.from({ length: 60 }, (_, at) => ({ DPRB_DPTH: (at / 10).toFixed(2), DPRB_BLOW: '3' })),
  )
  const HDPH = rowsOf('HDPH', { HDPH_TOP: '3', HDPH_BASE: '5.9', HDPH_TYPE: 'DP' })
  const { findings } = read(3, { GEOL: GEOL('3'), DPRB, HDPH })
  expect(findings.map(({ kind }) => kind)).toEqual(['driven-on'])
})

test('a tube of an impossible length is noted, and a mark at its top', () => {
  const SAMP = rowsOf(
    'SAMP',
    { SAMP_TOP: '1.70', SAMP_BASE: '21.50', SAMP_TYPE: 'U', SAMP_REF: '07', SAMP_UBLO: '36' },
    { SAMP_TOP: '2.00', SAMP_BASE: '2.45', SAMP_TYPE: 'U', SAMP_REF: '08' },
    { SAMP_TOP: '3.00', SAMP_BASE: '9.00', SAMP_TYPE: 'B', SAMP_REF: '09' },
  )
  const { lanes, findings } = read(31, { SAMP })
  const marks = lanes.find(({ id }) => id === 'samples')?.marks ?? []
  expect(marks.map(({ top, base, statedBase }) => [top, base, statedBase])).toEqual([
    [1.7, 1.7, 21.5],
    [2, 2.45, undefined],
    [3, 9, undefined],
  ])
  expect(findings).toMatchObject([
    {
      ...{ kind: 'impossible', table: 'SAMP', top: 1.7, base: 21.5 },
      text: 'sample U07 of type U cannot be 19.80 m long (at most 3 m); drawn as a mark at its top',
    },
  ])
})

test.each([
  ['1', 'mm', 'core diameter 1 mm cannot be right (not 10 to 500 mm; printed as stated)'],
  ['1', '', 'core diameter 1 mm cannot be right (not 10 to 500 mm; printed as stated)'],
  ['0', 'mm', undefined],
  ['76', 'mm', undefined],
  ['7.6', 'cm', undefined],
])('a core diameter of %s %s is noted once for all runs where none can have it', (CORE_DIAM, unit, text) => {
  const CORE = rowsOf(
    'CORE',
    { CORE_TOP: '1.50', CORE_BASE: '3.00', CORE_PREC: '90', CORE_DIAM },
    { CORE_TOP: '3.00', CORE_BASE: '4.00', CORE_PREC: '90', CORE_DIAM },
  )
  const { findings } = read(4, { CORE }, unit)
  expect(findings.map((finding) => [finding.kind, finding.text, finding.count])).toEqual(
    text === undefined ? [] : [['impossible', text, 2]],
  )
})
