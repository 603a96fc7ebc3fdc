import { readFileSync } from 'node:fs'

/** Of a second; what the kernel's figures for people are given in. See proc(5). */
const TICK_US = 10_000

/**
 * Processor time of a process so far, in microseconds, with all that it started, living or ended. Linux only:
 * elsewhere, and of a process that is gone, 0.
 */
export function processorTime(pid: number): number {
  const fields = readOr(`/proc/${pid}/stat`, '').split(') ').at(-1)?.split(' ') ?? []
  // utime, stime, and the same of children that were waited for.
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  const children = readOr(`/proc/${pid}/task/${pid}/children`, '').split(' ').filter(Boolean).map(Number)
  return children.reduce((sum, child) => sum + processorTime(child), own * TICK_US)
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return otherwise
  }
}
