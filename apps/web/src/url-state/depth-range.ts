/** Metres below ground level, both ends inclusive; null: no limit. */
export interface DepthRange {
  readonly min: number | null
  readonly max: number | null
}

const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/

/** `10-25`, `10-` or `-25`. */
export const formatDepthRange = ({ min, max }: DepthRange): string => `${min ?? ''}-${max ?? ''}`

/** Null if the text is not a range or has no limits. Reversed limits are swapped. */
export function parseDepthRange(text: string | undefined): DepthRange | null {
  const [, min, max] = RANGE.exec(text ?? '') ?? []
  if (min === undefined && max === undefined) return null
  const range = { min: readDepth(min), max: readDepth(max) }
  const reversed = range.min !== null && range.max !== null && range.min > range.max
  return reversed ? { min: range.max, max: range.min } : range
}

const readDepth = (text: string | undefined) => (text === undefined ? null : Number(text))
