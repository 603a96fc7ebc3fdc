import type { Mark } from './log.ts'

/** Increments farther apart than this are not joined, metres. */
const APART = 0.005

/** Increments that follow each other without a gap, a list for each stretch of each run, from the ground down. */
export function joinIncrements(marks: readonly Mark[]): Mark[][] {
  const counted = marks.filter(({ value }) => value !== undefined)
  return [...Map.groupBy(counted, ({ run = '' }) => run).values()].flatMap((run) => {
    const stretches: Mark[][] = []
    for (const mark of run) {
      const last = stretches.at(-1)
      if (last && mark.top - (last.at(-1)?.base ?? 0) <= APART) last.push(mark)
      else stretches.push([mark])
    }
    return stretches
  })
}
