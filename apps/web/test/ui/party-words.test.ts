import { expect, test } from 'vitest'
import { printStrings } from '../../src/ui/strings/print-strings.ts'
import { projectListStrings } from '../../src/ui/strings/project-list-strings.ts'
import { strings } from '../../src/ui/strings/strings.ts'

test.each(['client', 'contractor', 'consultant'] as const)(
  'the %s has one name in lists, facts and printed sheets',
  (party) => {
    const places = [projectListStrings.columns[party], strings.project[party], printStrings.facts[party]]
    expect(new Set(places).size).toBe(1)
  },
)

test('the party in PROJ_ENG is the engineer', () =>
  expect(projectListStrings.columns.consultant).toBe('Engineer'))
