import type { Level, RuleFinding } from './finding.ts'

/** What is wrong with a file, and what to do about it. */
type Problem = Pick<RuleFinding, 'message' | 'advice'>

/** Why a file without a byte is no AGS file. */
export const NO_BYTES = 'The file is empty'

/** What to do where a problem does not say it. */
const GET_AGAIN =
  'See that the name is right and the file is whole; else get it again from where it came from'

/** What is wrong, then behind a full stop or semicolon what to do. */
const WITH_ADVICE = /^(.+?)(?:\.|;) ([A-Za-z].*?)\.?$/s

/** A problem of a file, as `is encrypted. Unpack it first.`, as what is wrong and what to do about it. */
export function partsOfProblem(problem: string): Problem {
  const [, message = problem, advice = GET_AGAIN] = WITH_ADVICE.exec(problem) ?? []
  return { message, advice: advice.charAt(0).toUpperCase() + advice.slice(1) }
}

/** A file that cannot be read, on the level of an import where that is checked, else on the first level. */
export const unreadableFinding = ({ message, advice }: Problem, levels: readonly Level[]): RuleFinding => ({
  level: levels.includes('import') ? 'import' : (levels[0] ?? 'import'),
  rule: 'unreadable',
  severity: 'error',
  group: null,
  heading: null,
  message,
  advice,
  count: 1,
  lines: [],
})
