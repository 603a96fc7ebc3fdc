import { displayName } from '../../../data/text/display-name.ts'
import type { LocationDetail, Project } from '@groundsheet/contract'
import type { Log, Tables } from '@groundsheet/logs'
import { useEffect, useMemo } from 'react'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { collectTiles, patternOf } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { FOOT_HEIGHT_PX, MAX_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import { StrataTable } from '../strata-table.tsx'
import { holeFacts, type SignOff } from './hole-facts.ts'
import { layOutLog } from './lay-out-log.ts'
import { MAX_SCALE_DENOMINATOR } from './log-scale.ts'
import { LogSheetBody } from './log-sheet-body.tsx'
import type { LegendLog } from './log-foot.ts'
import { readSource } from './read-log-source.ts'
import { statesTorque } from './sheet-columns.ts'
import type { SheetLayout } from './sheet-layouts.ts'
import '../strip-log.css'
import './log-sheet.css'

interface Props {
  readonly hole: LocationDetail
  readonly project: Project | null
  readonly glossary: Glossary
  readonly log: Log
  readonly tables: Tables
  readonly size: SheetSize
  /** 50 is 1:50; null: automatic. */
  readonly scale: number | null
  readonly texts: SheetTexts
  readonly layout: SheetLayout
  readonly signOff: SignOff
  /** As in lists and on the map; undefined: not loaded, or not stated. */
  readonly typeName: string | undefined
  /**
   * Called with the data for a common legend; if absent, the legend is on the sheets. Must stay the same
   * function.
   */
  readonly onLegend?: (holeId: string, log: LegendLog) => void
}

const words = printStrings

/** The printed log of a hole. */
export function LogSheets({ onLegend, ...props }: Props) {
  const { hole, glossary, log, size } = props
  const laidOut = useLogLayout(props, onLegend === undefined)
  const { source, scale, columnLayout, sheets } = laidOut
  useEffect(() => onLegend?.(hole.id, { source, columnLayout }), [onLegend, hole.id, source, columnLayout])
  const tiles = useMemo(() => collectTiles(patternsOf(log, glossary)), [log, glossary])
  if (laidOut.sheetCount > MAX_SHEETS)
    return (
      <Notice>
        {words.log.tooManySheets(
          displayName(hole.locationId),
          laidOut.depths.to,
          laidOut.sheetCount,
          props.scale,
          MAX_SCALE_DENOMINATOR,
        )}
      </Notice>
    )
  const omitted = columnLayout.omitted
    .filter((id) => id !== 'casing' && !(id === 'torque' && statesTorque(columnLayout)))
    .map((id) => words.log.columnNames[id] ?? id)
  const notShown = omitted.length > 0 && words.log.notShown(omitted)
  return (
    <>
      {omitted.length > 0 && (
        <p className="notice">{words.log.omitted(displayName(hole.locationId), omitted)}</p>
      )}
      {laidOut.nearerScale !== null && (
        <p className="notice">{words.log.drift(displayName(hole.locationId), scale, laidOut.nearerScale)}</p>
      )}
      {sheets.map((sheet, index) => (
        <PaperSheet
          key={index}
          size={size}
          label={words.logOf(displayName(hole.locationId))}
          number={index + 1}
          count={sheets.length}
          source={[words.source(hole.table, hole.updatedAt), notShown].filter(Boolean).join(' · ')}
        >
          <TitleBlock
            size={size}
            project={props.project?.projectName ?? strings.project.unnamed}
            reference={props.project?.projectId ?? ''}
            subject={hole.locationId}
            texts={props.texts}
            facts={source.shortened(laidOut.facts)}
            sheet={words.sheet(index + 1, sheets.length)}
          />
          {index === 0 && (
            <>
              <svg className="paper-tiles" aria-hidden="true">
                <PatternDefs artwork={tiles} />
              </svg>
              <StrataTable name={hole.locationId} log={log} glossary={glossary} selectedRowId={undefined} />
            </>
          )}
          <LogSheetBody
            {...sheet}
            log={log}
            columnLayout={columnLayout}
            glossary={glossary}
            scale={scale}
            number={index + 1}
          />
        </PaperSheet>
      ))}
    </>
  )
}

/** The data of a log on its sheets, with the facts of the title block. */
function useLogLayout(props: Omit<Props, 'onLegend'>, legend: boolean) {
  const {
    hole,
    project,
    glossary,
    log,
    tables,
    size,
    layout,
    signOff,
    typeName,
    scale: requestedScale,
  } = props
  const known = useMemo(
    () => ({ hole, project, glossary, tables, signOff, typeName }),
    [hole, project, glossary, tables, signOff, typeName],
  )
  const source = useMemo(() => readSource(known, log, layout, size), [known, log, layout, size])
  const laidOut = useMemo(() => {
    const { width, height } = innerSize(size)
    const head = titleBlockHeight(size, holeFacts(known, layout.facts, 0))
    return layOutLog({
      source,
      glossary,
      columns: layout.columns,
      room: { width, height: height - head - FOOT_HEIGHT_PX },
      scale: requestedScale,
      legend,
      maxSheets: MAX_SHEETS,
    })
  }, [source, glossary, known, layout, size, requestedScale, legend])
  return { ...laidOut, source, facts: holeFacts(known, layout.facts, laidOut.scale) }
}

const patternsOf = ({ lanes }: Log, glossary: Glossary) =>
  lanes
    .filter(({ kind }) => kind === 'strata' || kind === 'fills')
    .flatMap(({ marks }) => marks.map((mark) => patternOf(mark, glossary)))
