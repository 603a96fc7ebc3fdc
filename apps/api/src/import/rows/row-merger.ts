import type { RowWindow, StoredRow } from '../../store/write/rows.ts'
import { compareRow, isBlank, packStatedRow, stateRow, unpackStatedRow } from '@groundsheet/ags'
import type { BlockPreparer } from './block-preparer.ts'
import { contradictedPoints } from './contradicted-points.ts'
import type { FoundContradiction } from './contradictions.ts'
import { mergeValues, withHeadings } from './merge-values.ts'
import { prepareRow, type PreparedRow, type ReadyRow, type RowShape, type RowState } from './row-shape.ts'
import { createRowGaps } from './row-gaps.ts'
import { contentOf, dataText, updatedAtText } from './row-text.ts'
import type { StatedLookup, StatedRows } from './stated-rows.ts'
import { storedValues } from './stored-values.ts'
import {
  contradictedReadings,
  endReadings,
  type ContradictedReading,
  type EndedReadings,
  type OlderRows,
} from './whole-readings.ts'

/** Announced rows, and the time of this import, ISO 8601 UTC. */
export interface OpenRows {
  readonly window: RowWindow
  readonly moment: string
}

/** A block that is being written. */
export interface Block {
  readonly shape: RowShape
  readonly preparer: BlockPreparer
  readonly headings: readonly string[]
  /** Key headings. */
  readonly keyHeadings: readonly string[]
}

export interface RowMerger {
  /** Updates a stored row from a delivered one of the same id. */
  update(block: Block, stored: StoredRow, row: ReadyRow, place: number): UpdatedRow
  /** Whether rows of the key state more than the first one, by the number of the first. */
  hasFurtherValues(firstSeq: number): boolean
  /**
   * Compares a row with the values of all rows of its key, which are all kept. `isFirst`: it is merged with
   * the first one.
   */
  compareWithKey(block: Block, first: ReadyRow, row: { place: number; isFirst: boolean }): void
}

const NONE_ENDED: EndedReadings = { superseded: [], barred: [] }

const AS_DELIVERED = { result: null, isConsistent: true, gaps: [], ...NONE_ENDED } as const

type Merge = Pick<UpdatedRow, 'isConsistent' | 'gaps' | keyof EndedReadings> & { readonly result: MergedRow }

export interface UpdatedRow extends EndedReadings {
  /** False: it contradicts a row of this import, or is older than the stored one. */
  readonly isConsistent: boolean
  readonly isChanged: boolean
  /** It has other values than the stored row, which a newer delivery stated. */
  readonly isKept: boolean
  /** Headings of which the stored row has a value that the delivered one does not state. */
  readonly gaps: readonly string[]
  /** Headings whose older value was removed or left out, as another value of the reading is newer. */
  readonly superseded: readonly string[]
  /** Headings of which older deliveries than the row may give no value any more. */
  readonly barred: readonly string[]
  /** An empty value does not erase the stored one, which a newer delivery stated. */
  readonly isErasingKept: boolean
  /** The row as it is stored now; null: as delivered. */
  readonly state: RowState | null
}

/** A row with the values it was made from. */
type MergedRow = Omit<PreparedRow, 'data'> & RowState

/** What deliveries newer than the delivered rows stated. */
export interface NewerRows {
  /** The newest of them that stated the row. */
  find(seq: number): unknown
  /** Whether one of them stated the value that the row has for a heading. */
  hasStated(seq: number, heading: string): boolean
  /** Whether one of them removed the value for a heading, or said that there is none. */
  hasErased(seq: number, heading: string): boolean
  /** Called with values that the row gets, which none of them stated. */
  fill(seq: number, headings: readonly string[]): void
}

export interface MergeOptions {
  /** Whether the first row of a key replaces this stored one, unmerged. */
  readonly replaces: (seq: number) => boolean
  /** Deliveries newer than the rows: values that they did not state may be given and changed. */
  readonly newer: NewerRows | null
  /** Null: what older deliveries stated is not known. */
  readonly older: OlderRows | null
  /** An empty value removes the one stored before this import. */
  readonly emptyErases: boolean
  readonly onContradiction: (found: FoundContradiction) => void
}

