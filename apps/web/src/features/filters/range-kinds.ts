import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { formatDay, parseDay } from '../../url-state/date-range.ts'

/** Both ends inclusive; null: no limit. */
export interface ValueRange {
  readonly min: number | null
  readonly max: number | null
}

/** How a filtered quantity is parsed and formatted. */
export interface RangeKind {
  readonly title: string
  /** Labels of the two fields. */
  readonly from: string
  readonly to: string
  readonly input: 'number' | 'date'
  readonly unit?: string
  readonly format: (value: number) => string
  /** Null if blank or invalid. */
  readonly parse: (text: string) => number | null
  /** Formats an end of the histogram. */
  readonly formatLimit: (value: number) => string
  /** Largest value of the bin that ends at this edge. */
  readonly lastBefore: (edge: number) => number
}

const words = filterStrings

/** Metres. */
export const DEPTHS: RangeKind = {
  title: words.facets.depth,
  from: words.fromDepth,
  to: words.toDepth,
  input: 'number',
  unit: words.depthUnit,
  format: String,
  parse(text) {
    const depth = text === '' ? NaN : Number(text)
    return depth >= 0 && Number.isFinite(depth) ? depth : null
  },
  formatLimit: words.histogram,
  lastBefore: (edge) => edge,
}

/** Days since 1970. */
export const DATES: RangeKind = {
  title: words.facets.date,
  from: words.fromDate,
  to: words.toDate,
  input: 'date',
  format: formatDay,
  parse: parseDay,
  formatLimit: words.day,
  lastBefore: (edge) => edge - 1,
}
