import type { Delivery } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { newestFirst } from '../../src/features/project-data/newest-first.ts'

const delivery = (
  file: string,
  date: string | null,
  issue: string | null,
  order: number | null = null,
): Delivery => ({
  id: file,
  file,
  edition: 'AGS4',
  date,
  issue,
  status: null,
  producer: null,
  recipient: null,
  description: null,
  order,
  importedAt: '2026-01-01T00:00:00.000Z',
  rows: { added: 0, changed: 0, kept: 0, removed: 0 },
  importOptions: [],
  replacedBy: null,
  tables: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('deliveries are listed by date and issue, newest first, and those without a date last', () => {
  const all = [
    delivery('undated first', null, null),
    delivery('old', '03/10/2006', '1'),
    delivery('issue 9', '2024-06-14', '9'),
    delivery('issue 10', '2024-06-14', '10'),
    delivery('undated last', 'soon', null),
  ]
  expect(newestFirst(all).map(({ file }) => file)).toEqual([
    'issue 10',
    'issue 9',
    'old',
    'undated last',
    'undated first',
  ])
})

test('the place that counts comes before the date, and replaced deliveries last', () => {
  const all = [
    delivery('as newest', '2006-10-03', '1', 2),
    delivery('newer by date', '2024-06-14', '9', 1),
    delivery('replaced', '2024-07-01', '10'),
  ]
  expect(newestFirst(all).map(({ file }) => file)).toEqual(['as newest', 'newer by date', 'replaced'])
})