/**
 * Merges rows by key. Values of a row replace those stored before, unless a newer delivery stated them. Rows
 * of files of the same age only add values: one that contradicts an earlier one is reported and left out.
 */
export function createRowMerger(rows: OpenRows, stated: StatedRows, options: MergeOptions): RowMerger {
  const { window } = rows
  /** Values of this age among those of newer deliveries. */
  const given = createRowGaps()
  const further = createFurtherValues()
  const { onContradiction } = options

  /** The stored row with the values of the delivered one. */
  function merge(block: Block, stored: StoredRow, row: ReadyRow, place: number): Merge {
    const { shape, preparer } = block
    const { locationId, values: columns } = preparer.recover(row)
    const before = storedValues(stored, shape.publicCodes)
    const unmerged = (): MergedRow => ({ ...stateOf(stored, before), ...contentsOf(stored) })
    const earlier = stated.has(stored.seq) ? stated.get(stored, before) : null
    const delivered = deliveredValues(block, row, { stored: before, columns, isFirst: earlier === null })
    const additions =
      earlier === null
        ? delivered
        : compareStated(block, earlier, { values: delivered, place, isKept: false }, onContradiction)
    if (additions === null || additions.size === 0) {
      const isConsistent = additions !== null
      const united = isConsistent ? withHeadings(before, delivered) : before
      const result = united === before ? unmerged() : prepareMerged(shape, row, locationId, united)
      return { result, isConsistent, gaps: gapsOf(before, delivered), ...NONE_ENDED }
    }
    const values = mergeValues(before, additions, options.emptyErases && earlier === null)
    const merged = withHeadings(values, delivered)
    if (earlier === null) writeKeys(shape, merged, delivered)
    const ended = endContradicted({ seq: stored.seq, before, delivered, additions, earlier }, options.older)
    for (const heading of ended.superseded) merged.set(heading, '')
    stated.merge(stored, { earlier, delivered, additions, merged, place })
    return {
      result: prepareMerged(shape, row, locationId, merged),
      isConsistent: true,
      gaps: gapsOf(merged, delivered),
      ...ended,
    }
  }

  function update(block: Block, stored: StoredRow, row: ReadyRow, place: number): UpdatedRow {
    const locationSeq = row.locationSeq === 'own' ? stored.seq : row.locationSeq
    const delivered = { content: contentOf(row.body), internal: row.internal }
    const isFirst = !stated.has(stored.seq)
    const takesPlace = isFirst && options.replaces(stored.seq)
    const repeats = isSame(delivered, stored) && (isFirst || stated.isRepeated(stored, block.headings))
    if (isFirst && (repeats || takesPlace)) stated.add(stored.seq, place)
    const merged = repeats || takesPlace ? AS_DELIVERED : merge(block, stored, row, place)
    const { result: state, gaps, superseded, barred } = merged
    const outcome = { isKept: false, isErasingKept: false, gaps, superseded, barred, state }
    if (!merged.isConsistent) return { ...outcome, isConsistent: false, isChanged: false }
    const result = state ?? delivered
    const isOther = !repeats && !isSame(result, stored)
    if (isOther) updateRow(rows, stored, { ...result, locationSeq })
    else if (stored.locationSeq !== locationSeq) window.relink(stored.tableSeq, stored.seq, locationSeq)
    return { ...outcome, isConsistent: true, isChanged: isOther && hasOtherValues(block, stored, state) }
  }

  return {
    update: (block, stored, row, place) =>
      options.newer?.find(stored.seq) === undefined
        ? update(block, stored, row, place)
        : fillGaps(block, stored, row, { ...options, newer: options.newer, given, rows }),
    hasFurtherValues: further.has,
    compareWithKey(block, first, { place, isFirst }) {
      const stored = window.find(first.id)
      const delivered = { content: contentOf(first.body), internal: first.internal }
      if (stored === undefined) return
      const repeats = isSame(delivered, stored) && stated.isRepeated(stored, block.headings)
      if (repeats && !further.has(stored.seq)) return
      const { shape, preparer } = block
      const before = storedValues(stored, shape.publicCodes)
      const values = withStoredKeys(shape, before, preparer.byHeading(preparer.recover(first).values))
      const earlier = further.withOwn(stored.seq, stated.get(stored, before))
      const additions = compareStated(block, earlier, { values, place, isKept: true }, onContradiction)
      if (additions !== null && !isFirst) further.add(stored.seq, additions, place)
    },
  }
}

