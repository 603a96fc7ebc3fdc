import type { StoredRow } from '../../store/write/rows.ts'
import { compareAges, compareRow, isBlank, stateRow, type DeliveryAge } from '@groundsheet/ags'
import { contradictedPoints } from './contradicted-points.ts'
import { compareKeyTexts } from './key-text.ts'
import type { RowGaps } from './row-gaps.ts'
import type { SequenceSet } from './sequence-set.ts'
import { contradictedReadings } from './whole-readings.ts'

/** What a delivery stated, by row. */
export interface StatedBits {
  readonly age: DeliveryAge
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

/** A row of a delivery; in several parts where blocks of its group have other headings. */
interface Statement {
  readonly delivery: StatedBits
  readonly parts: readonly ValuedRow[]
}

/**
 * Makes one row of the rows of one key, as if the key had been known from the start: values of newer
 * deliveries win. Rows that one delivery stated stay separate: the first ones are merged, then the second
 * ones. Those without a common heading but the `keys` are of several blocks of the group, and are one row.
 * `rows`: in creation order. `newestFirst`: what the deliveries stated, which is brought up to date.
 */
export function mergeEqualKeys(
  rows: readonly ValuedRow[],
  keys: readonly string[],
  newestFirst: readonly StatedBits[],
): MergedKey[] {
  const known = newestFirst.map((delivery) => {
    const stated = rows.filter(({ row }) => delivery.rows.has(row.seq))
    return { delivery, places: joinBlocks(stated, keys) }
  })
  const others = rows.filter(({ row }) => !newestFirst.some((delivery) => delivery.rows.has(row.seq)))
  // Rows of which no delivery is known may be those of one file.
  const unknown = joinBlocks(others, keys)
  const all = [...known.map(({ places }) => places), unknown]
  const most = all.reduce((longest, places) => (places.length > longest.length ? places : longest), [])
  const kept = most.length === 1 ? rows.slice(0, 1) : most.flatMap(([first]) => first ?? [])
  const places = kept.map((stays, place) => ({
    stays,
    statements: known.flatMap(({ delivery, places: stated }) => {
      const parts = stated[place]
      return parts === undefined ? [] : [{ delivery, parts }]
    }),
    oldest: unknown[place] ?? [],
  }))
  const placed = places.map((one) => ({ ...one, ...mergeStatements(one, keys) }))
  for (const { rows: stated, gaps, erased } of newestFirst)
    for (const { row } of rows) for (const bits of [stated, gaps, erased]) bits.remove(row.seq)
  for (const { stays, values, outcomes } of placed) noteOutcomes(stays.row.seq, values, outcomes)
  return placed.map(({ stays, values, statements, oldest }) => {
    const stating = [...statements.flatMap(({ parts }) => parts), ...oldest].map(({ row }) => row)
    return {
      kept: stays.row,
      values,
      owner: stating.find(({ locationSeq }) => locationSeq !== null) ?? stating[0] ?? stays.row,
      removed: rows.flatMap(({ row }) =>
        stating.includes(row) && !kept.some((other) => other.row === row) ? [row] : [],
      ),
    }
  })
}

/** The rows of one delivery, those that stand in the same place of blocks with other headings together. */
function joinBlocks(rows: readonly ValuedRow[], keys: readonly string[]): ValuedRow[][] {
  const blocks: { readonly headings: Set<string>; readonly rows: ValuedRow[] }[] = []
  for (const one of rows) {
    const own = [...one.values.keys()].filter((heading) => !keys.includes(heading))
    const block = blocks.find(
      ({ headings }) => own.length === 0 || own.some((heading) => headings.has(heading)),
    )
    if (block === undefined) blocks.push({ headings: new Set(own), rows: [one] })
    else {
      block.rows.push(one)
      for (const heading of own) block.headings.add(heading)
    }
  }
  const most = Math.max(0, ...blocks.map((block) => block.rows.length))
  return Array.from({ length: most }, (_, place) => blocks.flatMap((block) => block.rows[place] ?? []))
}

interface Outcome {
  readonly delivery: StatedBits
  /** Headings of which the delivery states a value. */
  readonly stated: ReadonlySet<string>
  /** Headings whose value it removed or said that there is none. */
  readonly erased: ReadonlySet<string>
}

interface StatedRow {
  /** Newest first. */
  readonly statements: readonly Statement[]
  /** Parts of a row of which no delivery is known. */
  readonly oldest: readonly ValuedRow[]
}

function mergeStatements(
  { statements, oldest }: StatedRow,
  keys: readonly string[],
): { values: Map<string, string>; outcomes: Outcome[] } {
  const merged = new Map<string, string>()
  const blank = new Set<string>()
  /** Headings to which older rows give no value. */
  const closed = new Set<string>()

  function take(values: ReadonlyMap<string, string>): ReadonlySet<string> {
    const { conflicts, additions } = compareRow(stateRow(merged, 0), values)
    const readings = [...contradictedReadings(conflicts), ...contradictedPoints(merged, values)]
    const ended = new Set(readings.flatMap(({ headings }) => [...headings]))
    for (const heading of ended) closed.add(heading)
    for (const [heading, value] of additions) if (!closed.has(heading)) merged.set(heading, value)
    for (const heading of values.keys()) blank.add(heading)
    return ended
  }

  const outcomes = statements.map(({ delivery, parts }) => {
    const own = new Map(
      parts
        .toReversed()
        .flatMap(({ row, values }) =>
          [...values].filter(([heading]) => !delivery.gaps.has(row.seq, heading)),
        ),
    )
    const ended = take(own)
    const erased = parts.flatMap(({ row, values }) =>
      [...values.keys()].filter((heading) => delivery.erased.has(row.seq, heading)),
    )
    for (const heading of erased) closed.add(heading)
    const stated = [...own].flatMap(([heading, value]) => (isBlank(value) ? [] : [heading]))
    return { delivery, stated: new Set(stated), erased: new Set([...erased, ...ended]) }
  })
  for (const { values } of oldest) take(values)
  // Values of which no delivery is known.
  for (const { parts } of statements) for (const { values } of parts) take(values)
  for (const [heading, text] of keyTexts(statements, keys)) merged.set(heading, text)
  for (const heading of blank) if (!merged.has(heading)) merged.set(heading, '')
  return { values: merged, outcomes }
}

/** The texts of keys, as the newest deliveries of one date and issue write them. */
function keyTexts(statements: readonly Statement[], keys: readonly string[]): Map<string, string> {
  const age = statements[0]?.delivery.age
  const newest = statements.filter(
    ({ delivery }) => age !== undefined && compareAges(delivery.age, age) === 0,
  )
  const texts = new Map<string, string>()
  for (const { delivery, parts } of newest)
    for (const { row, values } of parts)
      for (const heading of keys) {
        const [text, known] = [values.get(heading), texts.get(heading)]
        if (text === undefined || delivery.gaps.has(row.seq, heading)) continue
        if (known === undefined || compareKeyTexts(text, known) < 0) texts.set(heading, text)
      }
  return texts
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
