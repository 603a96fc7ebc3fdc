/** Number of decimals that makes neighbouring ticks differ. */
export function decimalsOf([first = 0, second = first + 1]: readonly number[]): number {
  const step = Math.abs(second - first)
  return step >= 1 ? 0 : step >= 0.1 ? 1 : 2
}
