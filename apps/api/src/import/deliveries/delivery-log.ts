import { plural } from '@groundsheet/readings'
import { isMissingValue } from '@groundsheet/ags'
import type { DeliveredRows } from '../report.ts'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import { createRowGaps, type RowGaps } from '../rows/row-gaps.ts'
import { createSequenceSet, type SequenceSet } from '../rows/sequence-set.ts'
import { FILE_METADATA_GROUPS } from './file-metadata-groups.ts'
import { createKeptRows, rowsText, type KeptRow } from './kept-rows.ts'
import {
  nameDelivery,
  type DeliveryCounts,
  type DeliveryFacts,
  type KnownDelivery,
} from './delivery-facts.ts'
import { createWholeRows } from './whole-rows.ts'

/**
 * What writing one row did; `keptFor`: a newer delivery stated it, with other values than this row.
 * `changedOf`: a delivery stated it, and only one of the two has a date that can be used.
 */
export interface RowOutcome {
  readonly seq: number
  readonly added: boolean
  readonly changed: boolean
  readonly keptFor: KnownDelivery | null
  /** The newest of the newer deliveries that stated it. */
  readonly statedBy: KnownDelivery | null
  readonly changedOf: KnownDelivery | null
  /** Headings of which the row has a value that the file does not state. */
  readonly gaps: readonly string[]
  /** Headings whose empty value counts as one. */
  readonly erased: readonly string[]
  /** An empty value does not erase the stored one, which a newer delivery stated. */
  readonly isErasingKept: boolean
  /** Headings whose value was removed or left out, since a reading is taken whole from the newer delivery. */
  readonly superseded: readonly string[]
  /** An older file of the same import stated it. */
  readonly isOfOlderFile: boolean
}

/** Counts what each file of an import does to rows. */
export interface DeliveryLog {
  note(group: string, row: RowOutcome): void
  /** The rows that the file stated. */
  readonly stated: SequenceSet
  readonly gaps: RowGaps
  readonly erased: RowGaps
  counts(): Record<string, DeliveryCounts>
  delivered(): DeliveredRows
  /** Rows that are named in the report: the first ones that a newer delivery stated. */
  namedRows(): readonly KeptRow[]
  report(names: ReportedNames, diagnostics: DiagnosticList): void
}

export interface ReportedNames {
  /** Files of this import, which are no news. */
  readonly present: ReadonlySet<string>
  /** Of named rows, by their number. */
  readonly rows: ReadonlyMap<number, string>
  /** Whether a heading may be named. */
  readonly isShown: (heading: string) => boolean
}

type Kind = Pick<Parameters<DiagnosticList['add']>[0], 'rule' | 'severity' | 'advice'>

const OLDER = 'Where this file is right and the newer one is not, import it alone with --as-newest'

/** What files may do to rows of others. */
const KINDS = {
  kept: { rule: 'older-delivery', severity: 'warning', advice: OLDER },
  unerased: { rule: 'empty-not-erasing', severity: 'note', advice: OLDER },
  older: {
    rule: 'older-rows',
    severity: 'warning',
    advice: 'If the newer delivery left them out on purpose, import it again with --replace',
  },
  undated: {
    rule: 'undated-delivery',
    severity: 'warning',
    advice: 'State the date of each issue in TRAN_DATE (AGS 3: PROJ_DATE), or import the newest last',
  },
  whole: { rule: 'whole-reading', severity: 'note', advice: OLDER },
  replaced: {
    rule: 'newer-delivery',
    severity: 'note',
    advice: 'Where an older file is right and the newest is not, import the older one alone with --as-newest',
  },
} as const satisfies Record<string, Kind>

type Counts = { -readonly [Name in keyof DeliveryCounts]: number }

