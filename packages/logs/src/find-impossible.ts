import { findingWords } from './finding-words.ts'
import type { Finding, Mark } from './log.ts'

/** Values that the finding quotes. */
const MAX_QUOTED_VALUES = 3

/**
 * One finding for all impossible readings of a lane, as a cone may have thousands. `why`: reason, and how
 * they are drawn; `what`: the reading and its heading.
 */
export function findImpossible(marks: readonly Mark[], why: string, what = ''): Finding[] {
  const [first] = marks
  if (!first) return []
  const labels = [...new Set(marks.map(({ label }) => label))]
  const quoted = [
    ...labels.slice(0, MAX_QUOTED_VALUES),
    ...(labels.length > MAX_QUOTED_VALUES ? ['…'] : []),
  ].join(', ')
  return [
    {
      kind: 'impossible',
      table: first.row.table,
      top: marks.reduce((least, { top }) => Math.min(least, top), Infinity),
      base: marks.reduce((most, { base }) => Math.max(most, base), -Infinity),
      row: first.row,
      text: findingWords.impossible(what, quoted, why),
      ...(marks.length > 1 && {
        count: marks.length,
        depths: marks.slice(0, MAX_QUOTED_VALUES).map(({ top }) => ({ depth: top, rows: 1 })),
      }),
    },
  ]
}
