import type { ExportFormatId } from '@groundsheet/contract'
import type { FormatOptions } from '@groundsheet/formats'
import { holdsTables, isOfService, type ExportOrder } from '../../data/export/export-order.ts'
import type { ExportScope, ExportSubject } from './export-subject.ts'

/** What the user set in the dialog. */
export interface ExportChoice {
  readonly format: ExportFormatId
  readonly scope: ExportScope
  /** Codes of excluded tables, so that tables new to a project are exported by default. */
  readonly without: ReadonlySet<string>
  readonly options: FormatOptions
  /** The service writes the file, where it is of the whole project. */
  readonly byService: boolean
}

/** Tables with a code, which can be fetched. */
export const codedTables = ({ tables }: Pick<ExportSubject, 'tables'>) =>
  tables.flatMap(({ code, ...rest }) => (code === null ? [] : [{ ...rest, code }]))

/** What is exported: in AGS, a table includes all its parent tables. */
export function orderOf(choice: ExportChoice, subject: ExportSubject): ExportOrder {
  const { format, scope, options } = choice
  const known = codedTables(subject).map(({ code }) => code)
  if (isByService(choice, subject))
    return { format, options: {}, holes: null, tables: holdsTables(format) ? known : [], byService: true }
  const requested = holdsTables(format) ? known.filter((code) => !choice.without.has(code)) : []
  const needed = neededTables(format, requested, subject)
  return {
    format,
    options,
    holes: scope === 'all' ? null : subject.holes[scope],
    tables: known.filter((code) => requested.includes(code) || needed.has(code)),
    byService: false,
  }
}

/** A GeoPackage always is; another file if this was selected for the whole project. */
export const isByService = (
  { format, scope, byService }: Pick<ExportChoice, 'format' | 'scope' | 'byService'>,
  { readsTables, readsMap }: Pick<ExportSubject, 'readsTables' | 'readsMap'>,
): boolean =>
  isOfService(format) || (byService && scope === 'all' && (holdsTables(format) ? readsTables : readsMap))

/** Tables that AGS requires in addition to the selected ones: the holes, and every ancestor. */
export function neededTables(
  format: ExportFormatId,
  requested: readonly string[],
  { parentOf, locations }: Pick<ExportSubject, 'parentOf' | 'locations'>,
): ReadonlySet<string> {
  const needed = new Set<string>()
  if (format !== 'ags' || requested.length === 0) return needed
  if (locations !== null) needed.add(locations)
  for (const code of requested) {
    for (let parent = parentOf(code); parent !== null && !needed.has(parent); parent = parentOf(parent))
      needed.add(parent)
  }
  return needed
}

/** Whether the key may read what a file of this format contains, and the format can hold it. */
export const isReadable = (
  format: ExportFormatId,
  { readsTables, readsMap, formats }: Pick<ExportSubject, 'readsTables' | 'readsMap' | 'formats'>,
): boolean =>
  (readsTables || !holdsTables(format)) &&
  (readsMap || !isOfService(format)) &&
  (formats?.includes(format) ?? true)
