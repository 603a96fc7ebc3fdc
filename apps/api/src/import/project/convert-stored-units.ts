import {
  converterOf,
  isBlank,
  deliverIn,
  unconvertedText,
  withOwnUnit,
  type LostValues,
  type StoredUnitChange,
} from '@groundsheet/ags'
import { countOf } from '@groundsheet/readings'
import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { KnownUnits } from '../deliveries/levels-by-age.ts'
import { createDeliveryRows, type DeliveryRows, type NewerRows } from '../deliveries/newer-deliveries.ts'
import { listNames, MAX_NAMED_ROWS, nameStoredRow } from '../deliveries/name-stored-rows.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { prepareRow } from '../rows/row-shape.ts'
import { locationIdOfBody, updatedAtText } from '../rows/row-text.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { ProjectTable, ProjectTerms } from './open-tables.ts'
import { collectRemoved, removedRow, type RemovedRows } from './remove-unseen.ts'

type Change = StoredUnitChange<KnownUnits>

/** What became of the stored values of one heading. */
interface ConvertedHeading extends Change {
  readonly convert: (value: string) => string | null
  readonly isKey: boolean
  /** What deliveries stated whose values stay; null: all stay that can be converted. */
  readonly staying: NewerRows | null
  converted: number
  example: string
  /** Numbers of values, or of rows if it is a key. */
  leftOut: number
  /** Number of values that cannot be converted and stay with their unit. */
  kept: number
  firstKept: string
  readonly names: string[]
}

/**
 * Brings stored values into the units that the headings of the project have now, so that none is read in
 * another unit. Values in a unit that cannot be converted are removed, and if they are keys their rows;
 * both are named in an error. A value that a newer delivery states stays, and one that is no number and no
 * range with its unit. Rows keep their ids here.
 */
export async function convertStoredUnits(
  { store, projectSeq, tables, terms }: Stored,
  changes: readonly Change[],
  diagnostics: DiagnosticList,
): Promise<{ readonly removed: RemovedRows; readonly lost: LostValues }> {
  const removed = collectRemoved(terms)
  const rowsOf = createDeliveryRows(store)
  const all: ConvertedHeading[] = []

  async function convertStoredRow(
    row: StoredRow,
    table: ProjectTable,
    headings: readonly ConvertedHeading[],
  ): Promise<void> {
    const values = storedValues(row, table.shape.publicCodes)
    const now = convertRow(row.seq, values, headings, () => nameStoredRow(table, row, terms))
    if (now === values) return
    if (now !== null) return writeRow(store, table, row, now)
    const name = removedRow(table.stored, row)
    removed.add(name, values)
    await store.deletions.add(projectSeq, name)
    if (name.group === terms.locationsGroup) await store.locations.remove(projectSeq, row.seq)
    await store.rows.remove(row.tableSeq, row.seq)
  }

  for (const [group, ofGroup] of Map.groupBy(changes, (change) => change.group)) {
    const table = tables.get(group)
    if (table === undefined) continue
    const headings: ConvertedHeading[] = []
    for (const change of ofGroup) headings.push(await readChange(change, table, rowsOf))
    for await (const page of storedPages(store, table.stored.seq))
      for (const row of page) await convertStoredRow(row, table, headings)
    for (const heading of headings) report(heading, diagnostics)
    all.push(...headings)
  }
  return { removed, lost: lostOf(all) }
}

interface Stored {
  readonly store: WriteStore
  readonly projectSeq: number
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
}

async function readChange(
  change: Change,
  { shape }: ProjectTable,
  rowsOf: DeliveryRows,
): Promise<ConvertedHeading> {
  const { from, to, isExact, keptBy, heading } = change
  const isRemoving = !isExact || keptBy !== null
  return {
    ...change,
    convert: from === to ? (value) => value : (converterOf(change) ?? ((value) => (isExact ? value : null))),
    // Rows without keys are identified by all their values, one of which may be blank.
    isKey: shape.keys === null ? isRemoving : shape.keys.includes(heading),
    staying: isRemoving ? await rowsOf.of(keptBy ?? []) : null,
    converted: 0,
    example: '',
    leftOut: 0,
    kept: 0,
    firstKept: '',
    names: [],
  }
}

