import type { TableSummary } from '@groundsheet/contract'

/** Kinds of hole with their own print layout. */
export const HOLE_KINDS = ['borehole', 'rotary', 'pit', 'windowSample', 'cone', 'probe'] as const
export type HoleKind = (typeof HOLE_KINDS)[number]

/** Codes of LOCA_TYPE and HOLE_TYPE by kind; in order of precedence for holes of several types (`CP+RC`). */
const TYPE_CODES: readonly (readonly [HoleKind, readonly string[]])[] = [
  ['rotary', ['RC', 'RCG', 'RO', 'SNC', 'RCO', 'ROTC']],
  ['borehole', ['CP', 'AUGH', 'AUGS', 'W', 'VC', 'BH']],
  ['windowSample', ['WS', 'WLS', 'DS', 'HA', 'MSTP', 'RPC']],
  ['pit', ['TP', 'HDTP', 'TT', 'OP', 'EXP', 'STP', 'SCR']],
  ['cone', ['CPT', 'SCP', 'SCPT', 'BPT', 'T-BAR', 'GAMC', 'MGC']],
  ['probe', ['DCP', 'DPL', 'DPM', 'DPH', 'DPSH', 'DPSH-A', 'DPSH-B', 'SHDP', 'GCOP', 'PPR']],
]

/** Pits with which holes of any kind begin: a kind only where no other method is stated. */
const INSPECTION_PIT_TYPES = ['IP', 'HP', 'VE']

/** For holes without a known type: the kind by the first of these tables with rows. */
const KIND_BY_TABLE: readonly (readonly [string, HoleKind])[] = [
  ['SCPT', 'cone'],
  ['STCN', 'cone'],
  ['DPRB', 'probe'],
  ['DCPT', 'probe'],
  ['CORE', 'rotary'],
]

/** Kinds whose logs show a dynamic probe beside their strata. */
const DRILLED_KINDS: readonly (HoleKind | undefined)[] = ['rotary', 'borehole', 'windowSample']

/** The kind of a hole by its type (LOCA_TYPE, HOLE_TYPE), otherwise by its tables. */
export function kindOfHole(type: string, tables: readonly TableSummary[]): HoleKind {
  const present = new Set(tables.map(({ code }) => code))
  const types = type.toUpperCase().split(/[+/,\s]+/)
  if (types.every((code) => INSPECTION_PIT_TYPES.includes(code))) return 'pit'
  const byType = TYPE_CODES.find(([, codes]) => codes.some((code) => types.includes(code)))?.[0]
  if (types.includes('DP') && !DRILLED_KINDS.includes(byType)) return kindOfDp(present)
  return byType ?? KIND_BY_TABLE.find(([code]) => present.has(code))?.[1] ?? 'borehole'
}

/** DP is a dynamic probe in AGS 4 and dynamic sampling in AGS 3. */
const kindOfDp = (present: ReadonlySet<string | null>): HoleKind =>
  present.has('DPRB') || !present.has('GEOL') ? 'probe' : 'windowSample'
