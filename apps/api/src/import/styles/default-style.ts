import type { LocationStyle, MARKER_SYMBOLS } from '@groundsheet/contract'

export type StyleFields = Omit<LocationStyle, 'locationType' | 'locationTypeName' | 'source'>

const PLAIN: StyleFields = {
  markerColor: '#475569',
  markerSize: 12,
  markerSymbol: 'circle',
  markerAnchor: null,
  showMarker: true,
  showLabel: true,
  labelColor: null,
  labelSize: null,
  labelOffsetAngle: null,
  labelOffsetDistance: null,
  hasCustomIcon: false,
  markerIconId: null,
}

interface Family {
  types: readonly string[]
  markerSymbol: (typeof MARKER_SYMBOLS)[number]
  markerColor: string
}

/** Kinds of exploratory hole that a plan tells apart before anybody configured anything. AGS codes of LOCA_TYPE. */
const FAMILIES: readonly Family[] = [
  { types: ['CP', 'CP+RC', 'EH', 'W', 'AUGH', 'AUGS'], markerSymbol: 'borehole', markerColor: '#1d4ed8' },
  {
    types: ['RC', 'RCG', 'RO', 'RO+RC', 'SNC', 'CC', 'PC', 'VC', 'GC'],
    markerSymbol: 'borehole',
    markerColor: '#7c3aed',
  },
  { types: ['TP', 'TT', 'OP', 'EXP', 'TRAV'], markerSymbol: 'trial-pit', markerColor: '#b45309' },
  { types: ['IP', 'VE', 'SH'], markerSymbol: 'square', markerColor: '#92400e' },
  { types: ['WS', 'WLS', 'DS', 'MSTP'], markerSymbol: 'window-sample', markerColor: '#0f766e' },
  { types: ['DP', 'DCP', 'PPR', 'GCOP'], markerSymbol: 'dynamic-probe', markerColor: '#be185d' },
  { types: ['CPT', 'SCP', 'BPT', 'GAMC', 'MGC', 'T-BAR'], markerSymbol: 'cpt', markerColor: '#c2410c' },
  { types: ['HA', 'RPC'], markerSymbol: 'hand-auger', markerColor: '#4d7c0f' },
  { types: ['INST', 'WP', 'LSW', 'TMP'], markerSymbol: 'standpipe', markerColor: '#0369a1' },
  {
    types: ['ICBR', 'IDEN', 'IPLT', 'IRDX', 'IRES', 'IVAN', 'PM'],
    markerSymbol: 'diamond',
    markerColor: '#a16207',
  },
  { types: ['SL', 'SLDW', 'SLSP', 'SLSW', 'SPR', 'IJ'], markerSymbol: 'triangle', markerColor: '#15803d' },
]

const BY_TYPE = new Map(FAMILIES.flatMap((family) => family.types.map((type) => [type, family] as const)))

/** The lowest level of the cascade. A type made of several (`CP+DP`) looks like its first. */
export function defaultStyle(type: string): StyleFields {
  const code = type.toUpperCase()
  const family = BY_TYPE.get(code) ?? BY_TYPE.get(code.split(/[+/,& ]/)[0] ?? '')
  if (family === undefined) return PLAIN
  return { ...PLAIN, markerSymbol: family.markerSymbol, markerColor: family.markerColor }
}
