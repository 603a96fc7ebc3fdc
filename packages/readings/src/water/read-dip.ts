import { readNumber } from '../measure/read-number.ts'
import { saysDry, saysTest } from './remark-statements.ts'

/** What a visit to an installation found. */
export type Dip =
  /** In the unit of the reading. */
  | { readonly kind: 'reading'; readonly value: number }
  /** No water in the installation: there is no value, whatever number stands beside the word. */
  | { readonly kind: 'dry' }
  /** Blank, blocked, lost, frozen, a bound such as `>5.00`, or any other text. */
  | { readonly kind: 'not-read' }
  /** Taken during a permeability or pumping test (BS EN ISO 22282), which is not groundwater monitoring. */
  | { readonly kind: 'test' }

/**
 * Reads a water reading and its remark. `Dry` in either one is dry: files state the depth of the base beside the
 * remark.
 */
export function readDip(reading: string, remark = ''): Dip {
  if (saysTest(remark) || saysTest(reading)) return { kind: 'test' }
  const value = readNumber(reading.trim())
  if (saysDry(reading, false) || saysDry(remark, value !== null)) return { kind: 'dry' }
  return value === null ? { kind: 'not-read' } : { kind: 'reading', value }
}

/**
 * Depth of water beside a test or a shift as it is written: the depth, or the text of its own heading (`dry`) where
 * that says dry or there is no depth.
 */
export const waterText = (depth: string, text: string): string =>
  depth.trim() === '' || saysDry(text, false) ? text.trim() || depth.trim() : depth.trim()
