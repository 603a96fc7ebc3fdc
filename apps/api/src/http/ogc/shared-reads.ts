import { LRUCache } from 'lru-cache'

/** What is read once for all callers that arrive meanwhile, and kept. */
export interface SharedReads<T extends object> {
  /** `read` is told when none of its callers waits any more; what it throws is not kept. */
  get(name: string, isAbandoned: () => boolean, read: (areAllGone: () => boolean) => Promise<T>): Promise<T>
}

interface Shared<T> {
  readonly value: Promise<T>
  readonly abandonedBy: (() => boolean)[]
}

/** Keeps `max` values. */
export function createSharedReads<T extends object>(max: number): SharedReads<T> {
  const kept = new LRUCache<string, Shared<T>>({ max })
  return {
    async get(name, isAbandoned, read) {
      const known = kept.get(name)
      if (known) {
        known.abandonedBy.push(isAbandoned)
        return known.value
      }
      const abandonedBy = [isAbandoned]
      const shared = { value: read(() => abandonedBy.every((isGone) => isGone())), abandonedBy }
      kept.set(name, shared)
      try {
        return await shared.value
      } catch (error) {
        if (kept.peek(name) === shared) kept.delete(name)
        throw error
      } finally {
        abandonedBy.length = 0
      }
    },
  }
}
