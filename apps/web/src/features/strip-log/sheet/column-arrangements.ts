import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { footPieces } from './log-foot.ts'
import type { LogSource } from './log-source.ts'
import type { NotePiece } from './note-pieces.ts'
import { presentColumns } from './present-columns.ts'
import type { Arrangement } from './propose-sheets.ts'
import { layOutColumns, type ColumnLayout, type RowsLayout } from './sheet-columns.ts'
import type { SheetColumnId } from './sheet-layouts.ts'
import { textsOfSheet } from './sheet-texts.ts'
import { DESCRIPTION_TEXTS, type TextSize } from './text-sizes.ts'

interface Options {
  readonly source: LogSource
  readonly glossary: Glossary
  readonly columns: readonly SheetColumnId[]
  /** Width of the columns, px. */
  readonly width: number
  readonly legend: boolean
  /** Depth to which the log is drawn, metres. */
  readonly drawnTo: number
}

/**
 * Arrangements with increasing room for descriptions: each text size, with narrower columns of samples and
 * tests. Each is computed when first called.
 */
export function arrangementsOf(options: Options): (() => Arrangement)[] {
  const widths = columnArrangements(options.source.log, options)
  return DESCRIPTION_TEXTS.flatMap((text) =>
    widths.map((columnLayout) => once(() => arrange(columnLayout, text, options))),
  )
}

/**
 * The selected columns, then arrangements with more width for descriptions. These have casing and water below
 * the results, and samples and tests of a hole in one narrow column.
 */
function columnArrangements(log: Log, { columns, source, width }: Options): ColumnLayout[] {
  const present = presentColumns(log, source.tests)
  const standard = layOutColumns(log, columns, present, width)
  if (!standard.columns.some(({ id }) => id === 'description')) return [standard]
  const has = (cell: string) => standard.columns.some(({ cells }) => cells.some(({ id }) => id === cell))
  const otherColumns = columns.filter((id) => id !== 'casing')
  const withoutCasing = (rows: RowsLayout): ColumnLayout => {
    const layout = layOutColumns(log, otherColumns, present, width, rows)
    return has('casing') ? { ...layout, omitted: ['casing', ...layout.omitted] } : layout
  }
  return withFewestOmitted([
    standard,
    ...(has('casing') ? [withoutCasing('side-by-side')] : []),
    ...(has('sample') && has('result') ? [withoutCasing('stacked')] : []),
  ])
}

/** A reader must get every profile; casing and water are then stated below the results. */
function withFewestOmitted(layouts: readonly ColumnLayout[]): ColumnLayout[] {
  const counts = layouts.map(({ omitted }) => omitted.filter((id) => id !== 'casing').length)
  const fewest = Math.min(...counts)
  return layouts.filter((_, index) => counts[index] === fewest)
}

function arrange(columnLayout: ColumnLayout, text: TextSize, options: Options): Arrangement {
  const footAt = footPieces({ ...options, columnLayout })
  const feet = new Map<number, readonly NotePiece[]>()
  const footOf = (scale: number) => {
    const foot = feet.get(scale) ?? footAt(scale)
    feet.set(scale, foot)
    return foot
  }
  return { columnLayout, texts: textsOfSheet(columnLayout, options.source, text), footOf }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
