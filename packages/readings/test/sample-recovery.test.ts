import { expect, test } from 'vitest'
import { recoveryUnit, sampleBlows, sampleRecovery } from '../src/index.ts'

test.each([
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '450' }, { value: '450', unit: 'mm' }],
  ['%', 'LOCA', { SAMP_TYPE: 'U', SAMP_RECV: ' 90 ' }, { value: '90', unit: '%' }],
  ['', 'LOCA', { SAMP_TYPE: 'U', SAMP_RECV: '90' }, { value: '90', unit: '%' }],
  ['', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '450' }, { value: '450', unit: '' }],
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '0' }, { value: '0', unit: 'mm' }],
  ['mm', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '' }, null],
  ['', 'HOLE', { SAMP_TYPE: 'D', SAMP_RECV: '0' }, null],
  ['', 'LOCA', { SAMP_TYPE: 'G', SAMP_RECV: '0' }, null],
  ['', 'HOLE', { SAMP_TYPE: 'U', SAMP_PREC: 'No Recovery' }, { value: 'No Recovery', unit: '' }],
  ['', 'HOLE', { SAMP_TYPE: 'U', SAMP_RECV: '450', SAMP_PREC: '100' }, { value: '450', unit: '' }],
])('SAMP_RECV in "%s" of a file with %s: %j is %j', (stated, table, data, recovery) => {
  expect(sampleRecovery(data, recoveryUnit(stated, table))).toEqual(recovery)
})

test.each([
  ['W', '0', '0.0', '', null],
  ['B', '0', '0', '', null],
  ['ES', '0', '', '', null],
  ['B', '', '0', '', { value: '0', unit: 'mm' }],
  ['D', '12', '0', '12', { value: '0', unit: 'mm' }],
  ['U', '0', '', '0', null],
  ['U', ' 40 ', '0', '40', { value: '0', unit: 'mm' }],
  ['UF', '0', '', '0', null],
])(
  'a %s sample with %j blows and a recovery of %j: zeros of samples that are not driven are blanks',
  (type, blows, recovered, count, recovery) => {
    const data = { SAMP_TYPE: type, SAMP_UBLO: blows, SAMP_RECV: recovered }
    expect(sampleBlows(data, '')).toBe(count)
    expect(sampleRecovery(data, 'mm')).toEqual(recovery)
  },
)

test.each([
  ['U', 'Undisturbed sample - open drive', true],
  ['UT', '', true],
  ['SPTLS', 'Standard penetration test liner sample', true],
  ['U', 'Undisturbed', true],
  ['U100', '', true],
  ['UTF', '', true],
  ['S', 'SPT split spoon sample', true],
  ['S', '', false],
  ['SS', 'Split-barrel sample', true],
  ['D', 'Disturbed sample from SPT', false],
  ['P', 'Piston sample', false],
  ['TW', 'Thin walled push in sample', false],
  ['L', 'Liner sample (dynamic)', false],
  ['C', 'Core sample', false],
  ['K', 'Sample for contamination testing', false],
  ['CD', 'Disturbed sample from core', false],
  ['PT', 'Open drive tube, pushed', false],
  ['', '', false],
])(
  'sample of type %j (%s): 0 blows are taken as stated: %j, 12 blows always',
  (SAMP_TYPE, description, isStated) => {
    expect(sampleBlows({ SAMP_TYPE, SAMP_UBLO: '0' }, description)).toBe(isStated ? '0' : '')
    expect(sampleBlows({ SAMP_TYPE, SAMP_UBLO: '12' }, description)).toBe('12')
  },
)
