import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Statements } from '../statements.ts'

/** After so many commits during the read, all is read in one turn. */
const MAX_ATTEMPTS = 3

/**
 * What a long read finds of one moment. It yields after each part, and then other requests have their
 * turn. `current`: the statements of the file that is there now.
 */
export async function readInTurns<T>(
  current: () => Statements,
  read: (statements: Statements) => Generator<undefined, T>,
): Promise<T> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await readInParts(current, read)
    if (found !== 'changed') return found.value
  }
  const statements = current()
  return statements.withSnapshot(() => {
    const parts = read(statements)
    for (;;) {
      const { done, value } = parts.next()
      if (done) return value
    }
  })
}

async function readInParts<T>(
  current: () => Statements,
  read: (statements: Statements) => Generator<undefined, T>,
): Promise<{ readonly value: T } | 'changed'> {
  const statements = current()
  const commits = statements.commits()
  const parts = read(statements)
  for (;;) {
    const { done, value } = parts.next()
    const isUnchanged = statements.commits() === commits
    if (done) return isUnchanged ? { value } : 'changed'
    if (!isUnchanged) return 'changed'
    await nextTurn()
    // The connection to a file that was replaced is closed.
    if (current() !== statements) return 'changed'
  }
}
