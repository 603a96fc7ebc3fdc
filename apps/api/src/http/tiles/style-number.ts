import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface NumberedStyle {
  /** The same for equal styles, on every server and in every version of the data. */
  readonly number: number
  readonly locationType: string
}

/** A company has a few hundred styles. */
const MAX_STYLES_KEPT = 2_000

const known = new LRUCache<string, NumberedStyle>({ max: MAX_STYLES_KEPT })

/** Bytes of the digest: 48 bits are exact in JavaScript, and do not collide among thousands of styles. */
const NUMBER_BYTES = 6

/** The number of a style, from the JSON that is stored. */
export function styleNumber(style: string): NumberedStyle {
  const found = known.get(style)
  if (found !== undefined) return found
  const { locationType } = JSON.parse(style) as { locationType: string }
  const number = hash('sha256', style, 'buffer').readUIntBE(0, NUMBER_BYTES)
  const numbered = { number, locationType }
  known.set(style, numbered)
  return numbered
}
