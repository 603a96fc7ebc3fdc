import { count } from './text-format.ts'

/** Texts of the list of import findings, which is loaded only when it is opened. */
export const findingsStrings = {
  title: 'Import findings',
  intro:
    'What the import found in the AGS files of this project. Values are kept as the files state them, unless a finding says otherwise.',
  find: 'Search findings',
  none: 'No finding matches',
  severity: {
    error: (found: number) => count(found, 'error', 'errors'),
    warning: (found: number) => count(found, 'warning', 'warnings'),
    note: (found: number) => count(found, 'note', 'notes'),
  },
  line: (line: number) => `line ${line}`,
  showAll: (found: number) => `Show all ${count(found, 'finding', 'findings')}`,
}
