import { exportStrings } from '../../ui/strings/export-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { estimateExport } from './estimate-export.ts'
import { fractionRead } from './fraction-read.ts'
import type { ExportSubject } from './export-subject.ts'
import type { ExportState } from './use-export-run.ts'

const words = exportStrings

interface Props {
  readonly state: ExportState
  readonly subject: ExportSubject
  readonly onShow: () => void
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** An export that runs while its dialog is hidden. */
export function BackgroundExport({ state, subject, onShow, onCancel, onClose }: Props) {
  const isRunning = state.phase === 'running'
  return (
    <section className="background-export" aria-label={words.title}>
      <span role={isRunning ? undefined : 'status'}>{describe(state, subject)}</span>
      {isRunning && <span className="soft">{words.stayingShort}</span>}
      <button type="button" className="button" data-quiet onClick={onShow}>
        {words.show}
      </button>
      <button type="button" className="button" data-quiet onClick={isRunning ? onCancel : onClose}>
        {isRunning ? words.cancel : strings.close}
      </button>
    </section>
  )
}

function describe(state: ExportState, subject: ExportSubject): string {
  if (state.phase === 'done') return words.saved(state.file.name)
  if (state.phase !== 'running') return words.failed
  if (state.order.byService) return words.runningFile(state.name, null)
  const share = fractionRead(estimateExport(state.order, subject).reads, state.progress)
  return words.runningFile(state.name, Math.floor(share * 100))
}
