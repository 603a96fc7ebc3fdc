import { expect, test } from 'vitest'
import { holeRemarks } from '../../../../src/features/strip-log/sheet/hole-remarks.ts'
import { glossary, row } from './rows.ts'

test('each hammer of standard penetration tests is told once, with its energy ratio', () => {
  const ISPT = [
    row('ISPT', { ISPT_TOP: '1', ISPT_HAM: 'AR256', ISPT_ERAT: '65' }),
    row('ISPT', { ISPT_TOP: '2', ISPT_HAM: 'AR256', ISPT_ERAT: '65' }),
    row('ISPT', { ISPT_TOP: '3', ISPT_HAM: '', ISPT_ERAT: '0.72' }),
    row('ISPT', { ISPT_TOP: '4', ISPT_HAM: 'DART149', ISPT_ERAT: '' }),
    row('ISPT', { ISPT_TOP: '5' }),
  ]
  const known = { hole: { data: {}, table: 'LOCA' }, tables: { ISPT }, glossary }
  expect(holeRemarks(known as never, [])).toEqual([
    'SPT hammer AR256, energy ratio 65 %',
    'SPT hammer energy ratio 72 %',
    'SPT hammer DART149',
  ])
})
