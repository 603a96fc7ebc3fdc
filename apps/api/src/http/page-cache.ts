import type { Representation } from './representation.ts'

/** Of all pages together, in bytes; compressed copies add a fifth or so. */
const BUDGET = 64 * 1024 * 1024

/** A page weighs more than its bytes: its name, which a caller may make long, its tag, and the heads of its answers. */
const weigh = (name: string, page: Representation): number => page.length + name.length + 2000

/** Finished pages, the least recently used thrown away first, and all of them when the data has changed. */
export interface PageCache {
  /** Whether there may be one; it may be of older data. */
  has(name: string): boolean
  get(version: string, name: string): Representation | undefined
  put(version: string, name: string, page: Representation): void
  /**
   * Whether the page was asked for lately; from now on it was. Lately: since no more came than the cache holds, so that it
   * would still be here. Who reads a table to its end asks for each page once: keeping those pushes out what others want,
   * and makes old objects of them, which costs more to collect than to read them again.
   */
  isWanted(name: string, page: Representation): boolean
}

export function createPageCache(budget: number = BUDGET): PageCache {
  const pages = new Map<string, Representation>()
  const asked = new Map<string, number>()
  let current = ''
  let [held, remembered] = [0, 0]

  function drop(name: string, page: Representation): void {
    if (pages.delete(name)) held -= weigh(name, page)
  }

  return {
    has: (name) => pages.has(name),
    get(version, name) {
      if (version !== current) {
        pages.clear()
        ;[current, held] = [version, 0]
      }
      const page = pages.get(name)
      if (page) {
        pages.delete(name)
        pages.set(name, page)
      }
      return page
    },
    put(version, name, page) {
      if (version !== current || weigh(name, page) > budget / 8) return
      const before = pages.get(name)
      if (before) drop(name, before)
      pages.set(name, page)
      held += weigh(name, page)
      for (const [oldest, other] of pages) {
        if (held <= budget) break
        drop(oldest, other)
      }
    },
    isWanted(name, page) {
      if (asked.has(name)) return true
      asked.set(name, weigh(name, page))
      remembered += weigh(name, page)
      for (const [oldest, weight] of asked) {
        if (remembered <= budget) break
        asked.delete(oldest)
        remembered -= weight
      }
      return false
    },
  }
}
