import { expect, test } from 'vitest'
import { sectionsOf } from '../../../src/features/hole-panel/heading-sections.ts'

test('headings of loggers, checkers and approvers are among dates and people, also a contractor’s', () => {
  const people = ['HOLE_LOG', 'HOLE_CHK', 'HOLE_APP', 'LOCA_CHKG', 'LOCA_APPG', 'LOCA_CKBY', 'LOCA_CKDT']
  expect(sectionsOf(['LOCA_ID', ...people])).toEqual([
    { id: 'identity', headings: ['LOCA_ID'] },
    { id: 'dates', headings: people },
  ])
})
