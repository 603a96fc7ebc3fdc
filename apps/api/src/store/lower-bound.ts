/** The first index of ascending values whose value is not below the given one; `count`: none is. */
export function lowerBound(values: ArrayLike<number>, requested: number, count = values.length): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? NaN) < requested) low = middle + 1
    else high = middle
  }
  return low
}
