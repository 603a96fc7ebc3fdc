import type { ExportOrder } from '../../data/export/export-order.ts'
import type { ExportProgress } from '../../data/export/export-run.ts'
import type { DownloadProgress } from '../../data/export/fetch-export.ts'
import { longTableName } from '../../ui/table-names.ts'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { estimateExport } from './estimate-export.ts'
import type { ExportSubject } from './export-subject.ts'
import { fractionRead } from './fraction-read.ts'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly order: ExportOrder
  readonly name: string
  readonly progress: ExportProgress
  readonly received: DownloadProgress | null
}

interface Actions {
  readonly onHide: () => void
  readonly onCancel: () => void
}

export function ExportRunning({ onHide, onCancel, ...run }: Props & Actions) {
  return (
    <div className="export-form">
      <div className="export-body">
        {run.order.byService ? <ServiceProgress {...run} /> : <TableProgress {...run} />}
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

/** Progress by table. */
function TableProgress({ subject, order, name, progress }: Props) {
  const { reads } = estimateExport(order, subject)
  const share = fractionRead(reads, progress)
  return (
    <>
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
    </>
  )
}

/** Nothing arrives while the service writes a GeoPackage; then its size is known. */
function ServiceProgress({ name, received }: Props) {
  const total = received?.total ?? null
  const share = received === null || total === null || total === 0 ? null : received.bytes / total
  return (
    <>
      <p>{words.runningFile(name, share === null ? null : Math.floor(share * 100))}</p>
      <progress {...(share === null ? {} : { value: share })} aria-label={words.running} />
      <p className="soft">
        {received === null
          ? words.service.writing
          : words.service.received(words.size(received.bytes), total === null ? null : words.size(total))}
      </p>
      <p className="soft">{words.staying}</p>
    </>
  )
}

function describeCount(read: number, total: number): string {
  if (total === 0) return strings.rows.none
  return read === 0 ? words.waiting : words.progress(read, total)
}
