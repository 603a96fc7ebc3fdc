import type { Finding } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { logStrings } from '../../../ui/strings/log-strings.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { layOutFootTables } from './lay-out-foot-tables.ts'
import { columnsWithoutFigures } from './place-figures.ts'
import { abbreviationsOf, legendOf } from './log-legend.ts'
import { pxPerMetre } from './log-scale.ts'
import type { LogSource } from './log-source.ts'
import { headingPiece, legendPieces, paragraphPieces, type NotePiece } from './note-pieces.ts'
import { sampleLists } from './sample-groups.ts'
import type { ColumnLayout, SheetColumn } from './sheet-columns.ts'

/**
 * Readings beyond the end of the scale of a drawn column, which are drawn at its edge: `8 readings over 10 %
 * not drawn to scale`. Impossible readings have findings of their own.
 */
const offScaleNotes = (columns: readonly SheetColumn[]): string[] =>
  columns.flatMap(({ id, cells, lanes }) =>
    lanes.flatMap(({ id: lane, marks, scaleMax, outside }) => {
      if (cells.length > 0 || scaleMax === 0) return []
      const impossible = new Set(outside)
      const beyond = marks.filter((mark) => (mark.value ?? 0) > scaleMax && !impossible.has(mark))
      const unit = logStrings.lanes[lane].unit
      return beyond.length === 0
        ? []
        : [words.log.offScale(words.log.columnNames[id] ?? id, beyond.length, scaleMax, unit)]
    }),
  )

const words = printStrings

/** Notes of findings; rows with the same text in place of a result are one note with all their depths. */
function findingNotes(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, (finding) =>
    hasDepthAndText(finding) ? `${finding.table} ${finding.text}` : finding,
  )
  return [...groups.values()].flatMap((alike) => {
    const [first, second] = alike
    if (!first || !second) return alike.map(logStrings.finding)
    const depths = alike.flatMap(({ top }) => top ?? [])
    return [words.log.unread(first.table, depths, first.text ?? '')]
  })
}

const hasDepthAndText = ({ kind, top, base, text = '', count }: Finding): boolean =>
  kind === 'unread' && top !== null && (base ?? top) === top && text !== '' && count === undefined

interface Foot {
  readonly source: LogSource
  readonly columnLayout: ColumnLayout
  readonly glossary: Glossary
  /** Width of the columns, px. */
  readonly width: number
  readonly legend: boolean
  /** Depth to which the log is drawn, metres. */
  readonly drawnTo: number
}

/** Data of a log needed for its legend. */
export type LegendLog = Pick<Foot, 'source' | 'columnLayout'>

/**
 * Tables, remarks and legend below the columns of a log, at a scale (50 is 1:50). What is the same at every
 * scale is laid out once, as the legend reads every description.
 */
export function footPieces({
  source,
  columnLayout,
  glossary,
  width,
  legend,
  drawnTo,
}: Foot): (scale: number) => NotePiece[] {
  const { log, tables, remarks } = source
  const bulleted = (texts: readonly string[]) => texts.flatMap((text) => paragraphPieces(text, width, '•'))
  const before = [
    ...layOutFootTables(tables, width, glossary),
    ...block(words.log.sampleLists, bulleted(sampleLists(columnLayout, source.samples))),
    ...block(words.remarks, bulleted(remarks)),
  ]
  const deepest = source.tests.reduce((most, { base }) => Math.max(most, base), log.extent.to)
  const notDrawn = bulleted(drawnTo < deepest ? [words.notDrawn(drawnTo)] : [])
  const findings = bulleted([...offScaleNotes(columnLayout.columns), ...findingNotes(log.findings)])
  const after = legend ? legendBlock([{ source, columnLayout }], glossary, width) : []
  return (scale) => {
    const withoutFigures = columnsWithoutFigures(columnLayout.columns, pxPerMetre(scale)).map(({ id }) =>
      words.log.noFigures(words.log.columnNames[id] ?? id, scale),
    )
    return [
      ...before,
      ...block(words.log.dataNotes, [
        ...notDrawn,
        ...bulleted([...(source.notes ?? []), ...withoutFigures]),
        ...findings,
      ]),
      ...after,
    ]
  }
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
    ...(logs.some(statesFaults) ? paragraphPieces(words.log.strataFaults, width) : []),
  ])
}

/** Whether gaps and overlaps of strata are marked beside its column of strata. */
const statesFaults = ({ source, columnLayout }: LegendLog): boolean =>
  source.log.findings.some(({ kind }) => kind === 'gap' || kind === 'overlap') &&
  columnLayout.columns.some(({ lanes }) => lanes.some(({ kind }) => kind === 'strata'))

const block = (title: string, pieces: readonly NotePiece[]): NotePiece[] =>
  pieces.length === 0 ? [] : [headingPiece(title), ...pieces]
