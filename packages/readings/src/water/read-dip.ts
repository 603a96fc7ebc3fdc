import { readNumber } from '../measure/read-number.ts'
import { statesDry, statesTest } from './remark-statements.ts'

/** Result of a visit to an installation. */
export type Dip =
  /** In the unit of the reading. */
  | { readonly kind: 'reading'; readonly value: number }
  /** No water in the installation: there is no value, whatever the number beside the word. */
  | { readonly kind: 'dry' }
  /** Blank, blocked, lost, frozen, a bound such as `>5.00`, or any other text. */
  | { readonly kind: 'not-read' }
  /** Taken during a permeability or pumping test (BS EN ISO 22282), which is not groundwater monitoring. */
  | { readonly kind: 'test' }

/**
 * Reads a water reading and its remark. `Dry` in either one is dry: files state the depth of the base beside
 * the remark.
 */
export function readDip(reading: string, remark = ''): Dip {
  if (statesTest(remark) || statesTest(reading)) return { kind: 'test' }
  const value = readNumber(reading.trim())
  if (statesDry(reading, false) || statesDry(remark, value !== null)) return { kind: 'dry' }
  return value === null ? { kind: 'not-read' } : { kind: 'reading', value }
}

/**
 * Depth of water beside a test or a shift as text. It is the text of a separate heading (`dry`) if that
 * states dry or there is no depth.
 */
export const waterText = (depth: string, text: string): string =>
  depth.trim() === '' || statesDry(text, false) ? text.trim() || depth.trim() : depth.trim()