/** Readings of older deliveries that a row of the newest one contradicts. */
function endContradicted(
  row: {
    readonly seq: number
    readonly before: ReadonlyMap<string, string>
    readonly delivered: ReadonlyMap<string, string>
    readonly additions: ReadonlyMap<string, string>
    readonly earlier: StatedLookup | null
  },
  older: OlderRows | null,
): EndedReadings {
  const { seq, before, delivered, additions, earlier } = row
  const { conflicts } = compareRow(stateRow(before, 0), additions)
  const isStated = (heading: string) =>
    !isBlank(delivered.get(heading) ?? '') || earlier?.get(heading) !== undefined
  const isOlder = (headings: readonly string[]) =>
    headings.every((heading) => earlier?.get(heading) === undefined)
  const readings = [...contradictedReadings(conflicts), ...contradictedPoints(before, delivered, isOlder)]
  return endReadings({ seq, stored: before }, readings, older, isStated)
}

/**
 * By the number of the first row of a key, values stated by further rows of a block that are empty in the
 * first.
 */
function createFurtherValues() {
  const further = new Map<number, string>()
  const valuesOf = (seq: number) => unpackStatedRow(further.get(seq) ?? '[]')
  return {
    has: (seq: number): boolean => further.has(seq),
    withOwn(seq: number, own: StatedLookup): StatedLookup {
      const others = valuesOf(seq)
      return { get: (heading) => others.get(heading) ?? own.get(heading) }
    },
    add(seq: number, additions: ReadonlyMap<string, string>, place: number): void {
      if (additions.size > 0)
        further.set(seq, packStatedRow(new Map([...valuesOf(seq), ...stateRow(additions, place)])))
    },
  }
}

/** The values a row adds to those stated before; null: it contradicts them, which is reported. */
function compareStated(
  { shape, keyHeadings }: Block,
  earlier: StatedLookup,
  row: { values: ReadonlyMap<string, string>; place: number; isKept: boolean },
  onContradiction: MergeOptions['onContradiction'],
): ReadonlyMap<string, string> | null {
  const { conflicts, additions } = compareRow(earlier, row.values)
  if (conflicts.length === 0) return additions
  const key = keyHeadings.map((heading) => row.values.get(heading) ?? '')
  const { place, isKept } = row
  onContradiction({ group: shape.group, place, key, conflicts, additions, isKept })
  return null
}

interface GapOptions extends Pick<MergeOptions, 'older' | 'emptyErases'> {
  readonly newer: NewerRows
  /** Values of this age among those of newer deliveries. */
  readonly given: ReturnType<typeof createRowGaps>
  readonly rows: OpenRows
}

