import { kindsOf } from '@groundsheet/readings'
import { count } from '../text-format.ts'

/** Texts of the list of import findings, which is loaded only when it is opened. */
export const findingsStrings = {
  title: 'Import findings',
  intro:
    'What the import found in the AGS files of this project. Values are kept as the files state them, ' +
    'unless a finding says otherwise.',
  all: {
    before: 'A finding that repeats is listed once, with its first place. ',
    command: 'npx groundsheet check FILE',
    between: ' lists every place; so does ',
    page: 'Check files',
    after: ': drop the file there.',
  },
  find: 'Search findings',
  none: 'No finding matches',
  topic: {
    positions: (_kinds: number, found: number) => `Positions: ${count(found, 'finding', 'findings')}`,
    error: (kinds: number, found: number) => kindsOf(kinds, found, 'error'),
    warning: (kinds: number, found: number) => kindsOf(kinds, found, 'warning'),
    note: (kinds: number, found: number) => kindsOf(kinds, found, 'note'),
  },
  advice: 'What to do:',
  morePlaces: (more: number) => count(more, 'more place', 'more places'),
  line: (line: number) => `line ${line}`,
  showAll: (found: number) => `Show all ${count(found, 'finding', 'findings')}`,
}
