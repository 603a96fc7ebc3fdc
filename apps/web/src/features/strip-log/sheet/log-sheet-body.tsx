import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { LogNotes } from './log-notes.tsx'
import type { LogSheetPlan } from './add-notes.ts'
import type { ColumnLayout } from './sheet-columns.ts'
import { SheetDrawing } from './sheet-drawing.tsx'
import { SheetHeads } from './sheet-heads.tsx'

interface Props extends LogSheetPlan {
  readonly log: Log
  readonly columnLayout: ColumnLayout
  readonly glossary: Glossary
  /** 50 is 1:50. */
  readonly scale: number
  /** Number of the sheet, from 1. */
  readonly number: number
}

/** The columns and notes of a sheet. */
export const LogSheetBody = ({
  part,
  continues,
  notes,
  log,
  columnLayout,
  glossary,
  scale,
  number,
}: Props) => (
  <>
    {part && (
      <div className="log-sheet-columns" data-scale={scale} style={{ width: columnLayout.width + 2 }}>
        <SheetHeads columns={columnLayout.columns} datum={log.datum} />
        <svg className="log-drawing" aria-hidden="true" width={columnLayout.width} height={part.scale.height}>
          <SheetDrawing
            {...part}
            log={log}
            columns={columnLayout.columns}
            glossary={glossary}
            isLast={!continues}
            width={columnLayout.width}
          />
        </svg>
      </div>
    )}
    {continues && <p className="log-continues">{printStrings.log.continuesOn(number + 1)}</p>}
    {notes.length > 0 && <LogNotes pieces={notes} />}
  </>
)
