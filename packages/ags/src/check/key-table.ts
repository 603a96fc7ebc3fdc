/** Beyond this many keys of one group memory counts for more than the check. */
export const MAX_KEYS = 1 << 22

/**
 * Numbers kept under hashes of key values, in flat memory (12 bytes a place, 16 where lines are given; half of the places free). Two different keys are taken for one with a
 * chance of about one in 10⁴ for two million keys, which a warning can bear and an identity could not.
 */
export class KeyTable {
  size = 0
  private hashes = new Float64Array(16)
  private counts = new Int32Array(16)
  private lines: Int32Array | null = null

  /** The number kept under the hash, 0 where there is none. */
  count(hash: number): number {
    return this.counts[this.find(hash)] ?? 0
  }

  /** `line`: of the first row; 0 where nobody will ask for it. */
  set(hash: number, count: number, line = 0): void {
    const place = this.find(hash)
    if (this.hashes[place] === 0) {
      this.hashes[place] = hash
      if (line !== 0) this.lines ??= new Int32Array(this.hashes.length)
      if (this.lines !== null) this.lines[place] = line
      this.size++
    }
    this.counts[place] = count
    if (this.size * 2 > this.hashes.length) this.grow()
  }

  *entries(): Generator<{ hash: number; count: number; line: number }> {
    for (const [place, hash] of this.hashes.entries()) {
      if (hash !== 0) yield { hash, count: this.counts[place] ?? 0, line: this.lines?.[place] ?? 0 }
    }
  }

  /** The place of a hash, or the free one where it would go. */
  private find(hash: number): number {
    const mask = this.hashes.length - 1
    let place = (hash % 0x7fffffff) & mask
    while (this.hashes[place] !== 0 && this.hashes[place] !== hash) place = (place + 1) & mask
    return place
  }

  /** Works on the arrays alone: objects for millions of keys would cost more than the table. */
  private grow(): void {
    const { hashes, counts, lines } = this
    this.size = 0
    this.hashes = new Float64Array(hashes.length * 2)
    this.counts = new Int32Array(hashes.length * 2)
    this.lines = null
    for (let place = 0; place < hashes.length; place++) {
      const hash = hashes[place] ?? 0
      if (hash !== 0) this.set(hash, counts[place] ?? 0, lines?.[place])
    }
  }
}

/** A hash of 53 bits over the values at `places`, in order (-1: an empty value); never 0. Two multiplicative hashes side by side, mixed at the end. */
export function hashKey(values: readonly string[], places: readonly number[]): number {
  let low = 0x9e3779b9
  let high = 0x85ebca6b
  for (const place of places) {
    const value = place < 0 ? '' : (values[place] ?? '')
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      low = Math.imul(low ^ code, 0x9e3779b1)
      high = Math.imul(high ^ code, 0x5f356495)
    }
    low = Math.imul(low ^ 0x10001, 0x85ebca77)
    high = Math.imul(high ^ 0x10001, 0xc2b2ae3d)
  }
  low = Math.imul(low ^ (low >>> 15), 0x735a2d97) ^ (high >>> 13)
  high = Math.imul(high ^ (high >>> 16), 0xcaf649a9) ^ (low >>> 14)
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0) || 1
}
