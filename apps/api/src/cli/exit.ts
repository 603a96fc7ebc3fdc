import { CommanderError } from 'commander'
import { withoutFileSystemError } from '../common/file-system-error.ts'
import { UsageError, UserError } from '../common/user-error.ts'

/** Exit codes of every command. */
export const EXIT = { done: 0, refused: 1, wrongUsage: 2 }

/**
 * `groundsheet check site.ags | head` ends without an error when `head` has enough. A full disk is one line.
 */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    process.stderr.write(`The output cannot be written (${error.message})\n`)
    process.exit(EXIT.refused)
  })
}

/**
 * Runs a command line and returns its exit code. A UserError, and what the operating system refuses of a
 * file, is printed as lines; any other error keeps its stack.
 */
export async function exitCodeOf(run: () => Promise<unknown>): Promise<number> {
  try {
    await run()
    return Number(process.exitCode ?? EXIT.done)
  } catch (error) {
    return explain(withoutFileSystemError(error))
  }
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`${error.message}\n`)
  return error instanceof UsageError ? EXIT.wrongUsage : EXIT.refused
}
