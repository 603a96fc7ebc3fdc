import { strings } from '../../ui/strings.ts'
import { formatDay, parseDay } from '../../url-state/date-range.ts'

/** Both ends included; null: without end. */
export interface ValueRange {
  readonly least: number | null
  readonly most: number | null
}

/** How a quantity that holes are filtered by is typed and told. */
export interface RangeKind {
  readonly title: string
  /** Names of the two fields. */
  readonly from: string
  readonly to: string
  readonly input: 'number' | 'date'
  readonly unit?: string
  readonly write: (value: number) => string
  /** Null for nothing, and for what is no such value. */
  readonly read: (text: string) => number | null
  /** An end of the histogram. */
  readonly tell: (value: number) => string
  /** The greatest value of the step that ends at this edge. */
  readonly lastBefore: (edge: number) => number
}

const words = strings.filters

/** Metres. */
export const DEPTHS: RangeKind = {
  title: words.facets.depth,
  from: words.fromDepth,
  to: words.toDepth,
  input: 'number',
  unit: words.depthUnit,
  write: String,
  read(text) {
    const depth = text === '' ? NaN : Number(text)
    return depth >= 0 && Number.isFinite(depth) ? depth : null
  },
  tell: words.histogram,
  lastBefore: (edge) => edge,
}

/** Days since 1970. */
export const DATES: RangeKind = {
  title: words.facets.date,
  from: words.fromDate,
  to: words.toDate,
  input: 'date',
  write: formatDay,
  read: parseDay,
  tell: words.day,
  lastBefore: (edge) => edge - 1,
}
