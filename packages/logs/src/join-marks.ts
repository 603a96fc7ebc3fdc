import type { Mark } from './log.ts'

/** Increments farther apart than this are not joined, metres. */
const APART_INCREMENTS = 0.005
/** A cone is read every few centimetres; where nothing was read for this far it was not pushed, metres. */
const APART_POINTS = 1

/** Increments that follow each other without a gap, a list for each stretch of each run, from the ground down. */
export const joinIncrements = (marks: readonly Mark[]): Mark[][] => joinMarks(marks, APART_INCREMENTS)

/** Readings of a cone that are joined by a line, a list for each stretch of each run, from the ground down. */
export const joinPoints = (marks: readonly Mark[]): Mark[][] => joinMarks(marks, APART_POINTS)

function joinMarks(marks: readonly Mark[], apart: number): Mark[][] {
  const valued = marks.filter(({ value }) => value !== undefined)
  return [...Map.groupBy(valued, ({ run = '' }) => run).values()].flatMap((run) => {
    const stretches: Mark[][] = []
    for (const mark of run) {
      const last = stretches.at(-1)
      if (last && mark.top - (last.at(-1)?.base ?? 0) <= apart) last.push(mark)
      else stretches.push([mark])
    }
    return stretches
  })
}
