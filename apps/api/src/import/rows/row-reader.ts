import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { prepareRows, type DeliveredFile, type ReadFile, type RowSink } from './prepare-rows.ts'
import { unpackBatch } from './row-batch.ts'
import { termsOf, type RowFacts } from './row-facts.ts'
import type { ReadAnswer, ReadRequest } from './worker-messages.ts'
import { UserError } from '../../common/user-error.ts'

/** The second pass over files, in this thread or another one. */
export interface RowReader {
  /** `bytes`: of the file. Throws UserError. */
  read(file: DeliveredFile, bytes: number, facts: RowFacts, sink: RowSink): Promise<ReadFile>
  /** Ends the thread and frees its memory; the next large file starts another. */
  rest(): Promise<void>
}

/** Size in bytes from which reading in parallel outweighs the start of a thread. */
export const MIN_THREAD_BYTES = 4e6

/** V8's space for new objects in MB. Rows are freed before it is full, so more would not help. */
const YOUNG_GENERATION_MB = 24

/** One thread for all large files, started with the first one. */
export function createRowReader(threadFromBytes: number): RowReader {
  let thread: Worker | null = null
  const known = new WeakMap<RowFacts, ReturnType<typeof termsOf>>()
  return {
    read(file, bytes, facts, sink) {
      if (bytes >= threadFromBytes) {
        thread ??= startThread()
        return readInThread(thread, file, facts, sink)
      }
      const terms = known.get(facts) ?? termsOf(facts)
      known.set(facts, terms)
      return prepareRows(file, terms, sink)
    },
    async rest() {
      const ended = thread
      thread = null
      await ended?.terminate()
    },
  }
}

function startThread(): Worker {
  const cache = getCompileCacheDir()
  // Node's compiler of TypeScript is WebAssembly, which can crash V8 in threads: they find all in the cache.
  if (cache !== undefined) flushCompileCache()
  return new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    // A thread has no compile cache by default; loading the compiler takes 30 MB, too.
    env: { ...process.env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) }) },
  })
}

function readInThread(
  thread: Worker,
  file: DeliveredFile,
  facts: RowFacts,
  sink: RowSink,
): Promise<ReadFile> {
  const written = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>()
  const take = async (answer: ReadAnswer) => {
    if (answer.kind === 'end') resolve(answer.found)
    else if (answer.kind === 'refused') reject(new UserError(answer.lines))
    else {
      unpackBatch(answer.batch, sink)
      await sink.drain()
      Atomics.add(written, 0, 1)
      Atomics.notify(written, 0)
    }
  }
  let last = Promise.resolve()
  const onMessage = (answer: ReadAnswer) => {
    // One after the other. After an error, batches that are still in transfer are not written any more.
    last = last.then(() => take(answer))
    last.catch(reject)
  }
  thread.on('message', onMessage).once('error', reject)
  thread.postMessage({ file, facts, written } satisfies ReadRequest)
  return promise.finally(() => thread.off('message', onMessage).off('error', reject))
}
