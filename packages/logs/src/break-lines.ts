import type { Mark } from './log.ts'

/** The kept marks; the next one of a run after one that is left out begins a new line. */
export function breakLines(marks: readonly Mark[], isKept: (mark: Mark) => boolean): Mark[] {
  const broken = new Set<string>()
  return marks.flatMap((mark): Mark[] => {
    const { run = '' } = mark
    if (!isKept(mark)) {
      broken.add(run)
      return []
    }
    return broken.delete(run) ? [{ ...mark, beginsLine: true }] : [mark]
  })
}
