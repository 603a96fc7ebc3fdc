import { expect, test } from 'vitest'
import { createGlossary } from '../../src/data/tables/glossary.ts'
import { sptLines } from '../../src/ui/spt-lines.ts'
import { row } from '../features/strip-log/sheet/rows.ts'

test('the card of a penetration test states how far it sank under its own weight, where it did', () => {
  const linesOf = (ISPT_SWP: string) =>
    sptLines(
      row('ISPT', { ISPT_TOP: '7.50', ISPT_REP: 'N=8 (1,0/0,0,3,5)', ISPT_SWP }),
      createGlossary(undefined),
    ).map(({ label, value }) => `${label}: ${value}`)
  expect(linesOf('450')).toContain('Penetration under own weight: 450 mm')
  for (const none of ['', '0']) expect(linesOf(none).join()).not.toContain('own weight')
})
