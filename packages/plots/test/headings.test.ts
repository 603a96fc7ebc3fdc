import type { DictionaryTable } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { measuredHeadings, offeredPlots, plotNamed } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const heading = (name: string, type: string | null = null, unit = '') => ({
  heading: name,
  name: null,
  unit,
  type,
})
const table = (code: string, keys: string[], ...headings: DictionaryTable['headings']): DictionaryTable => ({
  table: code,
  name: code,
  parent: 'LOCA',
  keys,
  headings,
})
const ISPT = table(
  'ISPT',
  ['LOCA_ID', 'ISPT_TOP'],
  heading('LOCA_ID', 'ID'),
  heading('ISPT_TOP', '2DP', 'm'),
  heading('ISPT_NVAL', '0DP'),
  heading('ISPT_WAT', 'XN', 'm'),
  heading('ISPT_TYPE', 'PA'),
  heading('ISPT_HAMD', 'X', 'yyyy-mm-dd'),
)
const OLD = table(
  'IVAN',
  ['HOLE_ID', 'IVAN_DPTH'],
  heading('HOLE_ID'),
  heading('IVAN_DPTH', null, 'm'),
  heading('IVAN_IVAN', null, 'kN/m2'),
  heading('IVAN_DATE', null, 'dd/mm/yyyy'),
  heading('IVAN_REM'),
)
const dictionary = (code: string) => [ISPT, OLD].find(({ table: known }) => known === code)

test('numeric headings are found by type, or by unit and name if the edition has no types', () => {
  expect(measuredHeadings(ISPT).map((one) => one.heading)).toEqual(['ISPT_NVAL', 'ISPT_WAT'])
  expect(measuredHeadings(OLD).map((one) => one.heading)).toEqual(['IVAN_IVAN'])
})

test('a table without depths offers nothing', () => {
  expect(measuredHeadings(table('PROJ', ['PROJ_ID'], heading('PROJ_COST', '2DP', 'GBP')))).toEqual([])
})

test('a plot is offered with the rows of its tables, each table once, and not for heads alone', () => {
  const offer = (code: string, ...headings: string[]) =>
    offeredPlots(
      [{ code, rows: 100, name: code }],
      () => table(code, [], ...headings.map((name) => heading(name))),
      () => undefined,
    ).map(({ plot, rows }) => [plot.id, rows])
  expect(offer('LLPL', 'LLPL_LL', 'LLPL_PL')).toEqual([
    ['atterberg', 100],
    ['plasticity', 100],
  ])
  expect(offer('SCPT', 'SCPT_FRES', 'SCPT_FRR')).toEqual([
    ['fs', 100],
    ['rf', 100],
  ])
  expect(offer('MONR', 'MONR_WDEP', 'MONR_WHD')).toEqual([
    ['water', 100],
    ['hydrograph', 100],
  ])
  expect(offer('MONR', 'MONR_WHD')).toEqual([])
})

test('only plots of headings in the project are offered, each with the rows of its tables', () => {
  const summaries = [
    { code: 'ISPT', rows: 77, name: 'SPT' },
    { code: 'IVAN', rows: 63, name: 'Vane' },
    { code: 'LNMC', rows: 0, name: 'Moisture' },
    { code: null, rows: 9, name: 'Progress' },
  ]
  expect(
    offeredPlots(summaries, dictionary, () => undefined).map(({ plot, rows }) => [plot.id, rows]),
  ).toEqual([
    ['spt', 77],
    ['cu', 63],
  ])
})

test('chemistry is offered if a code or its description matches', () => {
  const ERES = table('ERES', ['LOCA_ID'], heading('ERES_CODE', 'PA'), heading('ERES_RVAL', 'U'))
  const offer = (codes?: Record<string, string>) =>
    offeredPlots(
      [{ code: 'ERES', rows: 24, name: 'Chemistry' }],
      () => ERES,
      () => codes,
    ).map(({ plot, rows, isShared }) => [plot.id, rows, isShared])
  expect(offer({ P1334: 'pH', AS: 'Arsenic' })).toEqual([['ph', 24, true]])
  expect(offer({ AS: 'Arsenic' })).toEqual([])
  expect(offer()).toEqual([
    ['ph', 24, true],
    ['sulphate', 24, true],
    ['soil-sulphate', 24, true],
  ])
})

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
