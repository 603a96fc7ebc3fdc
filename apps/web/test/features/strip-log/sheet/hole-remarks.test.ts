import { expect, test } from 'vitest'
import { holeRemarks } from '../../../../src/features/strip-log/sheet/hole-remarks.ts'
import { createGlossary } from '../../../../src/data/tables/glossary.ts'
import { glossary, row } from './rows.ts'
import { partOf } from '../../../../../../test/part-of.ts'

test('each SPT hammer is listed once, with its energy ratio', () => {
  const ISPT = [
    row('ISPT', { ISPT_TOP: '1', ISPT_HAM: 'AR256', ISPT_ERAT: '65' }),
    row('ISPT', { ISPT_TOP: '2', ISPT_HAM: 'AR256', ISPT_ERAT: '65' }),
    row('ISPT', { ISPT_TOP: '3', ISPT_HAM: '', ISPT_ERAT: '0.72' }),
    row('ISPT', { ISPT_TOP: '4', ISPT_HAM: 'DART149', ISPT_ERAT: '' }),
    row('ISPT', { ISPT_TOP: '5' }),
  ]
  const known = { hole: { data: {}, table: 'LOCA' }, tables: { ISPT }, glossary }
  expect(holeRemarks(partOf(known), [])).toEqual([
    'SPT hammer AR256, energy ratio 65%',
    'SPT hammer energy ratio 72%',
    'SPT hammer DART149',
  ])
})

test('each cone is listed once, with its type and reference, of AGS 4 and AGS 3', () => {
  const SCPG = [
    row('SCPG', { SCPG_TYPE: 'EC', SCPG_REF: '4321' }),
    row('SCPG', { SCPG_TYPE: '', SCPG_REF: '' }),
  ]
  const STCN = [1, 2].map((depth) => row('STCN', { STCN_DPTH: String(depth), STCN_TYP: 'PC', STCN_REF: '' }))
  const known = { hole: { data: {}, table: 'LOCA' }, tables: { SCPG, STCN }, glossary }
  expect(holeRemarks(partOf(known), [])).toEqual(['Cone: EC, 4321', 'Cone: PC'])
})

test('a cone whose first row alone states its reference is listed once', () => {
  const STCN = ['S15CFI.A27', '', ''].map((STCN_REF) => row('STCN', { STCN_TYP: 'EC', STCN_REF }))
  const known = { hole: { data: {}, table: 'HOLE' }, tables: { STCN }, glossary }
  expect(holeRemarks(partOf(known), [])).toEqual(['Cone: EC, S15CFI.A27'])
})

test('a remark of all SPTs is listed once, and one of some with their depths', () => {
  const remarksOf = (...texts: string[]) => {
    const ISPT = texts.map((text, at) => row('ISPT', { ISPT_TOP: String(at + 1), ISPT_REM: text }))
    return holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { ISPT }, glossary }), [])
  }
  expect(remarksOf('Er = 78%', 'Er = 78%')).toEqual(['SPT: Er = 78%'])
  expect(remarksOf('Blowing sand', '', 'Blowing sand', 'Slow')).toEqual([
    'SPT at 1.00, 3.00 m: Blowing sand',
    'SPT at 4.00 m: Slow',
  ])
})

test('remarks by depth state their range; only one with the text of a detail at its depth is omitted', () => {
  const DREM = [
    row('DREM', { DREM_TOP: '37.50', DREM_BASE: '40.50', DREM_REM: 'Loss of flush' }),
    row('DREM', { DREM_DPTH: '1.10', DREM_BDEP: '2.30', DREM_REM: 'Bentonite seal' }),
    row('DREM', { DREM_TOP: '5.00', DREM_BASE: '0.00', DREM_REM: 'Seepage' }),
    row('DREM', { DREM_TOP: '3.00', DREM_REM: 'AZCL' }),
    row('DREM', { DREM_TOP: '20.3', DREM_REM: 'AZCL' }),
    row('DREM', { DREM_TOP: 'base', DREM_REM: 'Hole dry' }),
  ]
  const DETL = [row('DETL', { DETL_TOP: '20.30', DETL_BASE: '20.30', DETL_DESC: 'AZCL' })]
  const known = { hole: { data: {}, table: 'LOCA' }, tables: { DREM, DETL }, glossary }
  expect(holeRemarks(partOf(known), [])).toEqual([
    'base: Hole dry',
    '1.10–2.30 m: Bentonite seal',
    '3.00 m: AZCL',
    '5.00 m: Seepage',
    '37.50–40.50 m: Loss of flush',
  ])
})

