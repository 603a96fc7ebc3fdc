import type { StoredRow } from '../../store/write/rows.ts'
import { compareRow, isBlank, stateRow } from '@groundsheet/ags'
import type { RowGaps } from './row-gaps.ts'
import type { SequenceSet } from './sequence-set.ts'
import { contradictedReadings } from './whole-readings.ts'

/** What a delivery stated, by row. */
export interface StatedBits {
  readonly rows: SequenceSet
  readonly gaps: RowGaps
  readonly erased: RowGaps
}

/** A stored row with its values by heading. */
export interface ValuedRow {
  readonly row: StoredRow
  readonly values: ReadonlyMap<string, string>
}

/** Rows of one key that become one. */
export interface MergedKey {
  /** The row that stays. */
  readonly kept: StoredRow
  /** Its values now. */
  readonly values: ReadonlyMap<string, string>
  /** Of whose hole it is: the newest row that states one. */
  readonly owner: StoredRow
  /** Rows that end in it. */
  readonly removed: readonly StoredRow[]
}

/** A row of a delivery. */
interface Statement {
  readonly delivery: StatedBits
  readonly stated: ValuedRow
}

/**
 * Makes one row of the rows of one key, as if the key had been known from the start: values of newer
 * deliveries win. Rows that one delivery stated stay separate: the first ones are merged, then the second
 * ones. `rows`: in creation order. `newestFirst`: what the deliveries stated, which is brought up to date.
 */
export function mergeEqualKeys(rows: readonly ValuedRow[], newestFirst: readonly StatedBits[]): MergedKey[] {
  const known = newestFirst.map((delivery) => ({
    delivery,
    stated: rows.filter(({ row }) => delivery.rows.has(row.seq)),
  }))
  const unknown = rows.filter(({ row }) => !newestFirst.some((delivery) => delivery.rows.has(row.seq)))
  // Rows of which no delivery is known may be those of one file.
  const all = [...known.map(({ stated }) => stated), unknown]
  const most = all.reduce((longest, stated) => (stated.length > longest.length ? stated : longest), [])
  const kept = most.length === 1 ? rows.slice(0, 1) : most
  const places = kept.map((stays, place) => ({
    stays,
    statements: known.flatMap(({ delivery, stated }) => {
      const own = stated[place]
      return own === undefined ? [] : [{ delivery, stated: own }]
    }),
    oldest: unknown[place] ?? null,
  }))
  const placed = places.map((one) => ({ ...one, ...mergeStatements(one.statements, one.oldest) }))
  for (const { rows: stated, gaps, erased } of newestFirst)
    for (const { row } of rows) for (const bits of [stated, gaps, erased]) bits.remove(row.seq)
  for (const { stays, values, outcomes } of placed) noteOutcomes(stays.row.seq, values, outcomes)
  return placed.map(({ stays, values, statements, oldest }, place) => {
    const stating = [...statements.map(({ stated }) => stated.row), ...(oldest === null ? [] : [oldest.row])]
    return {
      kept: stays.row,
      values,
      owner: stating.find(({ locationSeq }) => locationSeq !== null) ?? stating[0] ?? stays.row,
      removed: rows.flatMap(({ row }) =>
        placeOf(row, placed) === place && !kept.some((other) => other.row === row) ? [row] : [],
      ),
    }
  })
}

/** The first of the merged rows that a row has a part in. */
const placeOf = (
  row: StoredRow,
  placed: readonly { readonly statements: readonly Statement[]; readonly oldest: ValuedRow | null }[],
): number =>
  placed.findIndex(
    ({ statements, oldest }) => oldest?.row === row || statements.some(({ stated }) => stated.row === row),
  )

interface Outcome {
  readonly delivery: StatedBits
  /** Headings of which the delivery states a value. */
  readonly stated: ReadonlySet<string>
  /** Headings whose value it removed or said that there is none. */
  readonly erased: ReadonlySet<string>
}

/** `statements`: newest first. `oldest`: a row of which no delivery is known. */
function mergeStatements(
  statements: readonly Statement[],
  oldest: ValuedRow | null,
): { values: Map<string, string>; outcomes: Outcome[] } {
  const merged = new Map<string, string>()
  const blank = new Set<string>()
  /** Headings to which older rows give no value. */
  const closed = new Set<string>()

  function take(values: ReadonlyMap<string, string>): ReadonlySet<string> {
    const { conflicts, additions } = compareRow(stateRow(merged, 0), values)
    const ended = new Set(contradictedReadings(conflicts).flatMap(({ headings }) => [...headings]))
    for (const heading of ended) closed.add(heading)
    for (const [heading, value] of additions) if (!closed.has(heading)) merged.set(heading, value)
    for (const heading of values.keys()) blank.add(heading)
    return ended
  }

  const outcomes = statements.map(({ delivery, stated: { row, values } }) => {
    const own = new Map([...values].filter(([heading]) => !delivery.gaps.has(row.seq, heading)))
    const ended = take(own)
    const erased = [...values.keys()].filter((heading) => delivery.erased.has(row.seq, heading))
    for (const heading of erased) closed.add(heading)
    const stated = [...own].flatMap(([heading, value]) => (isBlank(value) ? [] : [heading]))
    return { delivery, stated: new Set(stated), erased: new Set([...erased, ...ended]) }
  })
  if (oldest !== null) take(oldest.values)
  // Values of which no delivery is known.
  for (const { stated } of statements) take(stated.values)
  for (const heading of blank) if (!merged.has(heading)) merged.set(heading, '')
  return { values: merged, outcomes }
}

function noteOutcomes(seq: number, values: ReadonlyMap<string, string>, outcomes: readonly Outcome[]): void {
  for (const { delivery, stated, erased } of outcomes) {
    delivery.rows.add(seq)
    const others = [...values].filter(([heading, value]) => !isBlank(value) && !stated.has(heading))
    delivery.gaps.add(
      seq,
      others.map(([heading]) => heading),
    )
    delivery.erased.add(seq, erased)
  }
}
