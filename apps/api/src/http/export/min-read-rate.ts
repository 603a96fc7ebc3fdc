import type { MinReadRate } from '../../config/settings.ts'

/** What a client takes of an answer. */
export interface Reading {
  /** Bytes taken so far. */
  readonly takenBytes: () => number
  /** Whether bytes are there for it to take. */
  readonly isBehind: () => boolean
}

const CHECK_INTERVAL_MS = 250

/**
 * Calls `onTooSlow` once the client has fallen behind the lowest rate by what it should take in `overMs`.
 * Time in which there is nothing to take does not count. Returns what ends the watch.
 */
export function watchReadRate(
  { takenBytes, isBehind }: Reading,
  { bytesPerSecond, overMs }: MinReadRate,
  onTooSlow: () => void,
): () => void {
  const allowance = (bytesPerSecond * overMs) / 1000
  let left = allowance
  let taken = takenBytes()
  let checked = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const due = isBehind() ? (bytesPerSecond * (now - checked)) / 1000 : 0
    left = Math.min(allowance, left + takenBytes() - taken - due)
    taken = takenBytes()
    checked = now
    if (left >= 0) return
    clearInterval(timer)
    onTooSlow()
  }, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
