import { compareRow, isBlank, stateRow } from '@groundsheet/ags'
import type { StoredRow } from '../../../store/write/rows.ts'
import { contradictedPoints } from '../contradicted-points.ts'
import { mergeValues, withHeadings } from '../merge-values.ts'
import type { createRowGaps } from '../row-gaps.ts'
import type { ReadyRow, RowShape } from '../row-shape.ts'
import { storedValues } from '../stored-values.ts'
import {
  contradictedReadings,
  endReadings,
  type ContradictedReading,
  type EndedReadings,
} from '../whole-readings.ts'
import { withStoredKeys } from './delivered-keys.ts'
import type { Block, MergeOptions, NewerRows, OpenRows, UpdatedRow } from './merge-types.ts'
import { gapsOf, prepareMerged, stateOf, updateRow } from './merged-row.ts'

interface GapOptions extends Pick<MergeOptions, 'older' | 'emptyErases'> {
  readonly newer: NewerRows
  /** Values of this age among those of newer deliveries. */
  readonly given: ReturnType<typeof createRowGaps>
  readonly rows: OpenRows
}

type Values = ReadonlyMap<string, string>

type Conflicts = ReturnType<typeof compareRow>['conflicts']

/** How a delivered row differs from the stored one, by what newer deliveries stated. */
interface Differences {
  /** Other values than the stored ones, which no newer delivery stated. */
  readonly open: Conflicts
  /** Other values than the stored ones, which stay. */
  readonly kept: Conflicts
  /** Values that the stored row lacks, and that no newer delivery removed. */
  readonly missing: readonly (readonly [heading: string, value: string])[]
  /** Whether a newer delivery removed other values that the stored row lacks. */
  readonly hasRemoved: boolean
  /** Points of newer deliveries that the row contradicts. */
  readonly newerPoints: readonly ContradictedReading[]
  /** Headings of readings of newer deliveries that the row contradicts. */
  readonly leftOut: ReadonlySet<string>
}

interface ComparedRow {
  readonly seq: number
  readonly before: Values
  readonly delivered: Values
}

function compareWithNewer(
  { seq, before, delivered }: ComparedRow,
  { newer, given }: GapOptions,
): Differences {
  const { conflicts, additions } = compareRow(stateRow(before, 0), delivered)
  const isNewer = (heading: string) => newer.hasStated(seq, heading)
  const open = conflicts.filter(({ heading }) => !isNewer(heading) && !given.has(seq, heading))
  const kept = conflicts.filter((conflict) => !open.includes(conflict))
  const newerPoints = contradictedPoints(before, delivered, (headings) => headings.some(isNewer))
  const leftOut = new Set(
    [...contradictedReadings(kept), ...newerPoints].flatMap(({ headings }) => [...headings]),
  )
  const missing = [...additions].filter(([heading]) => !newer.hasErased(seq, heading))
  return { open, kept, missing, hasRemoved: additions.size > missing.length, newerPoints, leftOut }
}

/** Fills values into the stored row that the delivered one has, where no newer delivery stated any. */
export function fillGaps(block: Block, stored: StoredRow, row: ReadyRow, options: GapOptions): UpdatedRow {
  const { shape, preparer } = block
  const { newer, given, rows } = options
  const { seq } = stored
  const { locationId, values: columns } = preparer.recover(row)
  const before = storedValues(stored, shape.publicCodes)
  const delivered = withStoredKeys(shape, before, preparer.byHeading(columns))
  const compared = { seq, before, delivered }
  const differences = compareWithNewer(compared, options)
  const { open, kept, missing, hasRemoved, leftOut } = differences
  const offered = [...missing, ...open.map(({ heading, second }) => [heading, second] as const)]
  const values = new Map(offered.filter(([heading]) => !leftOut.has(heading)))
  const isNewer = (heading: string) => newer.hasStated(seq, heading)
  const ended = endOlderReadings(compared, differences, { ...options, isNewer })
  const emptied = options.emptyErases ? emptiedHeadings(shape, before, delivered) : []
  const erased = emptied.filter((heading) => !isNewer(heading) && !given.has(seq, heading))
  const result = {
    isConsistent: false,
    isKept: kept.length > 0 || hasRemoved,
    isErasingKept: emptied.some(isNewer),
    gaps: gapsOf(before, delivered),
    superseded: [
      ...missing.flatMap(([heading]) => (leftOut.has(heading) ? [heading] : [])),
      ...ended.superseded,
    ],
    barred: ended.barred,
  }
  for (const [heading, value] of respelled(before, delivered))
    if (!leftOut.has(heading) && !given.has(seq, heading) && !(before.has(heading) && isNewer(heading)))
      values.set(heading, value)
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

/** Values that differ from stored ones in the blanks around them only. */
const respelled = (before: Values, delivered: Values): (readonly [heading: string, value: string])[] =>
  Array.from(delivered).filter(([heading, value]) => {
    const known = before.get(heading) ?? ''
    return known !== value && value !== '' && known.trim() === value.trim()
  })

/** Headings other than keys of which the row has a value and the delivered one an empty value. */
const emptiedHeadings = ({ keys }: RowShape, before: Values, delivered: Values): readonly string[] =>
  Array.from(delivered).flatMap(([heading, value]) =>
    isBlank(value) && !isBlank(before.get(heading) ?? '') && keys?.includes(heading) !== true
      ? [heading]
      : [],
  )

/**
 * Ends readings at the row, where newer deliveries contradict it, and at older deliveries that the row
 * contradicts.
 */
function endOlderReadings(
  row: ComparedRow,
  { kept, open, leftOut, newerPoints }: Differences,
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
