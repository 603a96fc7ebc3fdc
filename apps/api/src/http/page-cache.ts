import { LRUCache } from 'lru-cache'
import type { Representation } from './representation.ts'

/** Of all pages together, in bytes; compressed copies add a fifth or so. */
const MAX_BYTES = 64 * 1024 * 1024

/** A page needs more than its bytes: its name, which a caller may make long, its tag, and the heads of its responses. */
const sizeOf = (name: string, page: Representation): number => page.length + name.length + 2000

/** Finished pages; the least recently used are dropped first, and all of them when the data has changed. */
export interface PageCache {
  /** Whether there may be one; it may be of older data. */
  has(name: string): boolean
  get(version: string, name: string): Representation | undefined
  put(version: string, name: string, page: Representation): void
  /**
   * Whether the page was asked for lately; from now on it was. Lately: no more came since than the cache holds. A client
   * that reads a table to its end asks for each page once: keeping those would push out what others ask for again.
   */
  isWanted(name: string, page: Representation): boolean
}

export function createPageCache(maxBytes: number = MAX_BYTES): PageCache {
  const maxPageBytes = Math.floor(maxBytes / 8)
  const pages = new LRUCache<string, Representation>({ maxSize: maxBytes, maxEntrySize: maxPageBytes })
  /** Names that were asked for, with the sizes of their pages. */
  const requested = new LRUCache<string, true>({ maxSize: maxBytes })
  let current = ''

  return {
    has: (name) => pages.has(name),
    get(version, name) {
      if (version !== current) {
        pages.clear()
        current = version
      }
      return pages.get(name)
    },
    put(version, name, page) {
      if (version === current) pages.set(name, page, { size: sizeOf(name, page) })
    },
    isWanted(name, page) {
      if (requested.has(name)) return true
      requested.set(name, true, { size: sizeOf(name, page) })
      return false
    },
  }
}
