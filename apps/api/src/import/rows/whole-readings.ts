import { isBlank } from '@groundsheet/ags'
import { POSITION_READINGS } from './position-readings.ts'
import { READINGS, type Conflict } from './reading-headings.ts'

/** A reading of which two values of a heading differ. */
export interface ContradictedReading {
  readonly headings: ReadonlySet<string>
  /** Those with two values. */
  readonly contradicted: readonly string[]
}

/** The readings that have two values; a number with other decimals is the same value. */
export function contradictedReadings(conflicts: readonly Conflict[]): readonly ContradictedReading[] {
  const differing = conflicts.filter(({ first, second }) => Number(first.value) !== Number(second))
  if (differing.length === 0) return []
  return [...READINGS, ...POSITION_READINGS].flatMap(({ headings, contradictedBy }) => {
    const ofReading = differing.filter(({ heading }) => headings.has(heading))
    const contradicted = contradictedBy?.(ofReading) ?? ofReading.map(({ heading }) => heading)
    return contradicted.length === 0 ? [] : [{ headings, contradicted }]
  })
}

/** Deliveries older than a row that is written, and files of this import that are. */
export interface OlderRows {
  /**
   * Ends a reading of a row at the newest delivery that stated a contradicted heading. That one and older
   * ones give no value of it any more. Returns whether a newer one of them stated a heading. Null: none
   * stated the contradicted ones.
   */
  endReading(seq: number, reading: ContradictedReading): ((heading: string) => boolean) | null
  /** Whether the newest of them that stated a row has the same date and issue as it. */
  isOfAge(seq: number): boolean
}

/** Values of contradicted readings that are removed from a row. */
export interface EndedReadings {
  /** Headings whose stored value is removed. */
  readonly superseded: readonly string[]
  /** Of those, the ones that the delivered row must bar: no older delivery is known to have stated them. */
  readonly barred: readonly string[]
}

/**
 * Readings of which the newer row contradicts stored values: those that only the contradicted delivery and
 * older ones stated are removed. `isStated`: a value that stays in any case.
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
