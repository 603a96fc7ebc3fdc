import { expect, test } from 'vitest'
import { incrementIsUnstated, readLog, sharedIncrement, type Finding } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const run = (DPRG_TESN: string, ...blows: string[]) =>
  blows.map((DPRB_BLOW, index) => ({
    ...{ DPRG_TESN, DPRB_DPTH: `${(index + 1) / 10}`, DPRB_BLOW, DPRB_TORQ: '10', DPRB_INC: '100' },
  }))

function read(...rows: Record<string, string>[]) {
  const { lanes, findings } = readLog({ finalDepth: 1, groundLevel: null }, { DPRB: rowsOf('DPRB', ...rows) })
  const labelsOf = (id: string) => lanes.find((lane) => lane.id === id)?.marks.map(({ label }) => label)
  return { blows: labelsOf('probe'), torque: labelsOf('torque'), findings: findings.map(stated) }
}
const stated = ({ kind, count, text }: Finding) => [kind, count, text]

test('a probe that is stated with and without a test number is drawn once, and reported', () => {
  expect(read(...run('', '3', '4'), ...run('1', '3.0', '4'))).toEqual({
    ...{ blows: ['3', '4'], torque: ['10', '10'] },
    findings: [['run-stated-twice', 2, 'no number, 1']],
  })
})

test('different probes at the same depths of one hole are both drawn, reported with their numbers', () => {
  const { blows, findings } = read(...run('1', '3', '4'), ...run('2', '3', '5'))
  expect(blows).toEqual(['3', '4', '3', '5'])
  expect(findings).toEqual([['several-runs', 2, '1, 2']])
})

test('a probe that goes on under another number below the first is no finding', () => {
  const deeper = run('2', '5').map((row) => ({ ...row, DPRB_DPTH: '0.3' }))
  expect(read(...run('1', '3', '4'), ...deeper).findings).toEqual([])
})

test('the increment of blows is known only where the file states it', () => {
  const marksOf = (DPRB_INC: string) => {
    const DPRB = rowsOf('DPRB', ...run('', '3', '4', '5').map((row) => ({ ...row, DPRB_INC })))
    return readLog({ finalDepth: 1, groundLevel: null }, { DPRB }).lanes[0]?.marks ?? []
  }
  expect([sharedIncrement(marksOf('100')), incrementIsUnstated(marksOf('100'))]).toEqual([100, false])
  expect([sharedIncrement(marksOf('')), incrementIsUnstated(marksOf(''))]).toEqual([null, true])
  expect([sharedIncrement(marksOf('200')), incrementIsUnstated(marksOf('200'))]).toEqual([null, false])
  expect(marksOf('').map(({ base }) => base)).toEqual([0.2, 0.3, 0.4])
})
