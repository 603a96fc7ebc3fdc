import { isBlank } from '@groundsheet/ags'

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

/** A reading of which two values of a heading differ. */
export interface ContradictedReading {
  readonly headings: ReadonlySet<string>
  /** Those with two values. */
  readonly contradicted: readonly string[]
}

/** The readings that have two values; a number with other decimals is the same value. */
export function contradictedReadings(conflicts: readonly Values[]): readonly ContradictedReading[] {
  const differing = conflicts.filter(({ first, second }) => Number(first.value) !== Number(second))
  return READINGS.flatMap((headings) => {
    const contradicted = differing.flatMap(({ heading }) => (headings.has(heading) ? [heading] : []))
    return contradicted.length === 0 ? [] : [{ headings, contradicted }]
  })
}

/** Deliveries older than a row that is written, and files of this import that are. */
export interface OlderRows {
  /**
   * Ends a reading of a row at the newest delivery that stated a contradicted heading: that one and older
   * ones give no value of it any more. Returns whether a newer one of them stated a heading; null: none
   * stated the contradicted ones.
   */
  endReading(seq: number, reading: ContradictedReading): ((heading: string) => boolean) | null
}

/** Values of contradicted readings that a row loses. */
export interface EndedReadings {
  /** Headings whose stored value is removed. */
  readonly superseded: readonly string[]
  /** Of those, the ones that the delivered row must bar: no older delivery is known to have stated them. */
  readonly barred: readonly string[]
}

/**
 * Readings of which the newer row contradicts stored values: those that only the contradicted delivery and
 * older ones stated go. `isStated`: a value that holds anyway.
 */
export function endReadings(
  row: { readonly seq: number; readonly stored: ReadonlyMap<string, string> },
  readings: readonly ContradictedReading[],
  older: OlderRows | null,
  isStated: (heading: string) => boolean,
): EndedReadings {
  const [superseded, barred]: [string[], string[]] = [[], []]
  for (const reading of readings) {
    const stays = older?.endReading(row.seq, reading) ?? null
    for (const heading of reading.headings) {
      if (isBlank(row.stored.get(heading) ?? '') || isStated(heading) || stays?.(heading) === true) continue
      superseded.push(heading)
      if (stays === null) barred.push(heading)
    }
  }
  return { superseded, barred }
}
