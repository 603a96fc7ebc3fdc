import type { Level, RuleFinding } from './finding.ts'

/** Why a file without a byte is no AGS file. */
export const NO_BYTES = 'The file is empty'

/** A file that cannot be read, on the level of an import where that is checked, else on the first level. */
export const unreadableFinding = (message: string, levels: readonly Level[]): RuleFinding => ({
  level: levels.includes('import') ? 'import' : (levels[0] ?? 'import'),
  rule: 'unreadable',
  severity: 'error',
  group: null,
  heading: null,
  message,
  mend: '',
  count: 1,
  lines: [],
})