/** The stored row, with values of the delivered one where no newer delivery stated any. */
function fillGaps(
  { shape, preparer }: Block,
  stored: StoredRow,
  row: ReadyRow,
  { newer, older, given, rows, emptyErases }: GapOptions,
): UpdatedRow {
  const { seq } = stored
  const { locationId, values: columns } = preparer.recover(row)
  const before = storedValues(stored, shape.publicCodes)
  const delivered = withStoredKeys(shape, before, preparer.byHeading(columns))
  const { conflicts, additions } = compareRow(stateRow(before, 0), delivered)
  const open = conflicts.filter(({ heading }) => !newer.hasStated(seq, heading) && !given.has(seq, heading))
  const kept = conflicts.filter((conflict) => !open.includes(conflict))
  const isNewer = (heading: string) => newer.hasStated(seq, heading)
  const newerPoints = contradictedPoints(before, delivered, (headings) => headings.some(isNewer))
  const leftOut = new Set(
    [...contradictedReadings(kept), ...newerPoints].flatMap(({ headings }) => [...headings]),
  )
  const missing = [...additions].filter(([heading]) => !newer.hasErased(seq, heading))
  const offered = [...missing, ...open.map(({ heading, second }) => [heading, second] as const)]
  const values = new Map(offered.filter(([heading]) => !leftOut.has(heading)))
  const ended = endOlderReadings(
    { seq, before, delivered },
    { kept, open, leftOut, newerPoints },
    { older, given, isNewer },
  )
  const emptied = emptyErases ? emptiedHeadings(shape, before, delivered) : []
  const erased = emptied.filter((heading) => !isNewer(heading) && !given.has(seq, heading))
  const gaps = gapsOf(before, delivered)
  const isKept = kept.length > 0 || additions.size > missing.length
  const superseded = [
    ...missing.flatMap(([heading]) => (leftOut.has(heading) ? [heading] : [])),
    ...ended.superseded,
  ]
  const isErasingKept = emptied.some(isNewer)
  const result = { isConsistent: false, isKept, isErasingKept, gaps, superseded, barred: ended.barred }
  newer.fill(seq, [...values.keys()])
  given.add(seq, values.keys())
  const hasValues = values.size > 0 || ended.superseded.length > 0 || erased.length > 0
  const merged = withHeadings(hasValues ? mergeValues(before, values) : before, delivered)
  if (merged === before) return { ...result, isChanged: false, state: stateOf(stored, before) }
  for (const heading of [...ended.superseded, ...erased]) merged.set(heading, '')
  const filled = prepareMerged(shape, row, locationId, merged)
  updateRow(rows, stored, { ...filled, locationSeq: stored.locationSeq })
  return { ...result, isChanged: hasValues, state: filled }
}

/** Headings other than keys of which the row has a value and the delivered one an empty value. */
const emptiedHeadings = (
  { keys }: RowShape,
  before: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): readonly string[] =>
  Array.from(delivered).flatMap(([heading, value]) =>
    isBlank(value) && !isBlank(before.get(heading) ?? '') && keys?.includes(heading) !== true
      ? [heading]
      : [],
  )

type Conflicts = ReturnType<typeof compareRow>['conflicts']

interface Disagreements {
  readonly kept: Conflicts
  readonly open: Conflicts
  readonly leftOut: ReadonlySet<string>
  /** Points of newer deliveries that the row contradicts. */
  readonly newerPoints: readonly ContradictedReading[]
}

/**
 * Ends readings at the row, where newer deliveries contradict it, and at older deliveries that the row
 * contradicts.
 */
function endOlderReadings(
  row: { seq: number; before: ReadonlyMap<string, string>; delivered: ReadonlyMap<string, string> },
  { kept, open, leftOut, newerPoints }: Disagreements,
  { older, given, isNewer }: Pick<GapOptions, 'older' | 'given'> & { isNewer: (heading: string) => boolean },
): EndedReadings {
  const { seq, before, delivered } = row
  const stored = { seq, stored: before }
  const againstNewer = [
    ...contradictedReadings(kept.filter(({ heading }) => isNewer(heading))),
    ...newerPoints,
  ]
  const atRow = endReadings(stored, againstNewer, null, isNewer)
  const rest = open.filter(({ heading }) => !leftOut.has(heading))
  // The row may state the same value as the older delivery, which then stays.
  const isStated = (heading: string) =>
    isNewer(heading) || !isBlank(delivered.get(heading) ?? '') || given.has(seq, heading)
  const olderPoints = contradictedPoints(before, delivered, (headings) =>
    headings.every((heading) => !leftOut.has(heading) && !isNewer(heading) && !given.has(seq, heading)),
  )
  const atOlder = endReadings(stored, [...contradictedReadings(rest), ...olderPoints], older, isStated)
  const barred = againstNewer.flatMap(({ headings }) => [...headings])
  return {
    superseded: [...atRow.superseded, ...atOlder.superseded],
    barred: [...barred, ...atOlder.barred],
  }
}

