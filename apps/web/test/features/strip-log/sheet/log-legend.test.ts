import { readInSituTests } from '@groundsheet/logs'
import { printStrings } from '../../../../src/ui/strings/print-strings.ts'
import { expect, test } from 'vitest'
import { abbreviationsOf } from '../../../../src/features/strip-log/sheet/log-legend.ts'
import { glossary, row } from './rows.ts'

test.each([
  [['', ''], 'type not stated'],
  [['SPT', ''], 'type not stated'],
  [['', 'S'], 'split spoon'],
])('the legend of penetration tests of the types %j is %s', (types, expected) => {
  const ISPT = types.map((ISPT_TYPE, at) =>
    row('ISPT', { ISPT_TOP: String(at + 1), ISPT_NVAL: '12', ISPT_TYPE }),
  )
  const [text = ''] = abbreviationsOf([], readInSituTests({ ISPT }, printStrings.log.vane), glossary)
  expect(text).toContain(`standard penetration test (${expected})`)
})
