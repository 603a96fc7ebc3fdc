import {
  compareAges,
  createAgeOrder,
  headingsOfFile,
  unitsWithValues,
  type DeliveryAge,
} from '@groundsheet/ags'
import type { StoredProject } from '../../store/write/projects.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { deliveryId } from '../ids.ts'
import type { ProjectContext } from '../project/project-context.ts'
import { NONE_REMOVED, type RemovedRows } from '../project/remove-unseen.ts'
import type { DeliveryPlace, ProjectReport } from '../report.ts'
import { orderByAge, placesOf, type StoredDeliveryFacts } from './delivery-order.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'
import { nameWithoutFolder } from '../sources/archive-paths.ts'
import {
  allDeliveries,
  isInForce,
  nameDelivery,
  placedAtOf,
  type DeliveryCounts,
  type DeliveryOption,
  type DeliveryFacts,
  type KnownDelivery,
} from './delivery-facts.ts'
import { deliveryText } from './delivery-text.ts'
import type { DeliveryLog } from './delivery-log.ts'

interface ImportedRows {
  readonly logs: ReadonlyMap<ScannedFile, DeliveryLog>
  readonly rowsByGroup: ProjectReport['rowsByGroup']
  /** They count for the newest file. */
  readonly removed: RemovedRows
}

/**
 * Stores the files of an import as deliveries of the project, with the rows that each stated. A file imported
 * again keeps its place; what it adds and changes again is added to its counts. With `replace` the other
 * deliveries stay listed as replaced, and no longer say what the project holds. `rowsByGroup`: of the whole
 * import, in which files may undo each other's changes. Returns the places of the files by age.
 */
export async function keepDeliveries(
  project: StoredProject,
  { logs, rowsByGroup, removed }: ImportedRows,
  { store, publicCodes, options, diagnostics }: ProjectContext,
): Promise<readonly DeliveryPlace[]> {
  const before = await allDeliveries(store, project.seq)
  const inForce = before.filter(isInForce)
  const files = [...logs.keys()]
  const delivered = new Set(files.map(({ sha256 }) => sha256))
  const newestFile = files.at(-1)
  const others = inForce.filter(({ known }) => !delivered.has(known.sha256))
  const isAsNewest = options.asNewest && !options.replace
  const isMoving = isAsNewest && !areLast(files, inForce)
  const all = await keepOthers()
  const isReplacing = options.replace && (removed.counts.size > 0 || others.length > 0)
  for (const [file, log] of logs) {
    const known = before.find((delivery) => delivery.known.sha256 === file.sha256)
    const counts = known === undefined ? log.counts() : lastingCounts(log.counts(), rowsByGroup)
    const facts = factsOf(file, earlierFacts(known, options), {
      counts,
      removed: file === newestFile ? removed : NONE_REMOVED,
      ...placeOf(file, known),
      importOptions: optionsOf({ ...options, replace: isReplacing }),
      moment: store.moment,
    })
    const seq = known?.seq ?? store.takeSeq()
    const id = deliveryId(project.id, file.sha256)
    all.push({ ...(known ?? { seq, id, body: '', updatedAt: '' }), facts })
    await store.deliveries.putRows(seq, log.stated.pages())
    await store.deliveries.putGaps(seq, log.gaps.pages())
    await store.deliveries.putErased(seq, log.erased.pages())
  }
  const places = orderByAge(all)
  for (const one of all) await put(one, places.get(one.seq) ?? null)
  return placesOf(files, { all, places, before })

  /** The age of a file, and its place among those of that age, where this import decides them. */
  function placeOf(
    file: ScannedFile,
    known: KnownDelivery | undefined,
  ): Pick<ImportedFile, 'age' | 'rank' | 'placedAt'> {
    const newest = isAsNewest ? newestBefore(others, file) : null
    if (newest !== null) diagnostics.add(takenAsNewest(file, newest.known))
    const age = newest && { ...newest.age, time: timeOf(newest.age) }
    if (isMoving && (known !== undefined || newest !== null))
      return { age, rank: store.takeSeq(), placedAt: store.moment }
    return { age, rank: known?.known.rank ?? null, placedAt: null }
  }

  /** The deliveries that are not in this import. */
  async function keepOthers(): Promise<StoredDeliveryFacts[]> {
    const listed: StoredDeliveryFacts[] = []
    for (const delivery of before) {
      if (delivered.has(delivery.known.sha256)) continue
      const isReplaced = options.replace && isInForce(delivery)
      if (!isReplaced || newestFile === undefined) listed.push({ ...delivery, facts: delivery.known })
      else {
        await deleteRows(store, delivery.seq)
        const replacedBy = deliveryId(project.id, newestFile.sha256)
        listed.push({ ...delivery, facts: { ...delivery.known, replacedBy } })
      }
    }
    return listed
  }

  async function put(
    { seq, id, facts, ...stored }: StoredDeliveryFacts,
    order: number | null,
  ): Promise<void> {
    const content = deliveryText({ id, order }, facts, publicCodes)
    const isSame = stored.body !== '' && contentOf(stored.body) === content
    const updatedAt = isSame ? stored.updatedAt : store.moment
    const body = content + updatedAtText(updatedAt)
    await store.deliveries.put(project.seq, { seq, id, updatedAt, body, facts: JSON.stringify(facts) })
  }
}

async function deleteRows({ deliveries }: ProjectContext['store'], seq: number): Promise<void> {
  await deliveries.putRows(seq, [])
  await deliveries.putGaps(seq, [])
  await deliveries.putErased(seq, [])
}

/** What is kept of earlier imports of a file; files of one import are in the order of their own ages. */
const earlierFacts = (
  known: KnownDelivery | undefined,
  { asNewest, replace }: ProjectContext['options'],
): DeliveryFacts | undefined => (asNewest || replace ? withoutPlace(known?.known) : known?.known)

