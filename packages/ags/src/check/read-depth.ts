import { isPossibleDepth } from '@groundsheet/readings/file-checks'

/** Metres; NaN where the text is no number or no possible depth, which is a finding of its own. */
export function readDepth(text = ''): number {
  const depth = Number(text)
  // `Number` also reads `0x10` and blanks.
  return depth === parseFloat(text) && isPossibleDepth(depth) ? depth : NaN
}
