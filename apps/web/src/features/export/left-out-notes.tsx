import { FORMATS } from '@groundsheet/formats'
import type { ExportOrder } from '../../data/export/export-order.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import type { ExportSubject } from './export-subject.ts'
import { commandProject, describeLeftOut } from './describe-left-out.ts'

const words = exportStrings

/** What the file leaves out, and for complete formats, the command that exports everything. */
export function LeftOutNotes({ order, subject }: { order: ExportOrder; subject: ExportSubject }) {
  const notes = describeLeftOut(order, subject)
  const shouldBeWhole = FORMATS.some(({ id, isComplete }) => id === order.format && isComplete)
  return (
    <>
      {(notes.length > 0 || shouldBeWhole) && (
        <section className="export-notes">
          <h3>{words.leftOut}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {shouldBeWhole && (
              <li>
                {words.notes.incomplete} <code>{words.notes.command(commandProject(subject))}</code>
                <span className="soft">{words.notes.database}</span>
              </li>
            )}
          </ul>
        </section>
      )}
      {order.format === 'csv' && <p className="soft">{words.notes.formulas}</p>}
    </>
  )
}