/** Null: the row goes, since it cannot be identified; the same values: nothing changes. */
function convertRow(
  seq: number,
  values: ReadonlyMap<string, string>,
  headings: readonly ConvertedHeading[],
  nameOf: () => string,
): ReadonlyMap<string, string> | null {
  const leave = (heading: ConvertedHeading) => {
    heading.leftOut++
    if (heading.names.length < MAX_NAMED_ROWS) heading.names.push(nameOf())
  }
  const now = new Map(values)
  const keys = headings.flatMap((heading) =>
    heading.isKey && heading.staying !== null ? [{ heading, staying: heading.staying }] : [],
  )
  const leftKey = keys.find(({ staying }) => staying.find(seq) === undefined)
  if (leftKey !== undefined) {
    leave(leftKey.heading)
    return null
  }
  // What older deliveries added to a row whose key they state in the other unit goes with their rows.
  for (const heading of keys.length === 0 ? [] : values.keys())
    if (keys.some(({ staying }) => !staying.hasStated(seq, heading))) now.set(heading, '')
  for (const heading of headings) {
    const value = now.get(heading.heading) ?? ''
    if (isBlank(value)) continue
    const isLeft = heading.staying?.hasStated(seq, heading.heading) === false
    if (isLeft) leave(heading)
    now.set(heading.heading, isLeft ? '' : convertValue(value, heading))
  }
  return [...now].every(([heading, value]) => values.get(heading) === value) ? values : now
}

function convertValue(value: string, heading: ConvertedHeading): string {
  const converted = heading.convert(value)
  if (converted === null) {
    const kept = withOwnUnit(value, heading.from)
    heading.kept++
    heading.firstKept ||= kept
    return kept
  }
  if (converted !== value) {
    heading.converted++
    heading.example ||= `${value} ${heading.from} is ${converted} ${heading.to}`
  }
  return converted
}

async function writeRow(
  store: WriteStore,
  { shape }: ProjectTable,
  row: StoredRow,
  values: ReadonlyMap<string, string>,
): Promise<void> {
  const { content, internal } = prepareRow(shape, {
    id: row.id,
    locationId: locationIdOfBody(row.body),
    values,
  })
  const { locationSeq } = row
  await store.rows.update(row, { locationSeq, body: content + updatedAtText(store.moment), internal })
}

function report(change: ConvertedHeading, diagnostics: DiagnosticList): void {
  const { group, heading, from, to, converted, example, isKey } = change
  const units = `The unit was ${from} in earlier imports and is ${to} now`
  const advice = deliverIn(to)
  if (converted > 0) {
    const message = `${units}; ${countOf(converted, 'stored value')} converted without rounding: ${example}`
    diagnostics.add({ rule: 'unit-converted', severity: 'warning', group, heading, message, advice })
  }
  const about = { rule: 'contradicting-unit', severity: 'error', group, heading } as const
  const kind = isKey ? 'stored row' : 'stored value'
  if (change.kept > 0) {
    const message = `${units}; ${unconvertedText({ ...change, count: change.kept, first: change.firstKept })}`
    diagnostics.add({ rule: 'unit-converted', severity: 'warning', group, heading, message, advice })
  }
  if (change.leftOut > 0) {
    const message = leftOutText(change, kind)
    diagnostics.add({ ...about, message, advice: `Deliver them again in ${to}` })
  }
}

/** Which stored values went, and for what. */
function leftOutText({ from, to, isExact, other, leftOut, names }: ConvertedHeading, kind: string): string {
  const unit = isExact
    ? `${other.name} states ${other.unit}, which cannot be converted to ${to} exactly, and older values ` +
      'end there'
    : `The unit was ${from} in earlier imports and is ${to} in ${other.name}, which is newer, and ` +
      'there is no exact conversion'
  return `${unit}; ${countOf(leftOut, `older ${kind}`)} removed: ${listNames(names, leftOut)}`
}

function lostOf(headings: readonly ConvertedHeading[]): LostValues {
  const sum = (isKey: boolean) =>
    headings.filter((heading) => heading.isKey === isKey).reduce((all, { leftOut }) => all + leftOut, 0)
  return { values: sum(false), rows: sum(true) }
}

export const sumLost = (one: LostValues, other: LostValues): LostValues => ({
  values: one.values + other.values,
  rows: one.rows + other.rows,
})
