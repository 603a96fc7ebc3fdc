import { useEffect, useRef, useState } from 'react'
import type { ExportOrder } from '../../data/export/export-order.ts'
import { runExport, type ExportedFile, type ExportProgress } from '../../data/export/export-run.ts'
import type { ExportContext } from '../../data/export/export-source.ts'
import type { DownloadProgress } from '../../data/export/fetch-export.ts'
import { openTarget, type TargetKind } from '../../data/export/export-target.ts'

export type ExportState =
  | { readonly phase: 'form' }
  | {
      readonly phase: 'running'
      readonly order: ExportOrder
      readonly name: string
      readonly progress: ExportProgress
      /** Of a file that the service writes; null: nothing yet. */
      readonly received: DownloadProgress | null
    }
  | { readonly phase: 'done'; readonly order: ExportOrder; readonly file: ExportedFile }
  | { readonly phase: 'failed'; readonly error: Error }

const FORM_STATE: ExportState = { phase: 'form' }

/** State of an export, one at a time. Leaving the page cancels it. */
export function useExportRun(context: ExportContext) {
  const [state, setState] = useState<ExportState>(FORM_STATE)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  useStayingHere(state.phase === 'running')

  async function start(order: ExportOrder, kind: TargetKind) {
    const target = await openTarget(kind)
    if (target === null) return
    const abort = new AbortController()
    running.current = abort
    const show = (progress: ExportProgress, received: DownloadProgress | null = null) =>
      setState({ phase: 'running', order, name: target.name, progress, received })
    show(new Map())
    try {
      const file = await runExport(context, order, target, {
        signal: abort.signal,
        onProgress: show,
        onReceived: (received) => show(new Map(), received),
      })
      setState({ phase: 'done', order, file })
    } catch (error) {
      setState(abort.signal.aborted ? FORM_STATE : { phase: 'failed', error: asError(error) })
    }
  }
  return {
    state,
    start: (order: ExportOrder, kind: TargetKind) => void start(order, kind),
    cancel: () => running.current?.abort(),
    reset: () => setState(FORM_STATE),
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Shows a confirmation before the page is left during an export. */
function useStayingHere(needed: boolean) {
  useEffect(() => {
    if (!needed) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [needed])
}
