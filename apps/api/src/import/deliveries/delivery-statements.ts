import { compareAges } from '@groundsheet/ags'
import type { WriteStore } from '../../store/write/write-store.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectPlan } from '../project/plan-projects.ts'
import { createRowGaps, type RowGaps } from '../rows/row-gaps.ts'
import { createSequenceSet, type SequenceSet } from '../rows/sequence-set.ts'
import { nameWithoutFolder } from '../sources/archive-paths.ts'
import { comparePlaces, nameDelivery, type KnownDelivery, type PlacedAge } from './delivery-facts.ts'
import type { DeliveryLog } from './delivery-log.ts'

/** A delivery or a file of this import, with the rows that it stated. */
interface Statement {
  readonly name: string
  readonly age: PlacedAge
  readonly rows: Pick<SequenceSet, 'has'>
  readonly gaps: Pick<RowGaps, 'has'>
}

/** Which deliveries stated which rows. */
export interface Statements {
  /** The newest that stated the row; null: no delivery is known to have. */
  newestOf(seq: number, heading?: string): Statement | null
  /** `issue 2 of 1 February 2024`, the newest that stated the row. */
  nameOf(seq: number, heading?: string): string
  /** Whether a newer delivery stated the row than the other one. */
  isNewer(seq: number, other: number): boolean
  /** Whether two issues stated the rows, not two files of one issue. */
  areOfTwoIssues(seq: number, other: number): boolean
  /** Whether one delivery stated both rows, so that they are no revision of each other. */
  areOfOne(seq: number, other: number): boolean
}

interface Stated {
  readonly store: WriteStore
  readonly plan: Pick<ProjectPlan, 'ages'>
  /** Deliveries before this import that stay in force. */
  readonly kept: readonly KnownDelivery[]
  readonly logs: ReadonlyMap<ScannedFile, Pick<DeliveryLog, 'stated' | 'gaps'>>
  /** The files count as newer than all before. */
  readonly asNewest: boolean
}

/** Loads one bit for each row and delivery. */
export async function loadStatements({ store, plan, kept, logs, asNewest }: Stated): Promise<Statements> {
  const present = new Set(Array.from(logs.keys(), ({ sha256 }) => sha256))
  const stored = []
  for (const { seq, known, age } of kept) {
    if (present.has(known.sha256)) continue
    const rows = createSequenceSet(await store.deliveries.rows(seq))
    const gaps = createRowGaps(await store.deliveries.gaps(seq))
    stored.push({ ...namesOf(known), age, isFile: false, rows, gaps })
  }
  const files = plan.ages.flatMap(({ age, files: ofAge }) =>
    ofAge.flatMap((file) => {
      const log = logs.get(file)
      const { source, transmission } = file
      const names = namesOf({ file: nameWithoutFolder(source.path), transmission })
      return log === undefined ? [] : [{ ...names, age, isFile: true, rows: log.stated, gaps: log.gaps }]
    }),
  )
  const newestFirst = withDistinctNames([...stored, ...files])
    .toReversed()
    .toSorted((a, b) => (asNewest ? Number(b.isFile) - Number(a.isFile) : 0) || comparePlaces(b.age, a.age))
  const newestOf = (seq: number, heading?: string): Statement | null =>
    newestFirst.find(
      ({ rows, gaps }) => rows.has(seq) && (heading === undefined || !gaps.has(seq, heading)),
    ) ?? null
  /** Of the newest that stated the row, by age; -1: no delivery is known to have. */
  const placeOf = (seq: number): number => {
    const place = newestFirst.findIndex(({ rows }) => rows.has(seq))
    return place === -1 ? -1 : newestFirst.length - place
  }
  return {
    newestOf,
    nameOf: (seq, heading) => newestOf(seq, heading)?.name ?? 'an earlier delivery',
    isNewer: (seq, other) => placeOf(seq) > placeOf(other),
    areOfTwoIssues(seq, other) {
      const [one, second] = [newestOf(seq), newestOf(other)]
      return one === null || second === null || !isOneIssue(one.age, second.age)
    },
    areOfOne: (seq, other) => newestFirst.some(({ rows }) => rows.has(seq) && rows.has(other)),
  }
}

/** Files of one import and age, or of one date and issue, are parts of one issue. */
const isOneIssue = (a: PlacedAge, b: PlacedAge): boolean =>
  comparePlaces(a, b) === 0 || (Number.isFinite(a.time) && compareAges(a, b) === 0)

const namesOf = (delivery: Parameters<typeof nameDelivery>[0]) => ({
  name: nameDelivery(delivery),
  file: delivery.file,
})

/** With the file where several have the name: `issue 1 of 5 March 2024 (laboratory.ags)`. */
function withDistinctNames<One extends { readonly name: string; readonly file: string }>(
  all: readonly One[],
): One[] {
  const byName = Map.groupBy(all, ({ name }) => name)
  return all.map((one) =>
    (byName.get(one.name)?.length ?? 0) > 1 && !one.name.includes(one.file)
      ? { ...one, name: `${one.name} (${one.file})` }
      : one,
  )
}
