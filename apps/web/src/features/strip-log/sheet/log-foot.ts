import type { Glossary } from '../../../data/tables/glossary.ts'
import { logStrings } from '../../../ui/log-strings.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { tablePieces } from './foot-pieces.ts'
import { columnsWithoutFigures } from './place-figures.ts'
import { abbreviationsOf, legendOf } from './log-legend.ts'
import { pxPerMetre } from './log-scale.ts'
import type { LogSource } from './log-source.ts'
import { headingPiece, legendPieces, paragraphPieces, type NotePiece } from './note-pieces.ts'
import { sampleLists } from './sample-groups.ts'
import { offScaleNotes } from './off-scale.ts'
import type { ColumnLayout } from './sheet-columns.ts'

const words = printStrings

interface Foot {
  readonly source: LogSource
  readonly columnLayout: ColumnLayout
  readonly glossary: Glossary
  /** Width of the columns, px. */
  readonly width: number
  readonly legend: boolean
  /** Depth to which the log is drawn, metres. */
  readonly drawnTo: number
  /** 50 is 1:50. */
  readonly scale: number
}

/** Data of a log needed for its legend. */
export type LegendLog = Pick<Foot, 'source' | 'columnLayout'>

/** Tables, remarks and legend below the columns of a log. */
export function footPieces({
  source,
  columnLayout,
  glossary,
  width,
  legend,
  drawnTo,
  scale,
}: Foot): NotePiece[] {
  const { log, tables, remarks } = source
  const withoutFigures = columnsWithoutFigures(columnLayout.columns, pxPerMetre(scale)).map(({ id }) =>
    words.log.noFigures(words.log.columnNames[id] ?? id, scale),
  )
  return [
    ...tablePieces(tables, width, glossary),
    ...block(
      words.log.sampleLists,
      sampleLists(columnLayout, source.samples).flatMap((text) => paragraphPieces(text, width, '•')),
    ),
    ...block(words.remarks, [...remarks.flatMap((text) => paragraphPieces(text, width, '•'))]),
    ...block(words.log.dataNotes, [
      ...(drawnTo < log.extent.to ? paragraphPieces(words.notDrawn(drawnTo), width, '•') : []),
      ...withoutFigures.flatMap((text) => paragraphPieces(text, width, '•')),
      ...offScaleNotes(columnLayout.columns).flatMap((text) => paragraphPieces(text, width, '•')),
      ...log.findings.flatMap((finding) => paragraphPieces(logStrings.finding(finding), width, '•')),
    ]),
    ...(legend ? legendBlock([{ source, columnLayout }], glossary, width) : []),
  ]
}

/** The legend of one or several logs. */
export function legendBlock(logs: readonly LegendLog[], glossary: Glossary, width: number): NotePiece[] {
  const columns = logs.flatMap(({ columnLayout }) => columnLayout.columns)
  const lanes = columns.flatMap((column) => column.lanes)
  const tests = logs.flatMap(({ source }) => source.tests)
  return block(words.legend, [
    ...legendPieces(legendOf(lanes, glossary), width),
    ...abbreviationsOf(lanes, columns.some(({ id }) => id === 'rows') ? tests : [], glossary).flatMap(
      (text) => paragraphPieces(text, width),
    ),
  ])
}

const block = (title: string, pieces: readonly NotePiece[]): NotePiece[] =>
  pieces.length === 0 ? [] : [headingPiece(title), ...pieces]
