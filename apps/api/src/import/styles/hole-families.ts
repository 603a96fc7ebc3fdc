import type { MARKER_SYMBOLS } from '@groundsheet/contract'
import { partsOfType } from '@groundsheet/readings'

/** Exploratory holes with the same symbol on site plans. */
interface HoleFamily {
  /** AGS codes of LOCA_TYPE, and other codes in common use. */
  readonly codes: readonly string[]
  readonly markerSymbol: (typeof MARKER_SYMBOLS)[number]
  readonly markerColor: string
}

/**
 * Ordered by how much information such a hole gives: a combined type (`IP+CP+RC`) has the symbol of its first
 * family here. Most holes begin with an inspection pit, so it counts only alone.
 */
const FAMILIES = {
  cored: {
    codes: ['RC', 'SNC', 'CC', 'PC', 'STC', 'VC', 'GC'],
    markerSymbol: 'rotary-cored',
    markerColor: '#7c3aed',
  },
  openHole: { codes: ['RO'], markerSymbol: 'rotary-open', markerColor: '#7c3aed' },
  // Rotary, without saying whether it was cored.
  rotary: { codes: ['RCG'], markerSymbol: 'borehole', markerColor: '#7c3aed' },
  percussion: {
    codes: ['CP', 'BH', 'EH', 'W', 'AUGH', 'AUGS'],
    markerSymbol: 'borehole',
    markerColor: '#1d4ed8',
  },
  window: {
    codes: ['WS', 'WLS', 'DS', 'MSTP', 'ABS'],
    markerSymbol: 'window-sample',
    markerColor: '#0f766e',
  },
  cone: {
    codes: ['CPT', 'SCP', 'BPT', 'GAMC', 'MGC', 'T-BAR'],
    markerSymbol: 'cpt',
    markerColor: '#c2410c',
  },
  probe: {
    codes: ['DP', 'DCP', 'PPR', 'GCOP', 'DPL', 'DPM', 'DPH', 'DPSH', 'DPSH-A', 'DPSH-B', 'SHDP'],
    markerSymbol: 'dynamic-probe',
    markerColor: '#be185d',
  },
  trialPit: {
    codes: ['TP', 'TT', 'OP', 'EXP', 'TRAV', 'CH'],
    markerSymbol: 'trial-pit',
    markerColor: '#b45309',
  },
  inspectionPit: { codes: ['IP', 'HP', 'VE', 'SH'], markerSymbol: 'square', markerColor: '#92400e' },
  handAuger: { codes: ['HA', 'RPC'], markerSymbol: 'hand-auger', markerColor: '#4d7c0f' },
  instrument: {
    codes: ['INST', 'WP', 'LSW', 'TMP'],
    markerSymbol: 'standpipe',
    markerColor: '#0369a1',
  },
  fieldTest: {
    codes: ['ICBR', 'IDEN', 'IPLT', 'IRDX', 'IRES', 'IVAN', 'PM'],
    markerSymbol: 'diamond',
    markerColor: '#a16207',
  },
  samplingPoint: {
    codes: ['SL', 'SLDW', 'SLSP', 'SLSW', 'SPR', 'IJ'],
    markerSymbol: 'triangle',
    markerColor: '#15803d',
  },
} as const satisfies Readonly<Record<string, HoleFamily>>

type FamilyName = keyof typeof FAMILIES
const NAMES = Object.keys(FAMILIES) as FamilyName[]
const BY_CODE = new Map<string, FamilyName>(
  NAMES.flatMap((name) => FAMILIES[name].codes.map((code) => [code, name] as const)),
)

/**
 * Codes with several uses: peat probe, pocket penetrometer, pavement pit. A description in the file decides.
 */
const AMBIGUOUS_CODES = new Map<string, FamilyName>([['PP', 'probe']])

/**
 * Words in the description of a code, or in a type that has none. Longer terms precede words they contain.
 */
const WORDS: readonly (readonly [RegExp, FamilyName])[] = [
  [/\bhand auger(ing|ed)?\b/gi, 'handAuger'],
  [/\b(window(less)?|dynamic|drive-?in) sampl(e|er|ing)s?\b/gi, 'window'],
  [/\b(cpt|static cone|piezocone|cone) ?(penetro\w*|penetration)?( test)?\b/gi, 'cone'],
  [/\b(dynamic (cone )?)?(prob(e|ing)|penetrometer)\b/gi, 'probe'],
  [
    /\b(inspection|hand[- ]?(dug|excavated)|starter|service|vacuum)( (pit|trench|excavation))?\b/gi,
    'inspectionPit',
  ],
  [/\b(pits?|trench(es)?|exposures?|excavation)\b/gi, 'trialPit'],
  [/\b(core[ds]?|coring|sonic|wireline|vibrocore)\b/gi, 'cored'],
  [/\bopen[- ]?hol(e[ds]?|ing)\b/gi, 'openHole'],
  [/\brotary\b/gi, 'rotary'],
  [/\b(cable|percussi(on|ve)|shell|borehole|boring|augers?)\b/gi, 'percussion'],
  [/\b(standpipe|piezometer|monitoring|well)\b/gi, 'instrument'],
  [/\b(cbr|plate|vane|resistivity|in[- ]?situ|pressuremeter|soakaway)\b/gi, 'fieldTest'],
  [/\b(sampl(e|ing)|injection)\b/gi, 'samplingPoint'],
]

/**
 * The family of a location type; null if unknown. `meaningOf`: description of a code in the file or the AGS
 * list.
 */
export function familyOf(type: string, meaningOf: (code: string) => string | undefined): HoleFamily | null {
  const found = familiesOfParts(type, meaningOf)
  const known = found.size > 0 ? found : familiesInWords(meaningOf(type) ?? type)
  const name = NAMES.find((family) => known.has(family)) ?? AMBIGUOUS_CODES.get(type.toUpperCase())
  return name === undefined ? null : FAMILIES[name]
}

/** Families of the codes of a type: by the code, otherwise by the words of its description. */
function familiesOfParts(type: string, meaningOf: (code: string) => string | undefined): Set<FamilyName> {
  const whole = BY_CODE.get(type.toUpperCase())
  if (whole !== undefined) return new Set([whole])
  const parts = [...new Set(partsOfType(type))]
  const known = new Set(parts.flatMap((part) => BY_CODE.get(part.toUpperCase()) ?? []))
  if (known.size === 0) return known
  const others = parts.filter((part) => !BY_CODE.has(part.toUpperCase()))
  for (const part of others) for (const family of familiesInWords(meaningOf(part) ?? '')) known.add(family)
  // The hole went on below its inspection pit, by a method that nothing describes.
  if (others.length > 0 && known.size === 1) known.delete('inspectionPit')
  return known
}

function familiesInWords(meaning: string): Set<FamilyName> {
  let rest = meaning
  const found = new Set<FamilyName>()
  for (const [words, name] of WORDS) {
    const without = rest.replaceAll(words, ' ')
    if (without !== rest) found.add(name)
    rest = without
  }
  return found
}
