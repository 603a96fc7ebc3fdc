import type { CheckedFile } from '@groundsheet/rules'
import { expect, test } from 'vitest'
import { checkStatus } from '../../../src/features/check/check-status.ts'
import { isPlacing, type CheckedState } from '../../../src/features/check/checks.ts'
import { summariseCheck } from '../../../src/features/check/summarise-check.ts'

const CHECKED: CheckedFile = {
  path: 'site.ags',
  edition: 'AGS4',
  encoding: 'utf-8',
  bytes: 1,
  sha256: null,
  dictionary: '4.1.1',
  checkedAt: '2026-11-26T12:00:00Z',
  findings: [],
  unlisted: 0,
  unlistedCounts: [],
}

const status = (state: CheckedState) =>
  checkStatus({ id: 1, file: new File([], 'site.ags'), name: 'site.ags', state: 'checked', ...state })

const summary = summariseCheck(CHECKED)

test('a file whose positions are not judged yet is not called checked', () => {
  expect(isPlacing({ summary })).toBe(true)
  expect(status({ summary, holes: [] })).toBe('Checking positions… So far: no findings')
})

test('a file is checked when its positions are, and where they cannot be', () => {
  expect(status({ summary, holes: [], site: null })).toBe('Checked: no findings')
  const noAgs = summariseCheck({ ...CHECKED, edition: null })
  expect(isPlacing({ summary: noAgs })).toBe(false)
  expect(status({ summary: noAgs, holes: [] })).toBe('Could not be checked')
})
