import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { footPieces } from './log-foot.ts'
import type { LogSource } from './log-source.ts'
import type { NotePiece } from './note-pieces.ts'
import { presentColumns } from './present-columns.ts'
import type { Arrangement } from './propose-sheets.ts'
import { layOutColumns, type ColumnLayout } from './sheet-columns.ts'
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
 * Arrangements with increasing room for descriptions: each text size, first with a column for casing and water, then
 * with these below the test results. Each is computed when first called.
 */
export function arrangementsOf(options: Options): (() => Arrangement)[] {
  const widths = columnArrangements(options.source.log, options)
  return DESCRIPTION_TEXTS.flatMap((text) =>
    widths.map((columnLayout) => once(() => arrange(columnLayout, text, options))),
  )
}

/** The selected columns and, if they include casing and water, the same without that column. */
function columnArrangements(log: Log, { columns, source, width }: Options): ColumnLayout[] {
  const present = presentColumns(log, source.tests)
  const standard = layOutColumns(log, columns, present, width)
  const hasCasing = standard.columns.some(({ cells }) => cells.some(({ id }) => id === 'casing'))
  if (!hasCasing || !standard.columns.some(({ id }) => id === 'description')) return [standard]
  const otherColumns = columns.filter((id) => id !== 'casing')
  const withoutCasing = layOutColumns(log, otherColumns, present, width)
  return [standard, { ...withoutCasing, omitted: ['casing', ...withoutCasing.omitted] }]
}

function arrange(columnLayout: ColumnLayout, text: TextSize, options: Options): Arrangement {
  const feet = new Map<number, readonly NotePiece[]>()
  const footOf = (scale: number) => {
    const foot = feet.get(scale) ?? footPieces({ ...options, columnLayout, scale })
    feet.set(scale, foot)
    return foot
  }
  return { columnLayout, texts: textsOfSheet(columnLayout, options.source, text), footOf }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
