import type { Representation } from './representation.ts'

/** Of all bodies together, in bytes; compressed copies add a fifth or so. */
const BUDGET = 64 * 1024 * 1024

/** Finished pages, the least recently used thrown away first, and all of them when the data has changed. */
export interface PageCache {
  get(version: string, name: string): Representation | undefined
  put(version: string, name: string, page: Representation): void
}

export function createPageCache(budget: number = BUDGET): PageCache {
  const pages = new Map<string, Representation>()
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
  }
}
