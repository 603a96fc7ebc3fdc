import { trustedTypes } from '../../ui/trusted-types.ts'
import workerUrl from './check-worker.ts?worker&url'
import type { CheckAnswer, CheckRequest } from './worker-messages.ts'

const policy = trustedTypes?.createPolicy('groundsheet-check', {
  createScriptURL: (url) => (url === workerUrl ? url : null),
})

export interface CheckWorker {
  send(request: CheckRequest): void
  close(): void
}

/**
 * Starts the worker that reads and checks files. `onStop`: it cannot be loaded, or answers nothing any more.
 */
export function openWorker(onAnswer: (answer: CheckAnswer) => void, onStop: () => void): CheckWorker {
  const address = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string
  const worker = new Worker(address, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data)
  worker.onerror = onStop
  worker.onmessageerror = onStop
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() }
}
