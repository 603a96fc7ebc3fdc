/**
 * Random numbers that are the same everywhere: 32-bit integer arithmetic only (mulberry32, public domain), no
 * `Math.sin`, whose last digits differ between engines. Every subject has its own stream, so a new table does
 * not shift the others.
 */
export interface Random {
  /** 0 up to, not including, 1. */
  unit(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  /** Near `middle`, at most `reach` away, the middle more often than the ends. */
  near(middle: number, reach: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

export function createRandom(...subject: (string | number)[]): Random {
  let state = hashText(subject.join('\n'))
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    return mix(state) / 0x1_0000_0000
  }
  const between = (low: number, high: number) => low + (high - low) * unit()
  return {
    unit,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    near: (middle, reach) => middle + (reach * (unit() + unit() + unit() - 1.5)) / 1.5,
    chance: (probability) => unit() < probability,
    pick: (items) => at(items, Math.floor(unit() * items.length)),
  }
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The finaliser of mulberry32: any integer to an even spread over 0 … 2³² − 1. */
export function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return (mixed ^ (mixed >>> 14)) >>> 0
}

/** The item at a place that must exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`)
  return item
}
