import { compareRow, isBlank, stateRow } from '@groundsheet/ags'
import type { StoredRow } from '../../../store/write/rows.ts'
import { contradictedPoints } from '../contradicted-points.ts'
import { mergeValues, withHeadings } from '../merge-values.ts'
import { createRowGaps } from '../row-gaps.ts'
import type { ReadyRow } from '../row-shape.ts'
import { contentOf } from '../row-text.ts'
import type { StatedLookup, StatedRows } from '../stated-rows.ts'
import { storedValues } from '../stored-values.ts'
import { contradictedReadings, endReadings, type EndedReadings, type OlderRows } from '../whole-readings.ts'
import { keysToWrite, withKeys, withStoredKeys } from './delivered-keys.ts'
import { createFurtherValues } from './further-values.ts'
import type { Block, MergeOptions, OpenRows, UpdatedRow } from './merge-types.ts'
import {
  contentsOf,
  differInOrder,
  gapsOf,
  hasOtherValues,
  isSame,
  prepareMerged,
  stateOf,
  updateRow,
  type MergedRow,
} from './merged-row.ts'
import { fillGaps } from './older-row.ts'

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

/**
 * Merges rows by key. Values of a row replace those stored before, unless a newer delivery stated them. Rows
 * of files of the same age only add values: one that contradicts an earlier one is reported and left out.
 */
export function createRowMerger(rows: OpenRows, stated: StatedRows, options: MergeOptions): RowMerger {
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
    const written = preparer.byHeading(columns)
    const delivered = earlier === null ? written : withStoredKeys(shape, before, written)
    const isOfOneAge = () => earlier !== null || options.older?.isOfAge(stored.seq) === true
    const keys = keysToWrite(shape, { stored: before, delivered: written, isOfOneAge })
    const additions =
      earlier === null
        ? delivered
        : compareStated(block, earlier, { values: delivered, place, isKept: false }, onContradiction)
    if (additions === null || additions.size === 0) {
      const isConsistent = additions !== null
      const united = isConsistent ? withKeys(withHeadings(before, delivered), keys) : before
      const result = united === before ? unmerged() : prepareMerged(shape, row, locationId, united)
      return { result, isConsistent, gaps: gapsOf(before, delivered), ...NONE_ENDED }
    }
    const values = mergeValues(before, additions, options.emptyErases && earlier === null)
    const merged = withKeys(withHeadings(values, delivered), keys)
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
    const isOther = !repeats && !isSame(result, stored) && !differInOrder(result, stored)
    if (isOther) updateRow(rows, stored, { ...result, locationSeq })
    else if (stored.locationSeq !== locationSeq) rows.window.relink(stored.tableSeq, stored.seq, locationSeq)
    return { ...outcome, isConsistent: true, isChanged: isOther && hasOtherValues(block, stored, state) }
  }

  return {
    update: (block, stored, row, place) =>
      options.newer?.find(stored.seq) === undefined
        ? update(block, stored, row, place)
        : fillGaps(block, stored, row, { ...options, newer: options.newer, given, rows }),
    hasFurtherValues: further.has,
    compareWithKey(block, first, { place, isFirst }) {
      const stored = rows.window.find(first.id)
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
