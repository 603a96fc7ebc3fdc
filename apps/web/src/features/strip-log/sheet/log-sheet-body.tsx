import type { Log } from '@groundsheet/logs'
import type { Glossary } from '../../../data/tables/glossary.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { LogNotes } from './log-notes.tsx'
import type { LogSheetPlan } from './add-notes.ts'
import type { LaidColumns } from './sheet-columns.ts'
import { SheetDrawing } from './sheet-drawing.tsx'
import { SheetHeads } from './sheet-heads.tsx'

interface Props extends LogSheetPlan {
  readonly log: Log
  readonly laid: LaidColumns
  readonly glossary: Glossary
  /** 50 is 1:50. */
  readonly scale: number
  /** Of the sheet, from 1. */
  readonly number: number
}

/** The columns of a sheet, and what is below them. */
export const LogSheetBody = ({ part, continues, notes, log, laid, glossary, scale, number }: Props) => (
  <>
    {part && (
      <div className="log-sheet-columns" data-scale={scale} style={{ width: laid.width + 2 }}>
        <SheetHeads columns={laid.columns} />
        <svg className="log-drawing" aria-hidden="true" width={laid.width} height={part.scale.height}>
          <SheetDrawing
            {...part}
            log={log}
            columns={laid.columns}
            glossary={glossary}
            last={!continues}
            width={laid.width}
          />
        </svg>
      </div>
    )}
    {continues && <p className="log-continues">{printStrings.log.continuesOn(number + 1)}</p>}
    {notes.length > 0 && <LogNotes pieces={notes} />}
  </>
)
