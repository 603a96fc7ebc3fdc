import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { lay, row, sourceOf, written } from './rows.ts'

/** Words on the sheets of a cone test with these friction ratios. */
function printed(...ratios: string[]) {
  const SCPT = ratios.map((SCPT_FRR, index) =>
    row('SCPT', { SCPT_DPTH: `${index + 1}`, SCPT_RES: '2', SCPT_FRES: '0.04', SCPT_FRR }),
  )
  const log = readLog({ finalDepth: 5, groundLevel: null }, { SCPT }, () => '')
  return written(lay(sourceOf(log), 50)).join(' ')
}

test('a printed cone test counts the friction ratios beyond the end of its scale', () => {
  expect(printed('67', '2', '12.5')).toContain('Friction ratio: 2 readings over 10 % not drawn to scale')
  expect(printed('10', '2')).not.toContain('not drawn to scale')
})
