const PAGE = 10

/** Where a key leads in a list of `count`; null for keys that lead nowhere. */
export function nextIndex(key: string, current: number, count: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE,
    PageUp: current - PAGE,
    Home: 0,
    End: count - 1,
  }
  const target = moves[key]
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target))
}