/** Whether these files are the newest deliveries, in this order. */
function areLast(files: readonly ScannedFile[], inForce: readonly KnownDelivery[]): boolean {
  const newest = inForce.slice(-files.length)
  return files.every(({ sha256 }, index) => newest[index]?.known.sha256 === sha256)
}

/** Without what an earlier import with `--as-newest` said of its age. */
function withoutPlace(known: DeliveryFacts | undefined): DeliveryFacts | undefined {
  if (known === undefined) return undefined
  const importOptions = known.importOptions?.filter((option) => option !== 'as-newest') ?? []
  return { ...known, age: known.transmission, importOptions }
}

type Finding = Parameters<DiagnosticList['add']>[0]

/** What an import says of a file. `age`: null is that of its transmission, or of its import before. */
interface ImportedFile extends Pick<DeliveryFacts, 'counts'> {
  readonly removed: RemovedRows
  readonly age: DeliveryFacts['age'] | null
  readonly rank: number | null
  /** Null: it keeps its place, if it has one. */
  readonly placedAt: string | null
  readonly importOptions: readonly DeliveryOption[]
  readonly moment: string
}

function factsOf(
  { source, sha256, edition, transmission, blocks }: ScannedFile,
  before: DeliveryFacts | undefined,
  { counts, removed, age, rank, placedAt, importOptions, moment }: ImportedFile,
): DeliveryFacts {
  const hasChanges =
    Object.values(counts).some(({ added, changed }) => added + changed > 0) || removed.counts.size > 0
  const { time, issue } = age ?? before?.age ?? transmission
  return {
    file: nameWithoutFolder(source.path),
    sha256,
    edition,
    transmission,
    units: unitsWithValues({ source, blocks }),
    headings: headingsOfFile({ source, blocks }),
    age: { time, issue },
    ...(rank === null ? {} : { rank }),
    placedAt: placedAt ?? (before === undefined ? moment : placedAtOf(before)),
    importedAt: before === undefined || hasChanges ? moment : before.importedAt,
    counts: before === undefined ? counts : addCounts(before.counts, counts),
    removed: addRemoved(before?.removed ?? {}, Object.fromEntries(removed.counts)),
    removedRows: addRemovedRows(before?.removedRows ?? {}, removed.listed),
    importOptions: [...new Set([...(before?.importOptions ?? []), ...importOptions])].sort(),
  }
}

/** `replace`: rows or other deliveries were removed. */
function optionsOf({
  asNewest,
  replace,
  emptyErases,
}: Pick<ProjectContext['options'], 'asNewest' | 'replace' | 'emptyErases'>): DeliveryOption[] {
  return [
    ...(asNewest ? (['as-newest'] as const) : []),
    ...(replace ? (['replace'] as const) : []),
    ...(emptyErases ? (['empty-erases'] as const) : []),
  ]
}

function addRemoved(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Record<string, number> {
  const sums = new Map(Object.entries(before))
  for (const [group, rows] of Object.entries(now)) sums.set(group, (sums.get(group) ?? 0) + rows)
  return Object.fromEntries(sums)
}

/** Without changes to groups in which nothing is different after the import. */
function lastingCounts(
  counts: DeliveryFacts['counts'],
  rowsByGroup: ProjectReport['rowsByGroup'],
): DeliveryFacts['counts'] {
  const lasting = Object.entries(counts).map(
    ([group, count]) => [group, rowsByGroup[group]?.changed ? count : { ...count, changed: 0 }] as const,
  )
  return Object.fromEntries(lasting.filter(([, { added, changed, kept }]) => added + changed + kept > 0))
}

/** The newest delivery of other imports, where that is newer than what the file states; else null. */
function newestBefore(
  others: readonly KnownDelivery[],
  { transmission }: Pick<ScannedFile, 'transmission'>,
): KnownDelivery | null {
  const order = createAgeOrder()
  for (const { known } of others) order.add(known.age)
  const newest = others.toSorted((a, b) => compareAges(b.age, a.age))[0]
  return newest === undefined || compareAges(newest.age, order.add(transmission)) <= 0 ? null : newest
}

function takenAsNewest({ source }: Pick<ScannedFile, 'source'>, newest: DeliveryFacts): Finding {
  const message = `This file was imported with --as-newest: it counts as newer than ${nameDelivery(newest)}`
  const advice = 'To take it back, import the delivery that is newest alone with --as-newest'
  return { file: source.path, rule: 'as-newest', severity: 'note', message, advice }
}

const timeOf = ({ time }: DeliveryAge): number | null => (Number.isFinite(time) ? time : null)

function addCounts(
  before: DeliveryFacts['counts'],
  now: DeliveryFacts['counts'],
): Record<string, DeliveryCounts> {
  const sums = new Map(Object.entries(before))
  for (const [group, { added, changed, kept }] of Object.entries(now)) {
    const known = sums.get(group) ?? { added: 0, changed: 0, kept: 0 }
    sums.set(group, { added: known.added + added, changed: known.changed + changed, kept })
  }
  return Object.fromEntries(sums)
}

/** Removed rows of a group that a delivery names; the others are counted. */
const MAX_REMOVED_NAMED = 20

/** By group, those of earlier imports of the file first. */
function addRemovedRows(
  before: NonNullable<DeliveryFacts['removedRows']>,
  now: RemovedRows['listed'],
): Record<string, RemovedRows['listed']> {
  const all = [...Object.values(before).flat(), ...now]
  const byGroup = Map.groupBy(all, ({ group }) => group)
  return Object.fromEntries(Array.from(byGroup, ([group, rows]) => [group, rows.slice(0, MAX_REMOVED_NAMED)]))
}
