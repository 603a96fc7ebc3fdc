import { printable } from './printable.ts'

/** `file`: the file or folder concerned; null for none or several. */
export interface UserProblem {
  readonly file: string | null
  readonly problem: string
}

type Stated = string | UserProblem

/**
 * An error the user can correct. Each line states what, where and what to do. Nothing was changed.
 * Commands print the lines and end with exit code 1; any other error is a bug and keeps its stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  readonly lines: readonly string[]
  /** One for each line. */
  readonly problems: readonly UserProblem[]

  constructor(stated: Stated | readonly [Stated, ...Stated[]], options?: ErrorOptions) {
    const problems = [stated].flat().flatMap(problemsOf)
    const lines = problems.map(({ file, problem }) =>
      printable(file === null ? problem : `${file}: ${problem}`),
    )
    super(lines.join('\n'), options)
    this.lines = lines
    this.problems = problems
  }
}

const problemsOf = (stated: Stated): readonly UserProblem[] =>
  typeof stated === 'string' ? stated.split('\n').map((problem) => ({ file: null, problem })) : [stated]

/** `file: problem`. */
export const fileError = (file: string, problem: string): UserError => new UserError({ file, problem })

/** Why a file or folder cannot be read, for the line that names it. */
export const notReadable = (error: unknown): string =>
  `cannot be read (${error instanceof Error ? error.message : String(error)})`

/** Settings and options that cannot be used: exit code 2. */
export class UsageError extends UserError {}
