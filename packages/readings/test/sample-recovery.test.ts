import { expect, test } from 'vitest'
import { recoveryUnit, sampleRecovery } from '../src/index.ts'

test.each([
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '450' }, { value: '450', unit: 'mm' }],
  ['%', 'LOCA', { SAMP_TYPE: 'U', SAMP_RECV: ' 90 ' }, { value: '90', unit: '%' }],
  ['', 'LOCA', { SAMP_TYPE: 'U', SAMP_RECV: '90' }, { value: '90', unit: '%' }],
  ['', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '450' }, { value: '450', unit: '' }],
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '0' }, { value: '0', unit: 'mm' }],
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '' }, null],
  ['', 'HOLE', { SAMP_TYPE: 'D', SAMP_RECV: '0' }, null],
  ['', 'LOCA', { SAMP_TYPE: 'G', SAMP_RECV: '0' }, null],
])('SAMP_RECV in "%s" of a file with %s: %j is %j', (stated, table, data, recovery) => {
  expect(sampleRecovery(data, recoveryUnit(stated, table))).toEqual(recovery)
})
