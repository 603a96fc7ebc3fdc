import type { ExportOrder } from '../../data/export/export-order.ts'
import type { ExportProgress } from '../../data/export/export-run.ts'
import { longTableName } from '../../data/tables/table-names.ts'
import { exportStrings } from '../../ui/export-strings.ts'
import { strings } from '../../ui/strings.ts'
import { estimateExport } from './estimate-export.ts'
import type { ExportSubject } from './export-subject.ts'
import { shareRead } from './share-read.ts'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly order: ExportOrder
  readonly name: string
  readonly progress: ExportProgress
}

interface Actions {
  readonly onHide: () => void
  readonly onCancel: () => void
}

/** Progress by table. */
export function ExportRunning({ subject, order, name, progress, onHide, onCancel }: Props & Actions) {
  const { reads } = estimateExport(order, subject)
  const share = shareRead(reads, progress)
  return (
    <div className="export-form">
      <div className="export-body">
        <p>{words.runningFile(name, Math.floor(share * 100))}</p>
        <progress value={share} aria-label={words.running} />
        <p className="soft">{words.staying}</p>
        <ul className="export-counts">
          {[...reads].map(([code, total]) => {
            const { read = 0 } = progress.get(code) ?? {}
            return (
              <li key={code} data-done={read >= total || undefined}>
                <span className="export-name">{longTableName(code)}</span>
                <progress value={total === 0 ? 1 : read / total} aria-label={longTableName(code)} />
                <span className="soft">{describeCount(read, total)}</span>
              </li>
            )
          })}
        </ul>
      </div>
      <footer>
        <button type="button" className="button" data-quiet onClick={onCancel}>
          {words.cancel}
        </button>
        <button type="button" className="button" onClick={onHide}>
          {words.hide}
        </button>
      </footer>
    </div>
  )
}

function describeCount(read: number, total: number): string {
  if (total === 0) return strings.rows.none
  return read === 0 ? words.waiting : words.progress(read, total)
}
