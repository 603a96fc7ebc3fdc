/** Metres below ground level, both ends included; null: without end. */
export interface DepthRange {
  readonly least: number | null
  readonly most: number | null
}

const RANGE = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/

/** `10-25`, `10-` or `-25`. */
export const formatDepthRange = ({ least, most }: DepthRange): string => `${least ?? ''}-${most ?? ''}`

/** Null for anything that is not a range, or that leaves nothing out. Ends in the wrong order change places. */
export function parseDepthRange(text: string | undefined): DepthRange | null {
  const [, least, most] = RANGE.exec(text ?? '') ?? []
  if (least === undefined && most === undefined) return null
  const range = { least: readDepth(least), most: readDepth(most) }
  const reversed = range.least !== null && range.most !== null && range.least > range.most
  return reversed ? { least: range.most, most: range.least } : range
}

const readDepth = (text: string | undefined) => (text === undefined ? null : Number(text))
