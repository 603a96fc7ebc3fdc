import { expect, test } from 'vitest'
import { sampleLabel } from '../src/index.ts'

test.each([
  [{ SAMP_TYPE: 'U', SAMP_REF: ' 4 ', SAMP_ID: '858119' }, 'U4'],
  [{ SAMP_TYPE: 'D', SAMP_REF: ' ', SAMP_ID: '858119' }, 'D 858119'],
  [{ SAMP_TYPE: '', SAMP_REF: '', SAMP_ID: '858119' }, '858119'],
  [{ SAMP_TYPE: 'ES', SAMP_REF: 'ES3' }, 'ES3'],
  [{ SAMP_TYPE: 'ES', SAMP_REF: 'es-3' }, 'es-3'],
  [{ SAMP_TYPE: 'D', SAMP_REF: 'DS3' }, 'D DS3'],
  [{ SAMP_TYPE: 'B', SAMP_REF: 'B' }, 'B B'],
  [{ SAMP_TYPE: 'U', SAMP_REF: '4A' }, 'U4A'],
  [{ SAMP_TYPE: 'GW', SAMP_REF: '50mm Standpipe' }, 'GW 50mm Standpipe'],
  [{ SAMP_TYPE: '', SAMP_REF: '12' }, '12'],
  [{ SAMP_TYPE: 'B', SAMP_REF: '', SAMP_ID: '' }, 'B'],
  [{}, ''],
])('the sample %j is named %j', (values, label) => expect(sampleLabel(values)).toBe(label))
