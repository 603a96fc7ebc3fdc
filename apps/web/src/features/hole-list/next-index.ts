const PAGE_ROWS = 10

/** Index that a key selects in a list of `count`; null for other keys. */
export function nextIndex(key: string, current: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE_ROWS,
    PageUp: current - PAGE_ROWS,
    Home: 0,
    End: count - 1,
  }
  const target = moves[key]
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target))
}
