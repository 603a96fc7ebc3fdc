/** Whether a group lists the exploratory holes, in either edition. */
export const isHoleGroup = (code: string): boolean => code === 'LOCA' || code === 'HOLE'

const HOLE_ID = /^(LOCA|HOLE)_ID$/

/** Where the rows of a block name their hole; -1: nowhere. */
export const holeColumn = (headings: readonly string[]): number =>
  headings.findIndex((heading) => HOLE_ID.test(heading))
