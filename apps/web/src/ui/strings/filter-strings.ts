import { plural } from '@groundsheet/readings'
import { shortDay } from '../dates.ts'
import { count } from '../text-format.ts'

/** Texts of the filters. */
export const filterStrings = {
  title: 'Filters',
  used: 'Filters in use',
  clear: 'Clear all',
  remove: 'Remove filter:',
  nothing: 'No holes match these filters.',
  instead: (filter: string, n: number) => `${count(n, 'hole', 'holes')} without: ${filter}`,
  several: 'Removing one filter is not enough; clear them all.',
  holesOf: (n: number) => plural(n, 'hole', 'holes'),
  facets: {
    types: 'Type',
    depth: 'Final depth',
    date: 'Started',
    words: 'Words in descriptions',
    tables: 'Has data for',
    groups: 'Group',
    statuses: 'Status of project',
    unplaced: 'Coordinates',
  },
  unplaced: 'No coordinates',
  wordsExample: '"made ground" brick -asbestos',
  from: 'From',
  to: 'To',
  fromDepth: 'Minimum final depth, metres',
  toDepth: 'Maximum final depth, metres',
  scale: (from: number, to: number) => `${from < 0 ? `−${-from}` : from}–${to}`,
  depthUnit: 'm',
  fromDate: 'Started on or after',
  toDate: 'Started on or before',
  day: shortDay,
  histogram: (metres: number) => `${metres} m`,
  chips: {
    text: (text: string) => `“${text}” in name or type`,
    words: (text: string) => `“${text}” in descriptions`,
    types: (codes: string) => `Type: ${codes || 'none'}`,
    tables: (codes: string) => `Has data for ${codes}`,
    groups: (names: string) => `Group: ${names}`,
    statuses: (names: string) => `Status of project: ${names}`,
    unplaced: 'No coordinates',
    inside: 'Inside the drawn area',
    rows: (table: string) => `Has matching rows of ${table}`,
    between: (min: number, max: number) => `Final depth ${min} to ${max} m`,
    atLeast: (min: number) => `Final depth ≥ ${min} m`,
    atMost: (max: number) => `Final depth ≤ ${max} m`,
    date: {
      between: (first: number, last: number) =>
        first === last ? `Started on ${shortDay(first)}` : `Started ${shortDay(first)} to ${shortDay(last)}`,
      atLeast: (first: number) => `Started on or after ${shortDay(first)}`,
      atMost: (last: number) => `Started on or before ${shortDay(last)}`,
    },
  },
} as const
