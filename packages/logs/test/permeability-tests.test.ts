import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, readInSituTests, readLog, type Tables } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

/** The table of permeability tests, one record for each row. */
function testsOf(tables: Tables): Record<string, string>[] | undefined {
  const definition = FOOT_TABLES.find(({ id }) => id === 'permeability')
  const table = definition && readFootTable(definition, tables)
  return table?.rows.map((cells) =>
    Object.fromEntries(
      cells.flatMap(({ value }, index) =>
        value === '' ? [] : [[table.columns[index]?.id ?? '', value] as const],
      ),
    ),
  )
}

test('a stage of a packer test without a coefficient is printed with its type, flow, head and date', () => {
  const IPRM = ['10.9', '14.9'].map((IPRM_HEAD, stage) => ({
    ...{ IPRM_TOP: '8.300', IPRM_BASE: '9.200', IPRM_STG: String(stage + 1), IPRM_TYPE: 'single packer' },
    ...{ IPRM_PRWL: '5.950', IPRM_FLOW: '0.025', IPRM_HEAD, IPRM_DATE: '13/06/2009' },
  }))
  const all = { from: '8.300', to: '9.200', test: 'single packer', waterBefore: '5.950', flow: '0.025' }
  expect(testsOf({ IPRM: rowsOf('IPRM', ...IPRM) })).toEqual([
    { ...all, stage: '1', head: '10.9', date: '13/06/2009' },
    { ...all, stage: '2', head: '14.9', date: '13/06/2009' },
  ])
})

test('a falling head test has no flow and head of 0, and no base above its top', () => {
  const IPRM = rowsOf('IPRM', {
    ...{ IPRM_TOP: '9.4', IPRM_BASE: '0.000', IPRM_TYPE: 'KFH', IPRM_SWAL: '0.000' },
    ...{ IPRM_FLOW: '0', IPRM_HEAD: '0', IPRM_IPRM: '6.64E-8' },
  })
  expect(testsOf({ IPRM })).toEqual([
    { from: '9.4', test: 'KFH', waterAtStart: '0.000', coefficient: '6.64E-8' },
  ])
})

test('a packer test without a take keeps its flow of 0', () => {
  const IPRG = rowsOf('IPRG', { IPRG_TOP: '8', IPRG_BASE: '9', IPRG_FLOW: '0.0', IPRG_HEAD: '10.00' })
  expect(testsOf({ IPRG })).toEqual([{ from: '8', to: '9', flow: '0.0', head: '10.00' }])
})

test('a coefficient of AGS 4 is printed beside its depths, as one of AGS 3 is', () => {
  const IPRG = rowsOf('IPRG', { IPRG_TOP: '2.00', IPRG_BASE: '3.50', IPRG_IPRM: '4.0E-06' })
  const [read] = readInSituTests({ IPRG }, vaneWords)
  expect([read?.type, read?.top, read?.base, read?.result]).toEqual(['k', 2, 3.5, '4.00×10⁻⁶ m/s'])
})

test('a coefficient of 0 is 0, whatever its decimals', () => {
  const IPRM = rowsOf('IPRM', { IPRM_TOP: '2.00', IPRM_IPRM: '0.000000000000' })
  expect(readInSituTests({ IPRM }, vaneWords)[0]?.result).toBe('0 m/s')
})

test('stages of a permeability test at one depth are not different tests', () => {
  const stage = (IPRM_STG: string) => ({ IPRM_TOP: '8.3', IPRM_BASE: '9.2', IPRM_STG, IPRM_FLOW: '0.025' })
  const kindsOf = (...stages: string[]) =>
    readLog(
      { finalDepth: 20, groundLevel: null },
      { IPRM: rowsOf('IPRM', ...stages.map(stage)) },
    ).findings.map(({ kind }) => kind)
  expect(kindsOf('1', '2')).toEqual([])
  expect(kindsOf('1', '1')).toEqual(['stated-twice'])
})
