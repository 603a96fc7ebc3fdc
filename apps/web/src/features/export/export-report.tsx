import type { ExportOrder } from '../../data/export/export-order.ts'
import type { ExportedFile } from '../../data/export/export-run.ts'
import { fullTableName, longTableName } from '../../ui/table-names.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { ExportSubject } from './export-subject.ts'
import { LeftOutNotes } from './left-out-notes.tsx'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly order: ExportOrder
  readonly file: ExportedFile
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** What was written, and what was left out. */
export function ExportReport({ subject, order, file, onAnother, onClose }: Props) {
  const names = new Map(subject.tables.map((table) => [table.code, fullTableName(table)]))
  return (
    <div className="export-form">
      <div className="export-body">
        <p role="status" className="export-saved">
          <strong>{words.saved(file.name)}</strong> <span className="soft">{words.size(file.bytes)}</span>
        </p>
        <ul className="export-counts">
          {[...file.tables].map(([code, { kept }]) => (
            <li key={code}>
              <span className="export-name">{names.get(code) ?? longTableName(code)}</span>
              <span className="export-code">{code}</span>
              <span>{words.rowsOf(kept)}</span>
            </li>
          ))}
        </ul>
        {file.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {file.remarks && <Remarks remarks={file.remarks} />}
        <LeftOutNotes order={order} subject={subject} />
      </div>
      <footer>
        <button type="button" className="button" data-quiet onClick={onAnother}>
          {words.another}
        </button>
        <button type="button" className="button" data-primary onClick={onClose}>
          {strings.close}
        </button>
      </footer>
    </div>
  )
}

/** Findings of the AGS rules about the file, including errors that were already in the data. */
function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return <p>{words.clean}</p>
  return (
    <details className="export-tables">
      <summary>{words.remarks(remarks.length)}</summary>
      <ul className="export-remarks">
        {remarks.map((remark, index) => (
          <li key={index}>{remark}</li>
        ))}
      </ul>
    </details>
  )
}
