import { readNumber } from '../measure/read-number.ts'

/** What a visit to an installation found. */
export type Dip =
  /** In the unit of the reading. */
  | { readonly kind: 'reading'; readonly value: number }
  /** No water in the installation: there is no value, whatever number stands beside the word. */
  | { readonly kind: 'dry' }
  /** Blocked, lost, frozen, a bound such as `>5.00`, or any other text. */
  | { readonly kind: 'not-read' }

/** `Dry`, `DRY at 5.20 m`, `Pipe dry`; not `Dry weather` or `not dry`. Damp is no water that could be measured. */
const DRY = /^\W*(?:(?:pipe|standpipe|piezometer|well|installation|hole|borehole)\s+)?(?:dry|damp)\b/i
const WEATHER = /^\W*dry\s+(?:weather|conditions?|day|spell|period|season|ground)/i

/**
 * Reads a water reading and its remark. Null where both say nothing of the water. `Dry` in either one is dry: files
 * state the depth of the base beside the remark.
 */
export function readDip(reading: string, remark = ''): Dip | null {
  const [stated, said] = [reading.trim(), remark.trim()]
  if (isDry(stated) || isDry(said)) return { kind: 'dry' }
  if (stated === '') return null
  const value = readNumber(stated)
  return value === null ? { kind: 'not-read' } : { kind: 'reading', value }
}

const isDry = (text: string) => DRY.test(text) && !WEATHER.test(text)
