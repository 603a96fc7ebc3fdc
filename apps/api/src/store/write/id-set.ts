const TABLE_SLOTS = 1 << 22
/** The hash table is made of pages, so that an import of few rows does not clear memory for millions. */
const PAGE_SLOTS = 1 << 10
/** With more ids than this, most places of the hash table would be taken. */
const MAX_IDS = TABLE_SLOTS * 0.75

/** Ids of rows that an import has seen, as fingerprints of four bytes: 16 MB for three million rows. */
export interface IdSet {
  /**
   * True: the id is new. False: it may be one of those added before, or the set is full. Two ids have the
   * same fingerprint and place in about one of some hundred large imports.
   */
  add(id: string): boolean
}

/** Ids are hashes in hex, so any of their digits serve as fingerprint. */
export function createIdSet(): IdSet {
  const pages = new Array<Uint32Array | undefined>(TABLE_SLOTS / PAGE_SLOTS)
  let size = 0
  const pageOf = (place: number) => (pages[Math.floor(place / PAGE_SLOTS)] ??= new Uint32Array(PAGE_SLOTS))
  return {
    add(id) {
      if (size >= MAX_IDS) return false
      const fingerprint = parseInt(id.slice(0, 8), 16) || 1
      let place = parseInt(id.slice(8, 14), 16) % TABLE_SLOTS
      let found: number
      while ((found = pageOf(place)[place % PAGE_SLOTS] ?? 0) !== 0) {
        if (found === fingerprint) return false
        place = (place + 1) % TABLE_SLOTS
      }
      pageOf(place)[place % PAGE_SLOTS] = fingerprint
      size++
      return true
    },
  }
}
