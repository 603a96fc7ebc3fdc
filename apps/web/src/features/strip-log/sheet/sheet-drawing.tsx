import { isInclinedHole, type Log } from '@groundsheet/logs'
import { useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { collectPatterns, patternOf } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { PatternScope } from '../../../ui/pattern-scope.tsx'
import { cutLog } from './cut-log.ts'
import { BlockTexts } from './block-texts.tsx'
import { DepthColumn } from './depth-column.tsx'
import { LevelColumn } from './level-column.tsx'
import { ReversedMarks } from '../mark-frames.tsx'
import type { PlannedSheet } from './plan-sheets.ts'
import { columnOf } from './column-drawing-props.ts'
import { SHEET_DRAWINGS } from './sheet-drawings.ts'
import { AXIS_WIDTH_PX, type SheetColumn } from './sheet-columns.ts'

interface Props extends PlannedSheet {
  readonly log: Log
  readonly columns: readonly SheetColumn[]
  readonly glossary: Glossary
  readonly isLast: boolean
  /** Width of the drawing, px. */
  readonly width: number
}

/** Contents of the `<svg>` of a log sheet. */
export function SheetDrawing({ log, columns, scale, texts, glossary, isLast, width }: Props) {
  const cut = useMemo(() => cutLog(log, scale.window, isLast), [log, scale, isLast])
  const fills = useMemo(
    () => new Map(cut.lanes.map((lane) => [lane.id, fillsOf(lane, glossary)])),
    [cut, glossary],
  )
  const drawColumn = (column: SheetColumn) => {
    const Drawing = SHEET_DRAWINGS[column.id]
    const lanes = column.lanes.flatMap(({ id }) => cut.lanes.filter((lane) => lane.id === id))
    return (
      <g key={column.id}>
        <path className="log-edge" d={`M${column.x} 0V${scale.height}`} />
        {Drawing && (
          <Drawing column={{ ...column, lanes }} scale={scale} fills={fills} findings={cut.findings} />
        )}
        {lanes.map((lane) => (
          <ReversedMarks key={lane.id} column={columnOf(column, lane)} scale={scale} />
        ))}
      </g>
    )
  }
  const levels = columns.find(({ id }) => id === 'level-axis')
  return (
    <PatternScope>
      <PatternDefs artwork={collectPatterns([...fills.values()].flat())} />
      {columns.filter(({ figuresWidth }) => figuresWidth === 0).map(drawColumn)}
      <DepthColumn
        scale={scale}
        finalDepth={log.finalDepth}
        graphicsStart={levels ? levels.x + levels.width : AXIS_WIDTH_PX}
        graphicsEnd={columns.find(({ cells }) => cells.length > 0)?.x ?? width}
      />
      {levels && log.groundLevel !== null && (
        <LevelColumn
          column={levels}
          scale={scale}
          groundLevel={log.groundLevel}
          isInclined={isInclinedHole(log.findings)}
        />
      )}
      {/* Drawn over the line at the end of the hole, which would cross the figures. */}
      {columns.filter(({ figuresWidth }) => figuresWidth > 0).map(drawColumn)}
      {texts.map((each) => (
        <BlockTexts key={each.column.id} {...each} scale={scale} />
      ))}
    </PatternScope>
  )
}

const fillsOf = ({ kind, marks }: Log['lanes'][number], glossary: Glossary) =>
  kind === 'strata' || kind === 'fills' ? marks.map((mark) => patternOf(mark, glossary)) : []
