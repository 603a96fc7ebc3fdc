/** Reads that wait, by key. */
export interface WaitingReads {
  /** `start` begins the read. Returns what removes it; null: too many reads of the key wait. */
  add(keyId: string, start: () => void): (() => void) | null
  /** Begins the next read of the keys that have a place free, and returns its key; null: there is none. */
  beginNext(isFreeFor: (keyId: string) => boolean): string | null
  readonly count: number
  /** Whether reads of the key wait. */
  has(keyId: string): boolean
  /** Whether a key has just one. */
  readonly hasSingle: boolean
}

/** After so many reads of other keys in a row, a key has its turn, however many of its reads wait. */
const MAX_READS_AHEAD = 16

/** Further reads of a key are refused while so many of it wait, so that waiting takes little memory. */
export const MAX_WAITING_OF_KEY = 256

interface KeyReads {
  readonly starts: Set<() => void>
  /** Reads that had waited and began before the last one of this key, or before its first one waited. */
  since: number
}

/** The key with the fewest reads is next; of those with as many, the one whose last turn was first. */
export function createWaitingReads(): WaitingReads {
  const waiting = new Map<string, KeyReads>()
  let begun = 0

  const isOverdue = ({ since }: KeyReads) => begun - since >= MAX_READS_AHEAD

  function isBefore(one: KeyReads, other: KeyReads): boolean {
    if (isOverdue(one) || isOverdue(other) || one.starts.size === other.starts.size)
      return one.since < other.since
    return one.starts.size < other.starts.size
  }

  function remove(keyId: string, own: KeyReads, start: () => void): void {
    own.starts.delete(start)
    if (own.starts.size === 0 && waiting.get(keyId) === own) waiting.delete(keyId)
  }

  return {
    add(keyId, start) {
      const own = waiting.get(keyId) ?? { starts: new Set(), since: begun }
      if (own.starts.size >= MAX_WAITING_OF_KEY) return null
      waiting.set(keyId, own)
      own.starts.add(start)
      return () => remove(keyId, own, start)
    },
    beginNext(isFreeFor) {
      let next: [string, KeyReads] | undefined
      for (const each of waiting)
        if (isFreeFor(each[0]) && (next === undefined || isBefore(each[1], next[1]))) next = each
      const [keyId, own] = next ?? []
      const [start] = own?.starts ?? []
      if (keyId === undefined || own === undefined || start === undefined) return null
      remove(keyId, own, start)
      begun += 1
      own.since = begun
      start()
      return keyId
    },
    get count() {
      return [...waiting.values()].reduce((sum, { starts }) => sum + starts.size, 0)
    },
    has: (keyId) => waiting.has(keyId),
    get hasSingle() {
      return [...waiting.values()].some(({ starts }) => starts.size === 1)
    },
  }
}
