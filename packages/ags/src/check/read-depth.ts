/** Metres; NaN where the text is no number. */
export function readDepth(text = ''): number {
  const depth = Number(text)
  // `Number` also reads `0x10` and blanks.
  return depth === parseFloat(text) ? depth : NaN
}
