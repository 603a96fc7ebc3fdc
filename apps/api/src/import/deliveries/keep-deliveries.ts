import { compareAges, createAgeOrder, type DeliveryAge, type Transmission } from '@groundsheet/ags'
import type { StoredProject } from '../../store/write/projects.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { deliveryId } from '../ids.ts'
import type { ProjectContext } from '../project/project-context.ts'
import type { ProjectReport } from '../report.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import { contentOf, updatedAtText } from '../rows/row-text.ts'
import { nameWithoutFolder } from '../sources/outside-archive.ts'
import {
  knownDeliveries,
  type DeliveryCounts,
  type DeliveryFacts,
  type KnownDelivery,
} from './delivery-facts.ts'
import type { DeliveryLog } from './delivery-log.ts'

interface ImportedRows {
  readonly logs: ReadonlyMap<ScannedFile, DeliveryLog>
  readonly rowsByGroup: ProjectReport['rowsByGroup']
}

/**
 * Stores the files of an import as deliveries of the project, with the rows that each stated. A file imported
 * again keeps its place; what it adds and changes again is added to its counts. `replace` removes the other
 * deliveries. `rowsByGroup`: of the whole import, in which files may undo each other's changes.
 */
export async function keepDeliveries(
  project: StoredProject,
  { logs, rowsByGroup }: ImportedRows,
  { store, publicCodes, options }: ProjectContext,
): Promise<void> {
  const before = await knownDeliveries(store, project.seq)
  const delivered = new Set(Array.from(logs.keys(), ({ sha256 }) => sha256))
  for (const delivery of before) {
    if (delivered.has(delivery.known.sha256)) continue
    if (options.replace) await store.deliveries.remove(project.seq, delivery.seq)
    else await put(delivery, delivery.known)
  }
  for (const [file, log] of logs) {
    const known = before.find((delivery) => delivery.known.sha256 === file.sha256)
    const counts = known === undefined ? log.counts() : lastingCounts(log.counts(), rowsByGroup)
    const newest = options.asNewest ? newerAge(before, file) : null
    const facts = factsOf(file, counts, known?.known, newest, store.moment)
    const seq = known?.seq ?? store.takeSeq()
    await put(known ?? { seq, id: deliveryId(project.id, file.sha256), body: '', updatedAt: '' }, facts)
    await store.deliveries.putRows(seq, log.stated.pages())
    await store.deliveries.putGaps(seq, log.gaps.pages())
    await store.deliveries.putErased(seq, log.erased.pages())
  }

  async function put(
    { seq, id, ...stored }: Pick<KnownDelivery, 'seq' | 'id' | 'body' | 'updatedAt'>,
    facts: DeliveryFacts,
  ): Promise<void> {
    const content = contentText(id, facts, publicCodes)
    const isSame = stored.body !== '' && contentOf(stored.body) === content
    const updatedAt = isSame ? stored.updatedAt : store.moment
    const body = content + updatedAtText(updatedAt)
    await store.deliveries.put(project.seq, { seq, id, updatedAt, body, facts: JSON.stringify(facts) })
  }
}

function factsOf(
  { source, sha256, edition, transmission }: ScannedFile,
  counts: DeliveryFacts['counts'],
  before: DeliveryFacts | undefined,
  newest: DeliveryFacts['age'] | null,
  moment: string,
): DeliveryFacts {
  const isNews = Object.values(counts).some(({ added, changed }) => added + changed > 0)
  const { time, issue } = newest ?? before?.age ?? transmission
  return {
    file: nameWithoutFolder(source.path),
    sha256,
    edition,
    transmission,
    age: { time, issue },
    importedAt: before === undefined || isNews ? moment : before.importedAt,
    counts: before === undefined ? counts : addCounts(before.counts, counts),
  }
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

/** The age of the newest delivery, where that is newer than the file; else null. */
function newerAge(
  all: readonly KnownDelivery[],
  { transmission }: Pick<ScannedFile, 'transmission'>,
): DeliveryFacts['age'] | null {
  const order = createAgeOrder()
  for (const { known } of all) order.add(known.age)
  const [newest] = all.map(({ age }) => age).toSorted((a, b) => compareAges(b, a))
  if (newest === undefined || compareAges(newest, order.add(transmission)) <= 0) return null
  return { ...newest, time: timeOf(newest) }
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

const HEADINGS = {
  date: 'DATE',
  issue: 'ISNO',
  status: 'STAT',
  producer: 'PROD',
  recipient: 'RECV',
  description: 'DESC',
} as const

/** Null for what is not stated, and for headings and groups that are never sent. */
function publicTransmission(
  group: 'TRAN' | 'PROJ',
  transmission: Transmission,
  publicCodes: PublicCodes,
): Record<string, string | null> {
  const isSent = (name: string) =>
    publicCodes.tableCode(group) !== null && publicCodes.fieldCode(`${group}_${name}`) !== null
  const names = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]
  return Object.fromEntries(
    names.map((name) => [name, isSent(HEADINGS[name]) ? transmission[name] || null : null]),
  )
}

/** As the API sends it, without `updatedAt`; groups that are never sent are in the totals only. */
function contentText(id: string, facts: DeliveryFacts, publicCodes: PublicCodes): string {
  const { file, edition, transmission, importedAt } = facts
  const counts = Object.entries(facts.counts)
  const tables = counts.flatMap(([group, count]) => {
    const table = publicCodes.tableCode(group)
    return table === null ? [] : [{ table, ...count }]
  })
  const stated = publicTransmission(edition === 'AGS4' ? 'TRAN' : 'PROJ', transmission, publicCodes)
  const rows = sumCounts(counts.map(([, count]) => count))
  return JSON.stringify({ id, file, edition, ...stated, importedAt, rows, tables }).slice(0, -1)
}

function sumCounts(counts: readonly DeliveryCounts[]): DeliveryCounts {
  const sum = { added: 0, changed: 0, kept: 0 }
  for (const { added, changed, kept } of counts) {
    sum.added += added
    sum.changed += changed
    sum.kept += kept
  }
  return sum
}
