import { expect, test } from 'vitest'
import { plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { dictionary, heading, OLD, table } from './heading-tables.ts'

test('any heading is a plot by its name, unless the project does not have it', () => {
  expect(plotNamed('ISPT.ISPT_WAT', dictionary)?.unit).toBe('m')
  expect(plotNamed('ISPT.ISPT_XXX', dictionary)).toBeNull()
  expect(plotNamed('', dictionary)).toBeNull()
})

test('readings of a table of several quantities are separated by code and unit', () => {
  const MOND = table('MOND', ['LOCA_ID'], heading('MONG_DIS', '2DP', 'm'), heading('MOND_RDNG', 'XN'))
  const plot = plotNamed('MOND.MOND_RDNG', () => MOND)
  const reading = plot?.read(
    {
      MOND: rowsOf(
        'MOND',
        { MONG_DIS: '6.15', MOND_TYPE: 'GOX', MOND_UNIT: '%', MOND_RDNG: '20.1' },
        { MONG_DIS: '6.15', MOND_TYPE: 'GCD', MOND_UNIT: '%', MOND_RDNG: '<0.1' },
        { MONG_DIS: '6.15', MOND_TYPE: 'WDEP', MOND_UNIT: 'm', MOND_RDNG: 'Dry' },
      ),
    },
    () => '',
  )
  expect(reading?.points.map(({ series, top, bound }) => [series, top, bound])).toEqual([
    ['GOX, %', 6.15, undefined],
    ['GCD, %', 6.15, 'upper'],
  ])
  expect(reading?.leftOut.map(({ text }) => text)).toEqual(['Dry'])
})

test('any heading of a cone or probe is drawn as lines of its tests, other headings as points', () => {
  const cone = table('STCN', ['HOLE_ID', 'STCN_DPTH'], heading('STCN_PWP1', null, 'kN/m2'))
  const named = (id: string) => plotNamed(id, (code) => [cone, OLD].find((one) => one.table === code))
  expect(named('STCN.STCN_PWP1')?.traced).toBeDefined()
  expect(named('IVAN.IVAN_IVAN')?.traced).toBeUndefined()
})

test('a fracture index that states spacings in mm in one hole is left out there, and drawn in others', () => {
  const rows = rowsOf(
    'FRAC',
    { FRAC_FROM: '31.15', FRAC_TO: '31.74', FRAC_FI: '590' },
    { FRAC_FROM: '31.74', FRAC_TO: '32.30', FRAC_FI: '60,15,130' },
    { FRAC_FROM: '32.30', FRAC_TO: '32.81', FRAC_FI: '7' },
    { FRAC_FROM: '32.81', FRAC_TO: '33.00', FRAC_FI: 'NI' },
  )
  const FRAC = [...rows, ...rows.slice(2, 3).map((row) => ({ ...row, locationId: 'BH2' }))]
  const { points, leftOut } = plotNamed('FRAC.FRAC_FI', () =>
    table('FRAC', ['LOCA_ID', 'FRAC_FROM'], heading('FRAC_FROM', '2DP', 'm'), heading('FRAC_FI', 'XN')),
  )?.read({ FRAC }, () => '') ?? { points: [], leftOut: [] }
  expect(points.map(({ text, row }) => [text, row.locationId])).toEqual([['7', 'BH2']])
  expect(leftOut.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['no-number', 'NI'],
    ['spacing', '590'],
    ['spacing', '60,15,130'],
    ['spacing', '7'],
  ])
})
