import type { TableSummary } from '@groundsheet/contract'

/** Kinds of hole that are printed differently. */
export const HOLE_KINDS = ['borehole', 'rotary', 'pit', 'windowSample', 'cone', 'probe'] as const
export type HoleKind = (typeof HOLE_KINDS)[number]

/** Codes of LOCA_TYPE and HOLE_TYPE by kind; in order of precedence for holes of several types (`CP+RC`). */
const TYPES: readonly (readonly [HoleKind, readonly string[]])[] = [
  ['rotary', ['RC', 'RCG', 'RO', 'SNC', 'RCO', 'ROTC']],
  ['borehole', ['CP', 'AUGH', 'AUGS', 'W', 'VC', 'BH']],
  ['windowSample', ['WS', 'WLS', 'DS', 'HA', 'MSTP', 'RPC']],
  ['pit', ['TP', 'TT', 'IP', 'OP', 'EXP', 'VE', 'STP', 'SCR']],
  ['cone', ['CPT', 'SCP', 'SCPT', 'BPT', 'T-BAR', 'GAMC', 'MGC']],
  ['probe', ['DCP', 'DPL', 'DPM', 'DPH', 'DPSH', 'DPSH-A', 'DPSH-B', 'GCOP', 'PPR']],
]

/** For holes without a type that is known: the first of these tables that there is. */
const TABLES: readonly (readonly [string, HoleKind])[] = [
  ['SCPT', 'cone'],
  ['STCN', 'cone'],
  ['DPRB', 'probe'],
  ['CORE', 'rotary'],
]

/** Kinds whose logs show a dynamic probe beside their strata. */
const DRILLED: readonly (HoleKind | undefined)[] = ['rotary', 'borehole', 'windowSample']

/** The kind of a hole by its type (LOCA_TYPE, HOLE_TYPE), else by its tables. */
export function kindOfHole(type: string, tables: readonly TableSummary[]): HoleKind {
  const present = new Set(tables.map(({ code }) => code))
  const types = type.toUpperCase().split(/[+/,\s]+/)
  const byType = TYPES.find(([, codes]) => codes.some((code) => types.includes(code)))?.[0]
  if (types.includes('DP') && !DRILLED.includes(byType)) return kindOfDp(present)
  return byType ?? TABLES.find(([code]) => present.has(code))?.[1] ?? 'borehole'
}

/** DP is a dynamic probe in AGS 4 and dynamic sampling in AGS 3. */
const kindOfDp = (present: ReadonlySet<string | null>): HoleKind =>
  present.has('DPRB') || !present.has('GEOL') ? 'probe' : 'windowSample'
