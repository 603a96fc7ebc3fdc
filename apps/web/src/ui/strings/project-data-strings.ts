import { listedText } from '@groundsheet/readings'
import { count } from '../text-format.ts'

/** Programs write `Undefined` for what was not filled in. */
const stated = (text: string | null): string | null =>
  text === null || /^undefined$/i.test(text.trim()) ? null : text

const IMPORT_OPTIONS: ReadonlyMap<string, string> = new Map([
  [
    'as-newest',
    'Taken as newer than the deliveries of earlier imports, whatever its date says (--as-newest).',
  ],
  ['replace', 'It replaced the rows and deliveries before it (--replace).'],
  ['empty-erases', 'Its empty values removed stored ones (--empty-erases).'],
])

/** Texts of the deliveries and other groups of a project, which are loaded only when they are opened. */
export const projectDataStrings = {
  title: 'Deliveries and project data',
  deliveries: 'Deliveries',
  deliveriesIntro: 'The AGS files of this project, newest first; those that were replaced come last.',
  noDeliveries: 'No deliveries are recorded. They are recorded from the next import on.',
  issue: (issue: string) => `issue ${issue}`,
  undated: 'No date stated',
  status: (status: string) => stated(status) ?? 'status not stated',
  description: (description: string | null) => stated(description),
  fromTo: (producer: string | null, recipient: string | null) =>
    [stated(producer) && `from ${producer}`, stated(recipient) && `to ${recipient}`]
      .filter(Boolean)
      .join(' '),
  replacedBy: (issue: string | null, file: string) =>
    `Replaced by ${issue === null ? '' : `issue ${issue}, `}${file} (--replace). Of its rows, only ` +
    'those that the other file states too are still in the project.',
  order: (place: number, all: number) => `Delivery ${place} of ${all} by age`,
  imported: (date: string) => `imported ${date}`,
  added: (rows: number) => `${count(rows, 'row', 'rows')} added`,
  changed: (rows: number) => `${count(rows, 'row', 'rows')} changed`,
  kept: (rows: number) => `${count(rows, 'row', 'rows')} kept from a newer delivery`,
  removed: (rows: number) => `${count(rows, 'row', 'rows')} removed`,
  removedRows: (rows: readonly string[], all: number) => listedText(rows, all, '; '),
  removedNamed: 'The removed rows are named in the import findings.',
  importOptions: (options: readonly string[]) =>
    options.map((option) => IMPORT_OPTIONS.get(option) ?? `Imported with --${option}.`).join(' '),
  unchanged: 'no new rows',
  byTable: 'Rows by table',
  groups: 'Other groups',
  groupsIntro: 'Groups of the files that are not linked to a hole.',
  noGroups: 'The project has no such groups.',
  rows: (rows: number) => count(rows, 'row', 'rows'),
  unpublished: 'not published by the company',
  table: (name: string, code: string) => `${name} (${code})`,
  emptyHeadings: (headings: readonly string[]) => `Empty in all rows: ${headings.join(', ')}`,
  showAll: (rows: number) => `Show all ${count(rows, 'row', 'rows')}`,
} as const
