import { expect, test } from 'vitest'
import { projectDataStrings } from '../../src/ui/project-data-strings.ts'

test('a status that a program wrote as undefined is not stated; others are as in the file', () => {
  expect(['Undefined', 'UNDEFINED', 'Final', 'Undefined strata'].map(projectDataStrings.status)).toEqual([
    'status not stated',
    'status not stated',
    'Final',
    'Undefined strata',
  ])
})
