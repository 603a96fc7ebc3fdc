import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ExportFormatId } from '@groundsheet/contract'
import type { AccessScope } from '../store/access-scope.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'

export interface ExportOrder {
  readonly access: AccessScope
  readonly projectId: string
  readonly format: ExportFormatId
}

/** What the parent sends. The address of the database may hold a password, so it is no argument. */
export interface ExportMessage extends ExportOrder {
  readonly database: string
}

/** What the process answers before it writes to its standard output. `bytes` null: not known yet. */
export type ExportReply =
  | { readonly kind: 'started'; readonly bytes: number | null }
  | { readonly kind: 'missing' }
  /** `isPassing`: the database does not answer. */
  | { readonly kind: 'failed'; readonly message: string; readonly isPassing: boolean }

export interface StartedExport {
  /** Null: not known before the end. */
  readonly bytes: number | null
  readonly content: Readable
  /** Rejects where writing failed after it began. */
  readonly finished: Promise<void>
  /** Ends the process, also in the middle. */
  stop(): Promise<void>
}

/** Of the process that writes; the largest export that was measured took half. */
const MAX_HEAP_MB = 512

/** After this time a process that does not end by itself is killed. */
const STOP_TIMEOUT_MS = 15_000

const PROCESS = fileURLToPath(new URL('./export-process.ts', import.meta.url))

/**
 * Starts an export in a process of its own, so that other requests are answered meanwhile. Null: there is
 * no such project. Throws StoreUnavailable, or the reason of the signal.
 */
export async function startExport(
  database: string,
  order: ExportOrder,
  signal: AbortSignal,
): Promise<StartedExport | null> {
  signal.throwIfAborted()
  const cache = getCompileCacheDir()
  const child = fork(PROCESS, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    // Otherwise it compiles all of its modules again.
    env: { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }) },
  })
  const closed = once(child, 'close') as Promise<[number | null]>
  // Node reads on when the process has ended, and what is not read by then would be lost.
  const content = child.stdout?.pipe(new PassThrough()) ?? null
  const onAbort = () => void stop(child, closed)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    child.send({ ...order, database } satisfies ExportMessage)
    const reply = await replyOf(child, closed)
    signal.throwIfAborted()
    if (reply.kind === 'started' && content !== null) return started(child, closed, content, reply.bytes)
    await stop(child, closed)
    if (reply.kind === 'missing') return null
    if (reply.kind === 'started') throw new Error('the export has no output')
    throw reply.isPassing ? new StoreUnavailable(reply.message) : new Error(reply.message)
  } catch (error) {
    await stop(child, closed)
    throw error
  }
}

function started(
  child: ChildProcess,
  closed: Promise<[number | null]>,
  content: Readable,
  bytes: number | null,
): StartedExport {
  const finished = closed.then(([code]) => {
    if (code !== 0) throw new Error(`the export ended with ${String(code)}`)
  })
  // Nobody waits for it where the caller went away.
  finished.catch(() => undefined)
  return { bytes, content, finished, stop: () => stop(child, closed) }
}

async function replyOf(child: ChildProcess, closed: Promise<[number | null]>): Promise<ExportReply> {
  const ended = closed.then(([code]): ExportReply => {
    return { kind: 'failed', message: `the export ended with ${String(code)}`, isPassing: false }
  })
  return Promise.race([firstReply(child), ended])
}

/** Under `node --watch`, Node sends messages of its own about the files that a process loads. */
const firstReply = (child: ChildProcess): Promise<ExportReply> =>
  new Promise((resolve) => {
    child.on('message', (message: ExportReply | object) => {
      if ('kind' in message) resolve(message)
    })
  })

/** Its own handler of the signal removes temporary files; a write that waits for a reader fails at once. */
async function stop(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    child.stdout?.destroy()
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await closed
  clearTimeout(timer)
}
