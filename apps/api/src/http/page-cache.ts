import type { Representation } from './representation.ts'

/** Of all bodies together, in bytes; compressed copies add a fifth or so. */
const BUDGET = 64 * 1024 * 1024

/** Names remembered of pages that are not kept: a page that comes again after more than these would not have stayed anyway. */
const ASKED = 256

/** Finished pages, the least recently used thrown away first, and all of them when the data has changed. */
export interface PageCache {
  get(version: string, name: string): Representation | undefined
  put(version: string, name: string, page: Representation): void
  /**
   * Whether the page was asked for lately; from now on it was. Who reads a table to its end asks for each page once: keeping
   * those pushes out what others want, and makes old objects of them, which costs more to collect than to read them again.
   */
  isWanted(name: string): boolean
}

export function createPageCache(budget: number = BUDGET): PageCache {
  const pages = new Map<string, Representation>()
  const asked = new Set<string>()
  let current = ''
  let held = 0

  function drop(name: string): void {
    held -= pages.get(name)?.length ?? 0
    pages.delete(name)
  }

  return {
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
      if (version !== current || page.length > budget / 8) return
      drop(name)
      pages.set(name, page)
      held += page.length
      for (const oldest of pages.keys()) {
        if (held <= budget) break
        drop(oldest)
      }
    },
    isWanted(name) {
      if (asked.has(name)) return true
      asked.add(name)
      const [oldest] = asked
      if (asked.size > ASKED && oldest !== undefined) asked.delete(oldest)
      return false
    },
  }
}
