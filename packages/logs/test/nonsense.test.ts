import { isInvalidNumber } from '@groundsheet/readings'
import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, readInSituTests, readLog } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'

const NONSENSE = ['1e303', '-1e303', 'NaN', 'Infinity', '-inf', '1.#QNAN']
const hole = { finalDepth: 10, groundLevel: null }

test('a number that nothing can be is nonsense, and names, words and readings are not', () => {
  expect(NONSENSE.filter((text) => !isInvalidNumber(text))).toEqual([])
  expect(
    ['', '25', '>50', '1.2E-07', 'NP', 'Dry', 'Nan-y-bryn', 'in', '-999'].filter(isInvalidNumber),
  ).toEqual([])
})

const TESTS = [
  ['ISPT', { ISPT_TOP: '1' }, 'ISPT_NVAL'],
  ['IVAN', { IVAN_DPTH: '1' }, 'IVAN_IVAN'],
  ['IPEN', { IPEN_DPTH: '1' }, 'IPEN_IPEN'],
  ['IPID', { IPID_DPTH: '1' }, 'IPID_RES'],
  ['ICBR', { ICBR_DPTH: '1' }, 'ICBR_ICBR'],
  ['IDEN', { IDEN_DPTH: '1' }, 'IDEN_IDEN'],
] as const

test.each(TESTS)('no lane and no printed result of %s has nonsense', (table, at, heading) => {
  const rows = rowsOf(table, ...[...NONSENSE, '99999999'].map((value) => ({ ...at, [heading]: value })))
  const log = readLog(hole, { [table]: rows })
  const labels = log.lanes.flatMap(({ marks }) => marks.map(({ label }) => label))
  expect(labels.filter((label) => /nan|inf|e\+?\d|9999|#/i.test(label))).toEqual([])
  expect(readInSituTests({ [table]: rows }, vaneWords)).toEqual([])
  expect(readInSituTests({ [table]: rowsOf(table, { ...at, [heading]: '2' }) }, vaneWords)).toHaveLength(1)
})

test.each([
  ['IPRG', { IPRG_TOP: '1', IPRG_BASE: '2' }, 'IPRG_IPRM'],
  ['FRAC', { FRAC_FROM: '1', FRAC_TO: '2' }, 'FRAC_IAVE'],
  ['WINS', { WINS_TOP: '1', WINS_BASE: '2' }, 'WINS_REC'],
  ['LNMC', { SPEC_DPTH: '1' }, 'LNMC_MC'],
  ['DPRB', { DPRB_DPTH: '1' }, 'DPRB_BLOW'],
  ['HDIA', { HDIA_DPTH: '1' }, 'HDIA_DIAM'],
  ['WSTD', { WSTG_DPTH: '2', WSTD_POST: '1' }, 'WSTD_NMIN'],
])('no label of %s has nonsense', (table, at, heading) => {
  const rows = rowsOf(table, ...NONSENSE.map((value) => ({ ...at, [heading]: value })))
  const labels = readLog(hole, { [table]: rows }).lanes.flatMap(({ marks }) =>
    marks.map(({ label }) => label),
  )
  expect(labels.filter((label) => /nan|inf|e\+?\d|#/i.test(label))).toEqual([])
})

test('a table below a printed log leaves nonsense out and keeps references', () => {
  const PIPE = rowsOf('PIPE', {
    PIPE_REF: '10000000001',
    PIPE_TOP: '1',
    PIPE_BASE: '1e303',
    PIPE_DIAM: 'NaN',
  })
  const definition = FOOT_TABLES.find(({ id }) => id === 'pipes')
  if (!definition) throw new Error('no table of pipes')
  const cells = readFootTable(definition, { PIPE })
    ?.rows.flat()
    .map(({ value }) => value)
  expect(cells).toEqual(['10000000001', '1'])
})