function updateRow(
  { window, moment }: OpenRows,
  stored: StoredRow,
  { content, internal, locationSeq }: RowContents & Pick<StoredRow, 'locationSeq'>,
): void {
  window.update(stored, { internal, locationSeq, body: content + updatedAtText(moment) })
}

const gapsOf = (stored: ReadonlyMap<string, string>, delivered: ReadonlyMap<string, string>): string[] =>
  Array.from(stored).flatMap(([heading, value]) =>
    isBlank(value) || !isBlank(delivered.get(heading) ?? '') ? [] : [heading],
  )

/**
 * The delivered row with merged values. `locationId`: as delivered; a hole keeps the name among its values.
 */
function prepareMerged(
  shape: RowShape,
  row: ReadyRow,
  locationId: string,
  values: ReadonlyMap<string, string>,
): MergedRow {
  const ownName = row.locationSeq === 'own' ? values.get(shape.locationHeading ?? '') : undefined
  return { ...prepareRow(shape, { id: row.id, locationId: ownName ?? locationId, values }), values }
}

/** Keys of the first row of an age are as it has them. */
function deliveredValues(
  { shape, preparer }: Block,
  row: ReadyRow,
  of: {
    readonly stored: ReadonlyMap<string, string>
    readonly columns: readonly string[]
    readonly isFirst: boolean
  },
): ReadonlyMap<string, string> {
  const values = preparer.byHeading(of.columns)
  return of.isFirst ? withStoredName(shape, row, of.stored, values) : withStoredKeys(shape, of.stored, values)
}

/** A hole keeps its name as it is stored, since the rows that belong to it have it. */
function withStoredName(
  { locationHeading }: RowShape,
  { locationSeq }: ReadyRow,
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const name = stored.get(locationHeading ?? '')
  if (locationSeq !== 'own' || locationHeading === null || name === undefined) return delivered
  return delivered.has(locationHeading) ? new Map([...delivered, [locationHeading, name]]) : delivered
}

/** Gives a row its keys as they were delivered: with other decimals, or no blanks. */
function writeKeys(
  { keys }: RowShape,
  merged: Map<string, string>,
  delivered: ReadonlyMap<string, string>,
): void {
  for (const heading of keys ?? delivered.keys()) {
    const value = delivered.get(heading)
    if (value !== undefined && merged.has(heading)) merged.set(heading, value)
  }
}

/**
 * Keys of equal rows may be written differently, as `0.0` and `0.00`. They keep the form that is stored. That
 * is the form of the newest delivery, or of the first row of those of one age.
 */
function withStoredKeys(
  { keys }: RowShape,
  stored: ReadonlyMap<string, string>,
  delivered: ReadonlyMap<string, string>,
): Map<string, string> {
  const values = new Map(delivered)
  for (const heading of keys ?? delivered.keys()) {
    const value = stored.get(heading)
    if (value !== undefined && values.has(heading)) values.set(heading, value)
  }
  return values
}

/** Whether values differ, and not only headings without a value. `state`: null is as delivered. */
function hasOtherValues({ shape }: Block, stored: StoredRow, state: RowState | null): boolean {
  if (state === null) return true
  const before = storedValues(stored, shape.publicCodes)
  return [...state.values].some(([heading, value]) => value !== (before.get(heading) ?? ''))
}

type RowContents = Pick<PreparedRow, 'content' | 'internal'>

const contentsOf = ({ body, internal }: StoredRow): RowContents => ({ content: contentOf(body), internal })

const stateOf = ({ body }: StoredRow, values: ReadonlyMap<string, string>): RowState => ({
  values,
  data: dataText(body),
})

function isSame(row: RowContents, stored: StoredRow): boolean {
  return row.content === contentOf(stored.body) && row.internal === stored.internal
}
