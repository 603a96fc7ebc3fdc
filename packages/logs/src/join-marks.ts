import type { Mark } from './log.ts'

/** Increments farther apart than this are not joined, metres. */
const MAX_INCREMENT_GAP_M = 0.005
/** Cones are read every few centimetres; a longer gap was not pushed, metres. */
const MAX_POINT_GAP_M = 1

/** Increments without a gap between them, a list for each part of each run, from the ground down. */
export const joinIncrements = (marks: readonly Mark[]): Mark[][] => joinMarks(marks, MAX_INCREMENT_GAP_M)

/** Readings of a cone joined by a line, a list for each part of each run, from the ground down. */
export const joinPoints = (marks: readonly Mark[]): Mark[][] => joinMarks(marks, MAX_POINT_GAP_M)

function joinMarks(marks: readonly Mark[], apart: number): Mark[][] {
  const valued = marks.filter(({ value }) => value !== undefined)
  return [...Map.groupBy(valued, ({ run = '' }) => run).values()].flatMap((run) => {
    const stretches: Mark[][] = []
    for (const mark of run) {
      const last = stretches.at(-1)
      if (last && !mark.beginsLine && mark.top - (last.at(-1)?.base ?? 0) <= apart) last.push(mark)
      else stretches.push([mark])
    }
    return stretches
  })
}

/** Of consecutive readings beyond the scale the greatest, from the ground down. */
export function greatestBeyond(curves: readonly (readonly Mark[])[], scaleMax: number): Mark[] {
  const greatest = curves.flatMap((curve) => {
    const found: Mark[] = []
    let isBeyond = false
    for (const mark of curve) {
      const value = mark.value ?? 0
      const last = found.at(-1)
      if (value > scaleMax && !isBeyond) found.push(mark)
      else if (value > scaleMax && value > (last?.value ?? 0)) found[found.length - 1] = mark
      isBeyond = value > scaleMax
    }
    return found
  })
  return greatest.toSorted((a, b) => a.top - b.top)
}