test('remarks on samples, core and tests are listed with depths, a vane result in words only once', () => {
  const tables = {
    SAMP: [row('SAMP', { SAMP_TOP: '2', SAMP_REM: 'No recovery' }), row('SAMP', { SAMP_TOP: '3' })],
    CORE: [row('CORE', { CORE_TOP: '5', CORE_BASE: '6', CORE_REM: 'Core loss at base' })],
    FRAC: [row('FRAC', { FRAC_FROM: '5.2', FRAC_TO: '5.7', FRAC_REM: 'Closely spaced' })],
    DPRB: [row('DPRB', { DPRB_DPTH: '1.9', DPRB_REM: 'Hard driving' }), row('DPRB', { DPRB_DPTH: '2' })],
    IVAN: [
      row('IVAN', { IVAN_DPTH: '1', IVAN_REM: 'V= 120 kPa' }),
      row('IVAN', { IVAN_DPTH: '2', IVAN_IVAN: '20', IVAN_REM: 'Residual Result' }),
      row('IVAN', { IVAN_DPTH: '3', IVAN_IVAN: '60', IVAN_REM: 'Stony' }),
    ],
  }
  expect(holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables, glossary }), [])).toEqual([
    'Samples at 2.00 m: No recovery',
    'Core at 5.00–6.00 m: Core loss at base',
    'Fractures at 5.20–5.70 m: Closely spaced',
    'Vane tests at 3.00 m: Stony',
    'Dynamic probe blows at 1.90 m: Hard driving',
  ])
})

test('descriptions of samples are printed with their depths', () => {
  const SAMP = [
    row('SAMP', { SAMP_TOP: '2', SAMP_DESC: 'Brown sandy CLAY' }),
    row('SAMP', { SAMP_TOP: '3', SAMP_DESC: 'Brown sandy CLAY', SAMP_REM: 'Disturbed' }),
    row('SAMP', { SAMP_TOP: '4' }),
  ]
  expect(holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { SAMP }, glossary }), [])).toEqual([
    'Samples at 3.00 m: Disturbed',
    'Sample description at 2.00, 3.00 m: Brown sandy CLAY',
  ])
})

test('remarks are listed from the ground down, whatever the order of the rows', () => {
  const SAMP = [
    row('SAMP', { SAMP_TOP: '5', SAMP_DESC: 'Grey CLAY' }),
    row('SAMP', { SAMP_TOP: '', SAMP_DESC: 'SAND' }),
    row('SAMP', { SAMP_TOP: '2', SAMP_DESC: 'Brown CLAY' }),
  ]
  expect(holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { SAMP }, glossary }), [])).toEqual([
    'Sample description at 2.00 m: Brown CLAY',
    'Sample description at 5.00 m: Grey CLAY',
    'Sample description: SAND',
  ])
})

test('the method of standard penetration tests is stated once, or with the depths of its tests', () => {
  const methodsOf = (...methods: string[]) => {
    const ISPT = methods.map((ISPT_METH, at) => row('ISPT', { ISPT_TOP: String(at + 1), ISPT_METH }))
    return holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { ISPT }, glossary }), [])
  }
  const standard = 'BS EN ISO 22476-3:2005+A1:2011'
  expect(methodsOf(standard, standard)).toEqual([`SPT method: ${standard}`])
  expect(methodsOf(standard, '')).toEqual([`SPT method at 1.00 m: ${standard}`])
})

test('durations of core runs are printed as stated, with the depths of the runs', () => {
  const run = (CORE_TOP: string, CORE_BASE: string, CORE_DURN: string) =>
    row('CORE', { CORE_TOP, CORE_BASE, CORE_DURN })
  const CORE = [run('3.5', '5', '00:50'), run('2', '3.5', '00:30'), run('5', '6', '00:00')]
  expect(holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { CORE }, glossary }), [])).toEqual([
    'Duration of core runs (hh:mm): 00:30 (2.00–3.50 m), 00:50 (3.50–5.00 m)',
  ])
})

test('core diameters are listed with the depths over which they do not change', () => {
  const run = (CORE_TOP: string, CORE_BASE: string, CORE_DIAM: string) =>
    row('CORE', { CORE_TOP, CORE_BASE, CORE_DIAM })
  const CORE = [
    run('3.5', '5', '76'),
    run('2', '3.5', '76'),
    run('5', '6', '54'),
    run('6', '7', ''),
    run('7', '8', '0'),
  ]
  expect(holeRemarks(partOf({ hole: { data: {}, table: 'LOCA' }, tables: { CORE }, glossary }), [])).toEqual([
    'Core diameter: 76 mm (2.00–5.00 m), 54 mm (5.00–6.00 m)',
  ])
})

test.each([
  ['HOLE', { HOLE_CREW: 'J Smith' }],
  ['LOCA', { LOCA_CREW: ' J Smith ', LOCA_DRIL: 'J Smith' }],
])('the driller of %s is listed once', (table, data) => {
  expect(holeRemarks(partOf({ hole: { data, table }, tables: {}, glossary }), [])).toEqual([
    'Driller: J Smith',
  ])
})

test('groundwater and the SPT hammer under headings of the file are remarks', () => {
  const heading = (name: string, meaning: string) => ({ heading: name, name: meaning, unit: '', type: null })
  const headings = [heading('HOLE_TPGW', 'Trialpit Groundwater'), heading('HOLE_SPT', 'SPT Hammer No')]
  const own = createGlossary({
    tables: [{ table: 'HOLE', name: 'HOLE', parent: null, keys: [], headings }],
    codes: {},
  })
  const data = { HOLE_TPGW: 'Moderate to rapid ingress of water at 4.50m.', HOLE_SPT: '12' }
  const known = { hole: { data, table: 'HOLE' }, tables: {}, glossary: own }
  expect(holeRemarks(partOf(known), [])).toEqual([
    'Trialpit Groundwater: Moderate to rapid ingress of water at 4.50m.',
    'SPT hammer 12',
  ])
})
