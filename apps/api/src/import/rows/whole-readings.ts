import { compareRow, isBlank, stateRow } from '@groundsheet/ags'

const numbered = (name: string): string[] => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`)

/**
 * Headings that are one reading together, of editions 3.1 and 4: with values of two deliveries it is a result
 * that nobody measured.
 */
const READINGS: readonly ReadonlySet<string>[] = [
  // The counts of a penetration test, the N-value and the result in words.
  [
    ...['ISPT_SEAT', 'ISPT_MAIN', 'ISPT_NPEN', 'ISPT_NVAL', 'ISPT_REP', 'ISPT_SWP', 'ISPT_N60'],
    ...numbered('ISPT_INC'),
    ...numbered('ISPT_PEN'),
  ],
  // The plasticity index is the difference of the limits.
  ['LLPL_LL', 'LLPL_PL', 'LLPL_PI'],
  ['CLSS_LL', 'CLSS_PL'],
  // The dry density is the bulk density without the water.
  ['LDEN_MC', 'LDEN_BDEN', 'LDEN_DDEN'],
  // One point of a compaction curve.
  ['CMPG_MAXD', 'CMPG_MCOP'],
  // Cohesion and angle of one failure envelope.
  ['TREG_COH', 'TREG_PHI'],
  ['TRIG_COH', 'TRIG_PHI'],
  ['SHBG_PCOH', 'SHBG_PHI'],
  ['SHBG_RCOH', 'SHBG_RPHI'],
].map((headings) => new Set(headings))

/** Two values of a heading. */
interface Values {
  readonly heading: string
  readonly first: { readonly value: string }
  readonly second: string
}

/** The headings of the readings that have two values; a number with other decimals is the same value. */
export function headingsOfReadings(conflicts: readonly Values[]): ReadonlySet<string> {
  const differing = conflicts.filter(({ first, second }) => Number(first.value) !== Number(second))
  const readings = READINGS.filter((reading) => differing.some(({ heading }) => reading.has(heading)))
  return new Set(readings.flatMap((reading) => [...reading]))
}

/**
 * Headings whose stored value belongs to a reading of which the newer row states another value, and which it
 * leaves empty or out.
 */
export function supersededHeadings(
  stored: ReadonlyMap<string, string>,
  newer: ReadonlyMap<string, string>,
): string[] {
  const { conflicts } = compareRow(stateRow(stored, 0), newer)
  if (conflicts.length === 0) return []
  const whole = headingsOfReadings(conflicts)
  return [...stored].flatMap(([heading, value]) =>
    whole.has(heading) && !isBlank(value) && isBlank(newer.get(heading) ?? '') ? [heading] : [],
  )
}
