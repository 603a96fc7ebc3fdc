/** Beyond this many keys of one group memory counts for more than the check. */
export const MAX_KEYS = 1 << 22

/** A table of this many places or more doubles when it grows; a smaller one quadruples. */
const LARGE_TABLE_PLACES = 1 << 16

/** Places of a table that is cleared in place: a new one for each hole would be memory outside the heap. */
const MAX_CLEARED_PLACES = 256

/**
 * Hashes of key values, and numbers kept under them, in flat memory. Each place has 8 bytes, 4 more where
 * numbers are set and 4 where lines are given. Half of the places are free. For two million keys, the chance
 * that two different ones are taken for one is about one in 10⁴. A warning can bear that, an identity could
 * not.
 */
export class KeyTable {
  size = 0
  private hashes = new Float64Array(16)
  private counts: Int32Array | null = null
  private lines: Int32Array | null = null

  /** The number kept under the hash, 0 where there is none. */
  count(hash: number): number {
    return this.counts?.[this.find(hash)] ?? 0
  }

  has(hash: number): boolean {
    return this.hashes[this.find(hash)] === hash
  }

  /** `line`: of the first row; 0 where it is not needed. */
  set(hash: number, count: number, line = 0): void {
    const place = this.find(hash)
    if (this.hashes[place] === 0) {
      this.hashes[place] = hash
      if (line !== 0) this.lines ??= new Int32Array(this.hashes.length)
      if (this.lines !== null) this.lines[place] = line
      this.size++
    }
    this.counts ??= new Int32Array(this.hashes.length)
    this.counts[place] = count
    if (this.size * 2 > this.hashes.length) this.grow()
  }

  /**
   * Whether the hash was there before; it is now, with the number 0. One look-up, since tables outgrow the
   * cache.
   */
  note(hash: number): boolean {
    const place = this.find(hash)
    if (this.hashes[place] === hash) return true
    this.hashes[place] = hash
    if (++this.size * 2 > this.hashes.length) this.grow()
    return false
  }

  clear(): void {
    this.size = 0
    if (this.hashes.length > MAX_CLEARED_PLACES) {
      this.hashes = new Float64Array(16)
      this.counts = null
      this.lines = null
      return
    }
    this.hashes.fill(0)
    this.counts?.fill(0)
    this.lines?.fill(0)
  }

  *entries(): Generator<{ hash: number; count: number; line: number }> {
    for (const [place, hash] of this.hashes.entries()) {
      if (hash !== 0) yield { hash, count: this.counts?.[place] ?? 0, line: this.lines?.[place] ?? 0 }
    }
  }

  /** Without an object for each, unlike `entries`. */
  forEach(visit: (hash: number, count: number) => void): void {
    for (let place = 0; place < this.hashes.length; place++) {
      const hash = this.hashes[place] ?? 0
      if (hash !== 0) visit(hash, this.counts?.[place] ?? 0)
    }
  }

  /** The place of a hash, or the free one where it would go. */
  private find(hash: number): number {
    const mask = this.hashes.length - 1
    let place = hash & mask
    while (this.hashes[place] !== 0 && this.hashes[place] !== hash) place = (place + 1) & mask
    return place
  }

  /** Works on the arrays alone: objects for millions of keys would cost more than the table. */
  private grow(): void {
    const { hashes, counts, lines } = this
    const length = hashes.length * (hashes.length < LARGE_TABLE_PLACES ? 4 : 2)
    this.hashes = new Float64Array(length)
    this.counts = counts && new Int32Array(length)
    this.lines = lines && new Int32Array(length)
    for (let place = 0; place < hashes.length; place++) {
      const hash = hashes[place] ?? 0
      if (hash === 0) continue
      const to = this.find(hash)
      this.hashes[to] = hash
      if (this.counts !== null) this.counts[to] = counts?.[place] ?? 0
      if (this.lines !== null) this.lines[to] = lines?.[place] ?? 0
    }
  }
}
