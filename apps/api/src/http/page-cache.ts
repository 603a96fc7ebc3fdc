import { LRUCache } from 'lru-cache'
import type { Representation } from './representation.ts'

/** Total of all pages in bytes; compressed copies add about a fifth. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024

/** Memory of a page beside its bytes: name (set by the caller), tag and response heads. */
const sizeOf = (name: string, page: Representation): number => page.length + name.length + 2000

/** Complete pages; the least recently used are removed first, and all of them when the data has changed. */
export interface PageCache {
  /** Whether a page may be cached; it may be outdated. */
  has(name: string): boolean
  get(version: string, name: string): Representation | undefined
  put(version: string, name: string, page: Representation): void
  /**
   * Whether the page was requested recently; records this request. Recently: since then, no more pages were
   * requested than the cache holds. A client that reads a whole table requests each page once, and would push
   * out pages others request again.
   */
  isRequestedAgain(name: string, page: Representation): boolean
}

export function createPageCache(maxBytes: number = MAX_CACHED_BYTES): PageCache {
  const maxPageBytes = Math.floor(maxBytes / 4)
  const pages = new LRUCache<string, Representation>({ maxSize: maxBytes, maxEntrySize: maxPageBytes })
  /** Names of requested pages, with their sizes. */
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
    isRequestedAgain(name, page) {
      if (requested.has(name)) return true
      requested.set(name, true, { size: sizeOf(name, page) })
      return false
    },
  }
}
