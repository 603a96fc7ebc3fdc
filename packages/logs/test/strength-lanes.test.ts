import { expect, test } from 'vitest'
import { readInSituTests, readLog } from '../src/index.ts'
import { rowsOf, vaneWords } from './rows.ts'
import { read } from './read-in-situ.ts'

test('hand penetrometers are read from both editions; a column of zeros was not measured', () => {
  const IPEN = rowsOf('IPEN', { IPEN_DPTH: '1.30', IPEN_TESN: '1', IPEN_IPEN: '85.75' })
  const ags3 = rowsOf('IVAN', { IVAN_DPTH: '0.4', IVAN_TESN: 'NA', IVAN_IPEN: '69' })
  expect(read({ IPEN }).marksOf('penetrometer')).toMatchObject([{ top: 1.3, value: 85.75 }])
  expect(read({ IVAN: ags3 }).marksOf('penetrometer')).toMatchObject([{ top: 0.4, value: 69 }])
  const zeros = rowsOf('IVAN', { IVAN_DPTH: '0.200', IVAN_IVAN: '69.0', IVAN_IPEN: '0.0' })
  expect(read({ IVAN: zeros })).toMatchObject({ ids: ['strength'], kinds: ['all-zero'] })
})

test('the remark of a vane row decides its kind of strength; a remoulded one of 0 was not measured', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.000', IVAN_IVAN: '70', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0' },
    { IVAN_DPTH: '2.001', IVAN_IVAN: '16', IVAN_REM: 'Residual Result' },
    { IVAN_DPTH: '3.000', IVAN_IVAN: '', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0', IVAN_REM: 'V= 120 kPa' },
    { IVAN_DPTH: '3.001', IVAN_IVAN: '20', IVAN_REM: 'Remoulded' },
    { IVAN_DPTH: '4.000', IVAN_IVAN: '', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0', IVAN_REM: 'Too stiff' },
  )
  const { marksOf, kinds } = read({ IVAN })
  expect(marksOf('strength').map(({ top, series, label }) => [top, series, label])).toEqual([
    [2, 'peak', '70'],
    [2.001, 'residual', '16'],
    [3.001, 'remoulded', '20'],
    [3, 'stated', 'V= 120 kPa'],
    [4, 'peak', '–'],
  ])
  expect(kinds.toSorted()).toEqual(['all-zero', 'all-zero', 'unread'])
  expect(readInSituTests({ IVAN }, vaneWords).map(({ result }) => result)).toEqual([
    '70 kPa',
    '16 kPa (residual)',
    'V= 120 kPa',
    '20 kPa (remoulded)',
  ])
})

test('a remoulded strength of 0 is reported where other rows state one', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.0', IVAN_IVAN: '70', IVAN_IVAR: '0.0' },
    { IVAN_DPTH: '3.0', IVAN_IVAN: '80', IVAN_IVAR: '31', IVAN_REM: 'Remoulded after 25 turns' },
  )
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(findings).toMatchObject([{ kind: 'zero', text: 'IVAN_IVAR', count: 1 }])
  expect(lanes[0]?.marks.map(({ series, value }) => [series, value])).toEqual([
    ['peak', 70],
    ['peak', 80],
    ['remoulded', 31],
  ])
})

test('a vane strength of 0 was not measured; the penetrometer beside it is drawn and printed', () => {
  const zeros = { IVAN_IVAN: '0.0', IVAN_IVAR: '0.0' }
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '0.7', IVAN_TESN: '1', ...zeros, IVAN_IPEN: '170.0' },
    { IVAN_DPTH: '0.7', IVAN_TESN: '2', ...zeros, IVAN_IPEN: '212.0' },
    { IVAN_DPTH: '1.5', IVAN_TESN: '3', IVAN_IVAN: '45', IVAN_IVAR: '0.0', IVAN_IPEN: '0.0' },
    { IVAN_DPTH: '2.0', IVAN_TESN: '4', ...zeros, IVAN_IPEN: '0.0' },
  )
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(lanes.find(({ id }) => id === 'strength')?.marks).toMatchObject([
    { top: 1.5, value: 45 },
    { top: 2, label: '–' },
  ])
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'zero', text: 'IVAN_IVAN', count: 3 }))
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'all-zero', text: 'IVAN_IVAR' }))
  expect(readInSituTests({ IVAN }, vaneWords).map(({ top, type, result }) => [top, type, result])).toEqual([
    [0.7, 'PP', '170.0, 212.0 kPa'],
    [1.5, 'Vane', '45 kPa'],
  ])
})

