import { expect, test } from 'vitest'
import { projectDataStrings } from '../../src/ui/strings/project-data-strings.ts'

test('a status that a program wrote as undefined is not stated; others are as in the file', () => {
  expect(['Undefined', 'UNDEFINED', 'Final', 'Undefined strata'].map(projectDataStrings.status)).toEqual([
    'status not stated',
    'status not stated',
    'Final',
    'Undefined strata',
  ])
})

test('a party or description that a program wrote as undefined is left out', () => {
  expect(projectDataStrings.fromTo('Undefined', 'UNDEFINED')).toBe('')
  expect(projectDataStrings.fromTo('Contractor', 'Undefined')).toBe('from Contractor')
  expect(projectDataStrings.description('Undefined')).toBeNull()
  expect(projectDataStrings.description('Final issue')).toBe('Final issue')
})
