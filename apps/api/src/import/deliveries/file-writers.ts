import type { StoredProject } from '../../store/write/projects.ts'
import type { DeliveredRows } from '../report.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectContext } from '../project/project-context.ts'
import type { ProjectPlan } from '../project/plan-projects.ts'
import type { FoundContradiction } from '../rows/contradictions.ts'
import { createRowWriter, type RowWriter, type WrittenRow } from '../rows/row-writer.ts'
import type { KnownDelivery } from './delivery-facts.ts'
import { createDeliveryLog, type DeliveryLog } from './delivery-log.ts'
import {
  besideOf,
  createDeliveryRows,
  newerByOrder,
  newerThan,
  olderThan,
  type FileRows,
} from './newer-deliveries.ts'

export interface FileWriter {
  readonly writer: RowWriter
  /** Called with each row that is written. */
  readonly onRow: (group: string, row: WrittenRow) => void
}

export interface FileWriters {
  of(file: ScannedFile): FileWriter
  /** Whether a row is in this import, new or not. */
  readonly hasMet: (seq: number) => boolean
  /** Whether a row is in the files of the newest age. */
  readonly hasMetInNewest: (seq: number) => boolean
  readonly logs: ReadonlyMap<ScannedFile, DeliveryLog>
  /** Stores which values newer deliveries did not state. */
  readonly saveGaps: () => Promise<void>
  /** Numbers of new rows by group. */
  added(): Map<string, number>
  delivered(): DeliveredRows
}

/** Files of which the project has a newer delivery. */
export const olderFilesOf = (
  { ages }: Pick<ProjectPlan, 'ages'>,
  known: readonly KnownDelivery[],
): ReadonlySet<ScannedFile> =>
  new Set(ages.flatMap(({ age, files }) => (newerThan(age, known).length > 0 ? files : [])))

/**
 * Writers for the files of an import. Files of one age share a writer, so that rows that contradict each
 * other are found. The writer of newer files changes what those of older ones wrote. `known`: deliveries that
 * they are compared with.
 */
export async function createFileWriters(
  { ages }: Pick<ProjectPlan, 'ages'>,
  project: Pick<StoredProject, 'id'>,
  known: readonly KnownDelivery[],
  { store, options }: Pick<ProjectContext, 'store' | 'options'>,
  onContradiction: (found: FoundContradiction) => void,
): Promise<FileWriters> {
  const writers: RowWriter[] = []
  const byFile = new Map<ScannedFile, FileWriter>()
  const logs = new Map<ScannedFile, DeliveryLog>()
  const rowsOf = createDeliveryRows(store)
  const present = new Set(ages.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
  const written: FileRows[] = []
  for (const { age, files } of ages) {
    const newer = [...newerThan(age, known), ...besideOf(age, known, present)]
    const newerRows = await rowsOf.of(newer)
    const older = [...writers]
    const isOfOlderFile = (seq: number) => older.some((writer) => writer.hasMet(seq))
    const writer = createRowWriter(store, {
      projectId: project.id,
      replaces: (seq) => options.replace && !isOfOlderFile(seq),
      newer: newer.length === 0 ? null : newerRows,
      older: await rowsOf.older(age, olderThan(age, known, present), [...written]),
      emptyErases: options.emptyErases,
      onContradiction,
    })
    writers.push(writer)
    for (const file of files) {
      const log = createDeliveryLog(file, newer)
      const byOrder = await rowsOf.of(newerByOrder(file, age, known))
      logs.set(file, log)
      written.push({ age, log })
      const onRow = (group: string, row: WrittenRow) => {
        const { seq, added, changed, kept, isErasingKept, gaps, erased, superseded } = row
        const statedBy = newerRows.find(seq) ?? null
        const keptFor = kept ? statedBy : null
        const isUpdated = changed && !added
        log.note(group, {
          seq,
          added,
          changed,
          keptFor,
          statedBy,
          changedOf: isUpdated ? (byOrder.find(seq) ?? null) : null,
          gaps,
          erased,
          isErasingKept,
          superseded,
          isOfOlderFile: changed && isOfOlderFile(seq),
        })
      }
      byFile.set(file, { writer, onRow })
    }
  }
  return {
    of(file) {
      const found = byFile.get(file)
      if (found === undefined) throw new Error(`${file.source.path}: has no writer`)
      return found
    },
    hasMet: (seq) => writers.some((writer) => writer.hasMet(seq)),
    hasMetInNewest: (seq) => writers.at(-1)?.hasMet(seq) === true,
    logs,
    added: () => sumAdded(logs.values()),
    delivered: () => sumDelivered(logs.values()),
    saveGaps: () => rowsOf.save(),
  }
}

function sumDelivered(logs: Iterable<DeliveryLog>): DeliveredRows {
  const sum = { files: 0, total: 0, added: 0, changed: 0, unchanged: 0, kept: 0 }
  const names = Object.keys(sum) as (keyof DeliveredRows)[]
  for (const log of logs) {
    const one = log.delivered()
    for (const name of names) sum[name] += one[name]
  }
  return sum
}

function sumAdded(logs: Iterable<DeliveryLog>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const log of logs) {
    for (const [group, { added }] of Object.entries(log.counts())) {
      if (added > 0) sums.set(group, (sums.get(group) ?? 0) + added)
    }
  }
  return sums
}