test('a vane test without a result is marked at its depth', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '2.400', IVAN_TESN: '1', IVAN_REM: 'Too stiff for HV' },
    { IVAN_DPTH: '2.500', IVAN_TESN: '2', IVAN_IVAN: '90', IVAN_IVAR: '52' },
  )
  const marks = read({ IVAN }).marksOf('strength')
  expect(marks.map(({ top, value, label }) => [top, value, label])).toEqual([
    [2.5, 90, '90'],
    [2.5, 52, '52'],
    [2.4, undefined, '–'],
  ])
})

test('vane tests that end the scale of their instrument are bounds by their remark, else listed', () => {
  const tests = ['1.0', '2.0', '3.0', '4.0', '5.0'].map((IVAN_DPTH) => ({ IVAN_DPTH, IVAN_IVAN: '120' }))
  const beyond = { IVAN_DPTH: '6.0', IVAN_IVAN: '120', IVAN_REM: '+ (off scale)' }
  const IVAN = rowsOf('IVAN', ...tests, beyond)
  const { findings, lanes } = readLog({ finalDepth: 20, groundLevel: null }, { IVAN })
  expect(lanes[0]?.marks.map(({ label, bound }) => [label, bound])).toEqual([
    ...tests.map(() => ['120', undefined]),
    ['120+', 'lower'],
  ])
  expect(findings).toMatchObject([{ kind: 'at-limit', text: '120 kPa', count: 5 }])
  expect(readInSituTests({ IVAN }, vaneWords).at(-1)?.result).toBe('120+ kPa')
})

test('a vane row whose type or remark is a penetrometer is in its lane, and is no vane strength', () => {
  const IVAN = rowsOf(
    'IVAN',
    { IVAN_DPTH: '0.5', IVAN_TYPE: 'PP', IVAN_IVAN: '150' },
    { IVAN_DPTH: '1.0', IVAN_TYPE: 'PP', IVAN_IVAN: '225', IVAN_REM: 'off scale' },
    { IVAN_DPTH: '1.5', IVAN_IVAN: '75', IVAN_REM: 'Pocket penetrometer' },
    { IVAN_DPTH: '2.0', IVAN_TYPE: 'PP', IVAN_IVAN: '0' },
    { IVAN_DPTH: '2.5', IVAN_TYPE: 'HV', IVAN_IVAN: '60' },
  )
  const { marksOf, kinds } = read({ IVAN })
  expect(marksOf('strength').map(({ top, value }) => [top, value])).toEqual([[2.5, 60]])
  expect(marksOf('penetrometer').map(({ top, label, bound }) => [top, label, bound])).toEqual([
    [0.5, '150', undefined],
    [1, '225+', 'lower'],
    [1.5, '75', undefined],
    [2, '0', undefined],
  ])
  expect(kinds).toEqual([])
  const zeros = rowsOf('IVAN', { IVAN_DPTH: '2', IVAN_TYPE: 'PP', IVAN_IVAN: '0' })
  expect(read({ IVAN: zeros })).toMatchObject({ ids: ['other'], kinds: ['all-zero'] })
  expect(read({ IVAN: IVAN.slice(0, 1) }, { IVAN_IVAN: 'm' }).kinds).toEqual(['unit'])
})
