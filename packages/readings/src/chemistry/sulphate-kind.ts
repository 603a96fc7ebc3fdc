/**
 * Kind of a sulphate result. `water`: dissolved, in a sample of water. `extract`: soluble in water, of soil.
 * `acid`: total, or soluble in acid, of soil. `so3`: stated as SO3, which is not converted to SO4.
 */
export type SulphateKind = 'water' | 'extract' | 'acid' | 'so3' | 'unstated'

/** In order: a name that matches several has the first kind. */
const NAMES: readonly (readonly [SulphateKind, RegExp])[] = [
  ['so3', /\bSO3\b/i],
  ['extract', /water[ -]*sol|aqueous|extract|2 ?: ?1/i],
  ['acid', /\bacid|\btotal\b/i],
  ['water', /dissolved|in water|ground ?water/i],
]

/**
 * The kind of sulphate by name of the determinand and matrix of the sample; never by unit.
 * Source: BRE Special Digest 1:2005, which classifies by each of these differently.
 */
export function sulphateKind(name: string, matrix: string): SulphateKind {
  const named = NAMES.find(([, pattern]) => pattern.test(name))
  if (named) return named[0]
  return /^(water|liquid|gw|groundwater)$/i.test(matrix.trim()) ? 'water' : 'unstated'
}
