import { statSync, type BigIntStats } from 'node:fs'

/** Undefined also for what cannot be looked at: a name that is too long, a link to itself, no permission. */
export function statIfExists(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false, bigint: true })
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined
    throw error
  }
}
