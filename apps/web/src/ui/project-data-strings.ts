import { count } from './text-format.ts'

/** Texts of the deliveries and other groups of a project, which are loaded only when they are opened. */
export const projectDataStrings = {
  title: 'Deliveries and project data',
  deliveries: 'Deliveries',
  deliveriesIntro: 'The AGS files of this project, newest first.',
  noDeliveries: 'No deliveries are recorded. They are recorded from the next import on.',
  issue: (issue: string) => `issue ${issue}`,
  undated: 'No date stated',
  /** Programs write `Undefined` for a status that was not filled in. */
  status: (status: string) => (/^undefined$/i.test(status.trim()) ? 'status not stated' : status),
  fromTo: (producer: string | null, recipient: string | null) =>
    [producer && `from ${producer}`, recipient && `to ${recipient}`].filter(Boolean).join(' '),
  imported: (date: string) => `imported ${date}`,
  added: (rows: number) => `${count(rows, 'row', 'rows')} added`,
  changed: (rows: number) => `${count(rows, 'row', 'rows')} changed`,
  kept: (rows: number) => `${count(rows, 'row', 'rows')} kept from a newer delivery`,
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
