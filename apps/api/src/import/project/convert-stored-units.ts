import { createConverter, isBlank, type StoredUnitChange } from '@groundsheet/ags'
import { countOf } from '@groundsheet/readings'
import type { StoredRow } from '../../store/write/rows.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { locationIdOf, prepareRow } from '../rows/row-shape.ts'
import { updatedAtText } from '../rows/row-text.ts'
import { storedPages } from '../rows/stored-pages.ts'
import { storedValues } from '../rows/stored-values.ts'
import type { ProjectTable, ProjectTerms } from './open-tables.ts'
import { collectRemoved, removedRow, type RemovedRows } from './remove-unseen.ts'

/** What became of the stored values of one heading. */
interface ConvertedHeading extends StoredUnitChange {
  readonly convert: (value: string) => string | null
  readonly isKey: boolean
  converted: number
  leftOut: number
  example: string
}

/**
 * Brings stored values into the units that the headings of the project have now, so that none is read in
 * another unit. Values that cannot be converted are removed, and if they are keys their rows; both are
 * reported. Rows keep their ids here. Returns the removed rows.
 */
export async function convertStoredUnits(
  { store, projectSeq, tables, terms }: Stored,
  changes: readonly StoredUnitChange[],
  diagnostics: DiagnosticList,
): Promise<RemovedRows> {
  const removed = collectRemoved(terms)

  async function convertStoredRow(
    row: StoredRow,
    table: ProjectTable,
    headings: readonly ConvertedHeading[],
  ): Promise<void> {
    const values = storedValues(row, table.shape.publicCodes)
    const now = convertRow(values, headings)
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
    const headings = ofGroup.map((change) => readChange(change, table))
    for await (const page of storedPages(store, table.stored.seq))
      for (const row of page) await convertStoredRow(row, table, headings)
    for (const heading of headings) report(heading, diagnostics)
  }
  return removed
}

interface Stored {
  readonly store: WriteStore
  readonly projectSeq: number
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
}

const readChange = (change: StoredUnitChange, { shape }: ProjectTable): ConvertedHeading => ({
  ...change,
  convert: createConverter(change.from, change.to) ?? (() => null),
  // Rows without keys are identified by all their values, one of which may be blank.
  isKey: shape.keys === null ? !change.isExact : shape.keys.includes(change.heading),
  converted: 0,
  leftOut: 0,
  example: '',
})

/** Null: the row goes, since it cannot be identified; the same values: nothing changes. */
function convertRow(
  values: ReadonlyMap<string, string>,
  headings: readonly ConvertedHeading[],
): ReadonlyMap<string, string> | null {
  const now = new Map(values)
  for (const heading of headings) {
    const value = values.get(heading.heading) ?? ''
    if (isBlank(value) && (heading.isExact || !heading.isKey)) continue
    const converted = heading.convert(value)
    if (converted === null) {
      heading.leftOut++
      if (heading.isKey) return null
    } else if (converted !== value) {
      heading.converted++
      heading.example ||= `${value} ${heading.from} is ${converted} ${heading.to}`
    }
    now.set(heading.heading, converted ?? '')
  }
  return [...now].every(([heading, value]) => values.get(heading) === value) ? values : now
}

async function writeRow(
  store: WriteStore,
  { shape }: ProjectTable,
  row: StoredRow,
  values: ReadonlyMap<string, string>,
): Promise<void> {
  const { content, internal } = prepareRow(shape, {
    id: row.id,
    locationId: locationIdOf(shape, values),
    values,
  })
  const { locationSeq } = row
  await store.rows.update(row, { locationSeq, body: content + updatedAtText(store.moment), internal })
}

function report(change: ConvertedHeading, diagnostics: DiagnosticList): void {
  const { group, heading, from, to, converted, leftOut, example, isKey } = change
  const units = `The unit was ${from} in earlier imports and is ${to} now`
  if (converted > 0) {
    const message = `${units}; ${countOf(converted, 'stored value')} converted without rounding: ${example}`
    diagnostics.add({ rule: 'unit-converted', severity: 'warning', group, heading, message })
  }
  if (leftOut === 0) return
  const what = countOf(leftOut, isKey ? 'stored row' : 'stored value')
  const message = `${units}; ${what} removed, since it cannot be converted. Deliver them again in ${to}.`
  diagnostics.add({ rule: 'contradicting-unit', severity: 'error', group, heading, message })
}
