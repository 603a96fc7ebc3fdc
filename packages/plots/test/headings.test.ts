import { expect, test } from 'vitest'
import { measuredHeadings, offeredPlots } from '../src/index.ts'
import { dictionary, heading, ISPT, OLD, table } from './heading-tables.ts'

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

test('vanes are offered as hand penetrometers where the project has such a type', () => {
  const IVAN = table('IVAN', ['LOCA_ID'], heading('IVAN_TYPE', 'PA'), heading('IVAN_IVAN', 'XN'))
  const offer = (codes?: Record<string, string>) =>
    offeredPlots(
      [{ code: 'IVAN', rows: 63, name: 'Vane' }],
      () => IVAN,
      () => codes,
    ).map(({ plot, rows, isShared }) => [plot.id, rows, isShared])
  expect(offer({ HV: 'Hand vane' })).toEqual([['cu', 63, false]])
  expect(offer()).toEqual([['cu', 63, false]])
  expect(offer({ HV: 'Hand vane', PP: 'Pocket penetrometer' })).toEqual([
    ['cu', 63, false],
    ['hand-penetrometer', 63, true],
  ])
})