/** `newer`: deliveries of the store that are newer than the file; the newest first. */
export function createDeliveryLog(file: ScannedFile, newer: readonly KnownDelivery[]): DeliveryLog {
  const [stated, changed, kept] = [createSequenceSet(), createSequenceSet(), createKeptRows()]
  const [gaps, erased] = [createRowGaps(), createRowGaps()]
  const counts = new Map<string, Counts>()
  const delivered = { files: 1, total: 0, added: 0, changed: 0, unchanged: 0, kept: 0 }
  const changedOf = new Map<KnownDelivery, number>()
  const [older, unerased, whole] = [createOlderRows(newer), createUnerasedRows(), createWholeRows()]
  let replaced = 0

  function countsOf(group: string): Counts {
    const known = counts.get(group) ?? { added: 0, changed: 0, kept: 0 }
    counts.set(group, known)
    return known
  }

  return {
    stated,
    gaps,
    erased,
    note(group, row) {
      const { seq } = row
      unerased.note(row)
      older.note(group, row)
      const isFirstChange = row.changed && !stated.has(seq) && !changed.has(seq)
      const isFirstKept = row.keptFor !== null && kept.add(row.keptFor, { group, seq }, isFirstChange)
      delivered.total++
      if (row.added) delivered.added++
      else if (isFirstChange) delivered.changed++
      else if (isFirstKept) delivered.kept++
      else delivered.unchanged++
      if (row.added) countsOf(group).added++
      // A row that this file added, or changed before, counts once.
      else if (isFirstChange) {
        changed.add(seq)
        countsOf(group).changed++
        if (row.isOfOlderFile) replaced++
        if (row.changedOf !== null) changedOf.set(row.changedOf, (changedOf.get(row.changedOf) ?? 0) + 1)
      }
      if (isFirstKept) countsOf(group).kept++
      if (row.superseded.length > 0)
        whole.add(row.keptFor, { group, seq, headings: [...new Set(row.superseded)] })
      stated.add(seq)
      gaps.add(seq, row.gaps)
      erased.add(seq, row.erased)
    },
    counts: () => Object.fromEntries(counts),
    delivered: () => delivered,
    namedRows: () => [...kept.first(), ...whole.first()],
    report({ present, rows: names, isShown }, diagnostics) {
      const add = (message: string, kind: Kind) =>
        diagnostics.add({ file: file.source.path, ...kind, message })
      for (const message of kept.messages(present, names)) add(message, KINDS.kept)
      for (const message of unerased.messages()) add(message, KINDS.unerased)
      for (const message of older.messages(present)) add(message, KINDS.older)
      for (const [{ known }, rows] of changedOf)
        add(undatedMessage(rows, known, file.transmission), KINDS.undated)
      const own = { file: 'this file', transmission: file.transmission }
      for (const message of whole.messages(own, names, isShown)) add(message, KINDS.whole)
      if (replaced === 0) return
      add(
        `${rowsText(replaced)} of older files of this import changed by ${nameDelivery(own)}`,
        KINDS.replaced,
      )
    },
  }
}

/** Counts rows of which an empty value does not erase what a newer delivery stated. */
function createUnerasedRows() {
  const rows = createSequenceSet()
  let count = 0
  return {
    note({ seq, isErasingKept }: Pick<RowOutcome, 'seq' | 'isErasingKept'>): void {
      if (!isErasingKept || rows.has(seq)) return
      rows.add(seq)
      count++
    },
    messages: (): string[] =>
      count === 0
        ? []
        : [
            `--empty-erases did nothing for ${rowsText(count)} where a newer delivery states a value ` +
              'that is empty in this file',
          ],
  }
}

/** Counts rows that an older file added to groups of which a newer delivery has other rows. */
function createOlderRows(newer: readonly KnownDelivery[]) {
  const added = new Map<string, number>()
  const groupsOf = new Map(newer.map((delivery) => [delivery, new Set(Object.keys(delivery.known.counts))]))
  return {
    note(group: string, row: Pick<RowOutcome, 'added' | 'statedBy'>): void {
      if (row.statedBy !== null) groupsOf.get(row.statedBy)?.add(group)
      if (newer.length > 0 && row.added && !FILE_METADATA_GROUPS.includes(group))
        added.set(group, (added.get(group) ?? 0) + 1)
    },
    messages(present: ReadonlySet<string>): string[] {
      const others = newer.filter(({ known }) => !present.has(known.sha256))
      const newestOf = (group: string) => others.find((delivery) => groupsOf.get(delivery)?.has(group))
      const byDelivery = Map.groupBy(added, ([group]) => newestOf(group))
      return [...byDelivery].flatMap(([delivery, groups]) => {
        if (delivery === undefined) return []
        const total = groups.reduce((sum, [, rows]) => sum + rows, 0)
        const names = groups.map(([group, rows]) => `${group} ${rows}`).join(', ')
        return [
          `${rowsText(total)} of this file ${plural(total, 'is', 'are')} not in ` +
            `${nameDelivery(delivery.known)}, which is newer: ${names}. They were added`,
        ]
      })
    },
  }
}

/** Rows that a file changed, where it or the delivery that stated them has no date that can be used. */
function undatedMessage(
  rows: number,
  known: DeliveryFacts,
  transmission: ScannedFile['transmission'],
): string {
  const [ofKnown, ofFile] =
    transmission.time === null
      ? ['', `, which ${undatedText(transmission)}`]
      : [`, which ${undatedText(known.transmission)},`, '']
  return (
    `${rowsText(rows)} of ${nameDelivery(known)}${ofKnown} changed by this file${ofFile}: ` +
    'it counts as newer because it was imported later'
  )
}

/** A date that is stated and cannot be read, or believed, is quoted. */
const undatedText = ({ date }: ScannedFile['transmission']): string =>
  isMissingValue(date) ? 'states no date' : `states a date that cannot be used (“${date}”)`
