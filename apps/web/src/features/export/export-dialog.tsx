import { useState } from 'react'
import type { ExportContext } from '../../data/export/export-source.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { exportStrings } from '../../ui/strings/export-strings.ts'
import { useLocalStorage } from '../../ui/use-local-storage.ts'
import { readLastExportChoice, type LastExportChoice } from './last-export-choice.ts'
import { isReadable, type ExportChoice } from './export-choice.ts'
import { ExportForm } from './export-form.tsx'
import { BackgroundExport } from './background-export.tsx'
import { ExportReport } from './export-report.tsx'
import { ExportRunning } from './export-running.tsx'
import type { RequestedExport, ExportScope, ExportSubject } from './export-subject.ts'
import { useExportRun } from './use-export-run.ts'
import './export.css'

const words = exportStrings

interface Props {
  readonly subject: ExportSubject
  readonly context: ExportContext
  /** Initial choice; a new object for each request. */
  readonly requested: RequestedExport
  readonly onClose: () => void
}

/** Dialog of an export: choice, progress, report. Can be hidden while the export runs. */
export function ExportDialog({ subject, context, requested, onClose }: Props) {
  const run = useExportRun(context)
  const [hidden, setHidden] = useState<RequestedExport | null>(null)
  const [choice, setChoice] = useChoice(subject, requested.scope)
  const { state } = run
  const isRunning = state.phase === 'running'
  const hide = () => setHidden(requested)
  const leave = isRunning ? hide : onClose
  if (hidden === requested && state.phase !== 'form')
    return (
      <BackgroundExport
        state={state}
        subject={subject}
        onShow={() => setHidden(null)}
        onCancel={run.cancel}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={
        <>
          {words.title} <span className="soft">{words.of(subject.name)}</span>
        </>
      }
      onClose={leave}
    >
      {state.phase === 'failed' && (
        <div className="export-failed">
          <p>{words.failed}</p>
          <ErrorNotice error={state.error} />
        </div>
      )}
      {(state.phase === 'form' || state.phase === 'failed') && (
        <ExportForm
          subject={subject}
          choice={choice}
          onChoice={setChoice}
          onStart={run.start}
          onClose={onClose}
        />
      )}
      {isRunning && <ExportRunning {...state} subject={subject} onHide={hide} onCancel={run.cancel} />}
      {state.phase === 'done' && (
        <ExportReport {...state} subject={subject} onAnother={run.reset} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** The choice in the dialog, with the format and options of the last export. */
function useChoice(subject: ExportSubject, scope: ExportScope) {
  const [lastChoice, setLastChoice] = useLocalStorage<LastExportChoice>(
    'groundsheet.export',
    readLastExportChoice,
    JSON.stringify,
  )
  const [rest, setRest] = useState<Omit<ExportChoice, 'format' | 'options'>>({
    scope,
    without: new Set(),
    byService: false,
  })
  const format = isReadable(lastChoice.format, subject) ? lastChoice.format : 'geojson'
  const set = ({ format, options, ...next }: ExportChoice) => {
    setLastChoice({ format, options })
    setRest(next)
  }
  const known = subject.scopes.includes(rest.scope) ? rest.scope : 'all'
  const choice: ExportChoice = { ...rest, scope: known, format, options: lastChoice.options }
  return [choice, set] as const
}
