import type { LocationDetail, Project, TableRow } from '@groundsheet/contract'
import type { Log } from '@groundsheet/logs'
import { useMemo } from 'react'
import type { Glossary } from '../../../data/glossary.ts'
import { collectTiles, patternOf } from '../../../ui/fill-patterns.ts'
import { PatternDefs } from '../../../ui/pattern-defs.tsx'
import { innerSize, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { FOOT, MOST_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, titleBlockHeight, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { strings } from '../../../ui/strings.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { LogDrawing } from '../log-drawing.tsx'
import { StrataTable } from '../strata-table.tsx'
import { holeFacts, holeRemarks } from './hole-facts.ts'
import { layOutLog, type LogSheetPlan } from './lay-out-log.ts'
import { LogNotes } from './log-notes.tsx'
import '../strip-log.css'
import './log-sheet.css'

interface Props {
  readonly hole: LocationDetail
  readonly project: Project | null
  readonly glossary: Glossary
  readonly log: Log
  /** Rows of HDPH, which say who logged what. */
  readonly stages: readonly TableRow[]
  readonly size: SheetSize
  /** 50 is 1:50; null: the one that suits. */
  readonly scale: number | null
  readonly texts: SheetTexts
}

const words = strings.print

/** The log of a hole on paper: as many sheets as it takes at its scale. */
export function LogSheets({ hole, project, glossary, log, stages, size, scale: asked, texts }: Props) {
  const known = useMemo(() => ({ hole, project, glossary, stages }), [hole, project, glossary, stages])
  const { scale, sheets } = useMemo(() => {
    const { width, height } = innerSize(size)
    const room = { width, height: height - titleBlockHeight(size, holeFacts(known, 0)) - FOOT }
    return layOutLog({ log, glossary, remarks: holeRemarks(known), room, scale: asked })
  }, [log, glossary, known, size, asked])
  const tiles = useMemo(() => collectTiles(patternsOf(log, glossary)), [log, glossary])
  if (sheets.length > MOST_SHEETS) return <Notice>{words.tooManySheets(sheets.length)}</Notice>
  return sheets.map((sheet, index) => (
    <PaperSheet
      key={index}
      size={size}
      label={words.logOf(hole.locationId)}
      number={index + 1}
      count={sheets.length}
      source={words.source(hole.table, hole.updatedAt)}
    >
      <TitleBlock
        size={size}
        project={project?.projectName ?? strings.project.unnamed}
        reference={project?.projectId ?? ''}
        subject={hole.locationId}
        texts={texts}
        facts={holeFacts(known, scale)}
      />
      {index === 0 && (
        <>
          <svg className="paper-tiles" aria-hidden="true">
            <PatternDefs artwork={tiles} />
          </svg>
          <StrataTable name={hole.locationId} log={log} glossary={glossary} wanted={undefined} />
        </>
      )}
      <SheetBody {...sheet} glossary={glossary} scale={scale} />
    </PaperSheet>
  ))
}

const patternsOf = ({ lanes }: Log, glossary: Glossary) =>
  lanes
    .filter(({ kind }) => kind === 'strata' || kind === 'fills')
    .flatMap(({ marks }) => marks.map((mark) => patternOf(mark, glossary)))

function SheetBody({
  part,
  notes,
  glossary,
  scale,
}: LogSheetPlan & { readonly glossary: Glossary; readonly scale: number }) {
  return (
    <>
      {part && (
        <div className="log-sheet-columns" data-scale={scale} style={{ width: part.layout.width + 2 }}>
          <ColumnHeads {...part.layout} />
          <svg
            className="log-drawing"
            aria-hidden="true"
            width={part.layout.width}
            height={part.scale.height}
          >
            <LogDrawing {...part} glossary={glossary} />
          </svg>
        </div>
      )}
      {notes.length > 0 && <LogNotes pieces={notes} />}
    </>
  )
}
