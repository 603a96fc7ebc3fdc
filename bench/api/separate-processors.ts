import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Lets one process run on the first processor only and the others on the rest, with all their threads.
 * Returns what ends that; null: not possible on this machine.
 */
export function separateProcessors(alone: number, others: readonly number[]): (() => void) | null {
  const last = availableParallelism() - 1
  if (last < 1) return null
  try {
    allow(alone, '0')
    for (const pid of others) allow(pid, `1-${last}`)
  } catch {
    return null
  }
  return () => {
    for (const pid of [alone, ...others]) allow(pid, `0-${last}`)
  }
}

/** By `taskset` of util-linux. */
function allow(pid: number, processors: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], {
    stdio: 'ignore',
  })
}

/** A process then runs only where no other of its processor does. By `chrt` of util-linux, if it is there. */
export function runWhenIdle(pid: number): void {
  try {
    execFileSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(pid)], { stdio: 'ignore' })
  } catch {
    // Without it, the clients compete for a processor.
  }
}
