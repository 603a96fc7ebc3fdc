import { checkAgs } from '../src/index.ts'

/** Rules of the findings that these tests are about. */
const RULES = [
  'similar-names',
  'invisible-characters',
  'impossible-depth',
  'impossible-level',
  'impossible-reading',
  'impossible-inclination',
  'impossible-recovery',
  'impossible-date',
  'ground-levels-unset',
  'unread-date',
  'future-date',
  'unread-spt',
  'vanes-at-limit',
  'end-before-start',
  'reversed-depths',
  'below-final-depth',
  'probe-below-hole',
  'contradictory-spt',
  'contradictory-limits',
  'overlapping-strata',
  'overlapping-methods',
]

export const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`

export function group(
  code: string,
  headings: readonly string[],
  units: readonly string[],
  ...rows: string[][]
): string {
  const types = headings.map(() => 'X')
  const lines = [
    ['GROUP', code],
    ['HEADING', ...headings],
    ['UNIT', ...units],
    ['TYPE', ...types],
  ]
  return [...lines, ...rows.map((row) => ['DATA', ...row])].map(line).join('')
}

export const found = (text: string) =>
  checkAgs(text)
    .diagnostics.filter(({ rule }) => RULES.includes(rule))
    .map(({ message }) => message)

export const holes = (...ids: string[]) => group('LOCA', ['LOCA_ID'], [''], ...ids.map((id) => [id]))
