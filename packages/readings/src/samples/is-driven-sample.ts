/** `SAMP_TYPE` of tubes and split spoons that are driven by counted blows. AGS 4.2, ABBR codes. */
const DRIVEN: readonly string[] = ['U', 'UT', 'SPTLS']
/** All others of the list: grabbed, cored, pushed, or driven without a count. */
const NOT_DRIVEN: readonly string[] = [
  ...['AMAL', 'B', 'BLK', 'C', 'CBR', 'COMP', 'CONCB', 'CONCC', 'CS', 'D', 'ES', 'EW', 'G', 'J', 'L', 'LB'],
  ...['M', 'MOS', 'P', 'TW', 'W'],
]

const DRIVEN_WORDS =
  /open[- ]?drive|\bdriven\b|\bspt\b|standard penetration|split[- ]?(?:spoon|barrel|tube)|\bu-?\d{1,3}\b/i
const OTHER_WORDS = /\b(?:not|un)[- ]?driven|\bpush/i
/** Codes of files for tubes of other diameters, or that came up empty: `U100`, `UF`, `UTF`. */
const TUBE = /^UT?(?:\d{1,3})?F?$/i

/**
 * Whether the blows of a sample are counted. `type`: SAMP_TYPE; `description`: its meaning in the file
 * (ABBR), else in the AGS list; empty if unknown. Codes of the AGS list are those of the list, whatever the
 * file calls them.
 */
export function isDrivenSample(type: string, description: string): boolean {
  const code = type.trim()
  if (DRIVEN.includes(code)) return true
  if (NOT_DRIVEN.includes(code)) return false
  if (OTHER_WORDS.test(description)) return false
  return TUBE.test(code) || DRIVEN_WORDS.test(description)
}
