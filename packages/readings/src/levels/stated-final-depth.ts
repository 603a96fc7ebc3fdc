import { partsOfType } from './parts-of-hole-type.ts'

/** What is known of a hole without reading its rows. */
export interface HoleDepthFacts {
  /** Metres below ground level; null: not stated. */
  readonly finalDepth: number | null
  /** `LOCA_TYPE` or `HOLE_TYPE`; empty: not stated. */
  readonly type: string
  /** Tables with rows of the hole; code null: not known. */
  readonly tables: readonly { readonly code: string | null; readonly rows: number }[]
}

/** Holes that exist only as far as they go into the ground; a probe may meet rock at ground level. */
const DUG_OR_DRILLED: ReadonlySet<string> = new Set([
  ...['CP', 'BH', 'EH', 'RC', 'RCG', 'RO', 'SNC', 'CC', 'PC', 'STC', 'VC', 'GC', 'AUGH', 'AUGS', 'HA'],
  ...['WS', 'WLS', 'DS', 'MSTP', 'ABS', 'CPT', 'SCP', 'TP', 'TT', 'IP', 'HP', 'VE'],
])

/**
 * Least number of rows that show depth below ground. A probe that met rock at once has one row, of depth 0.
 */
const MIN_ROWS: ReadonlyMap<string, number> = new Map([
  ...['GEOL', 'DETL', 'CORE', 'FRAC', 'DISC', 'HDIA', 'CDIA', 'BKFL'].map((code) => [code, 1] as const),
  ...['CHIS', 'FLSH', 'PTIM', 'WETH', 'WINS', 'ISPT', 'PIPE'].map((code) => [code, 1] as const),
  ...['DPRB', 'SCPT', 'STCN', 'DCPT'].map((code) => [code, 2] as const),
])

/** Least number of rows of a table that show that a hole goes into the ground; undefined: none do. */
export const minRowsOfDepth = (code: string): number | undefined => MIN_ROWS.get(code)

/** A final depth of 0 of a hole that has a type or rows that cannot be 0 deep. AGS 4, `LOCA_FDEP`. */
export const isFinalDepthUnset = ({ finalDepth, type, tables }: HoleDepthFacts): boolean =>
  finalDepth === 0 &&
  (partsOfType(type).some((part) => DUG_OR_DRILLED.has(part.toUpperCase())) ||
    tables.some(({ code, rows }) => code !== null && rows >= (MIN_ROWS.get(code) ?? Infinity)))

/** The final depth as people read it, metres; null: not stated, or a 0 that was not set. */
export const statedFinalDepth = (hole: HoleDepthFacts): number | null =>
  isFinalDepthUnset(hole) ? null : hole.finalDepth
