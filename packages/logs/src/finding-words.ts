import { countOf, type LegendContradiction } from '@groundsheet/readings'

/** Contradictions of the description of a stratum to its legend code. */
const LEGEND_CONFLICTS: Readonly<Record<LegendContradiction, string>> = {
  'no-void': 'names no void',
  'no-recovery': 'says only that nothing was recovered',
  'states-void': 'states a void',
  'mentions-void': 'mentions workings or a possible void',
  'mentions-loss': 'mentions core loss',
  'names-ground': 'names ground without this condition',
  'other-material': 'names another material',
  'no-bitumen': 'names no bituminous material',
  'made-ground': 'is of made ground',
}

/** Texts of findings of a log. Depths are in metres as written. */
export const findingWords = {
  void: 'void',
  legendCode: (
    stratum: { code: string; meaning: string; description: string },
    conflict: LegendContradiction,
  ) =>
    `legend code ${stratum.code} (${stratum.meaning}), but the description ` +
    `${LEGEND_CONFLICTS[conflict]}: “${stratum.description}”`,
  inUnit: (heading: string, unit: string) => `${heading} in “${unit}”`,
  /** `what`: the reading; empty if the values name it. */
  impossible: (what: string, values: string, why: string) =>
    `${what === '' ? '' : `${what} `}${values} cannot be right (${why})`,
  over: (limit: number) => `over ${limit}; not drawn`,
  below: (limit: number) => `below ${limit}; not drawn`,
  coreDiameter: 'core diameter',
  otherDiameter: (min: number, max: number) => `not ${min} to ${max} mm; printed as stated`,
  deeperThanHole: (heading: string, depth: string, end: string) =>
    `${heading} ${depth} m is deeper than the hole, ${end} m; printed as stated`,
  waterBelowHole: (water: string, base: string) =>
    `water at ${water} m is below the base of the hole, then at ${base} m; printed as stated`,
  placeholderDepth: (heading: string, depth: string, rows: number) =>
    [heading, depth, ...(rows === 1 ? [] : [`in ${countOf(rows, 'row')}`])].join(' ') +
    ': not a possible depth, and not printed',
  probeDrop: (stated: string, min: number, max: number) =>
    `${stated} cannot be right (not ${min} to ${max} mm)`,
  /** A test without a number. */
  noNumber: 'no number',
}
