import { isWhole } from '../../data/export/export-source.ts'
import { holdsTables, isSingleCsv, type ExportOrder } from '../../data/export/export-order.ts'
import { tableName, tableNameAndCode } from '../../ui/table-names.ts'
import { isUnplaced } from '../../data/holes/hole.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { codedTables } from './export-choice.ts'
import type { ExportSubject } from './export-subject.ts'

const words = exportStrings.notes

/** Begins with no option, and has nothing that a shell replaces between quotation marks. */
const PLAIN_REFERENCE = /^\w[\w .,:/()+-]*$/

/** What names the project in a command: its reference, or its id where a shell could change the reference. */
export const commandProject = ({ reference, id }: ExportSubject): string =>
  id === null || PLAIN_REFERENCE.test(reference) ? reference : id

/** Sentences on what a file leaves out, and why. */
export function describeLeftOut(order: ExportOrder, subject: ExportSubject): string[] {
  const others = order.holes === null ? 0 : subject.holes.all.length - order.holes.length
  const kind = holdsTables(order.format) ? tableNotes(order, subject) : mapNotes(order, subject)
  return [...(others > 0 ? [words.otherHoles(others)] : []), ...kind]
}

function tableNotes(order: ExportOrder, subject: ExportSubject): string[] {
  const dropped = codedTables(subject).filter(({ code }) => !order.tables.includes(code))
  const uncoded = subject.tables.filter(({ code }) => code === null)
  return [
    ...(dropped.length > 0 ? [words.otherTables(dropped.map(({ code }) => tableNameAndCode(code)))] : []),
    ...uncoded.map((table) => words.uncoded(tableName(table), table.rows)),
    ...(isSingleCsv(order) ? [words.oneTable] : []),
    ...(order.format === 'gpkg' ? [words.withoutHoles] : []),
  ]
}

function mapNotes({ format, holes, options }: ExportOrder, subject: ExportSubject): string[] {
  const written = holes ?? subject.holes.all
  const ids = new Set(written.map(({ id }) => id))
  const broken = holes === null ? [] : subject.groups.filter((group) => !isWhole(group, ids))
  const unplaced = written.filter(isUnplaced).length
  const doubtful = written.filter((hole) => hole.doubtful).length
  return [
    words.holesOnly,
    ...(format === 'parquet' ? [words.oneLayer] : subject.readsMap ? [] : [words.shapes]),
    ...(broken.length > 0 && options.shapes !== false && format !== 'parquet'
      ? [words.groups(broken.length)]
      : []),
    ...(unplaced > 0 ? [format === 'dxf' ? words.notDrawn(unplaced) : words.unplaced(unplaced)] : []),
    ...(doubtful > 0 ? [words.doubtful(doubtful)] : []),
  ]
}
