import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { footPieces } from './log-foot.ts'
import type { LogSource } from './log-source.ts'
import type { NotePiece } from './note-pieces.ts'
import { presentColumns } from './present-columns.ts'
import type { Arrangement } from './propose-sheets.ts'
import { layOutColumns, type LaidColumns } from './sheet-columns.ts'
import type { SheetColumnId } from './sheet-layouts.ts'
import { textsOfSheet } from './sheet-texts.ts'
import { DESCRIPTION_TEXTS, type TextSize } from './text-sizes.ts'

interface Options {
  readonly source: LogSource
  readonly glossary: Glossary
  readonly columns: readonly SheetColumnId[]
  /** Px. */
  readonly width: number
  readonly legend: boolean
  /** Deepest that is drawn, metres. */
  readonly drawnTo: number
}

/**
 * Ways to give descriptions more room, from the usual one on: each size of text, with casing and water in a column of
 * their own and, at the same size, below the results of the tests. Each is made when it is first asked for.
 */
export function arrangementsOf(options: Options): (() => Arrangement)[] {
  const widths = columnWidths(options.source.log, options)
  return DESCRIPTION_TEXTS.flatMap((text) => widths.map((laid) => once(() => arrange(laid, text, options))))
}

/** The chosen columns and, where they have one for casing and water, the same without it. */
function columnWidths(log: Log, { columns, source, width }: Options): LaidColumns[] {
  const present = presentColumns(log, source.tests)
  const usual = layOutColumns(log, columns, present, width)
  const hasCasing = usual.columns.some(({ cells }) => cells.some(({ id }) => id === 'casing'))
  if (!hasCasing || !usual.columns.some(({ id }) => id === 'description')) return [usual]
  const others = columns.filter((id) => id !== 'casing')
  const wide = layOutColumns(log, others, present, width)
  return [usual, { ...wide, omitted: ['casing', ...wide.omitted] }]
}

function arrange(laid: LaidColumns, text: TextSize, options: Options): Arrangement {
  const feet = new Map<number, readonly NotePiece[]>()
  const footOf = (scale: number) => {
    const foot = feet.get(scale) ?? footPieces({ ...options, laid, scale })
    feet.set(scale, foot)
    return foot
  }
  return { laid, texts: textsOfSheet(laid, options.source, text), footOf }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
