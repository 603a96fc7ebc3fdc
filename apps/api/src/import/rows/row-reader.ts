import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { prepareRows, type DeliveredFile, type ReadFile, type RowSink } from './prepare-rows.ts'
import { unpackBatch } from './row-batch.ts'
import { termsOf, type RowFacts } from './row-facts.ts'
import type { ReadAnswer, ReadRequest } from './worker-messages.ts'
import { UserError } from '../../common/user-error.ts'

/** The second pass over files, in this thread or beside it. */
export interface RowReader {
  /** `bytes`: of the file. Throws UserError. */
  read(file: DeliveredFile, bytes: number, facts: RowFacts, sink: RowSink): Promise<ReadFile>
  /** Ends the thread, and frees what it holds; the next large file starts another. */
  rest(): Promise<void>
}

/** Bytes of a file from which reading and writing at the same time makes up for the start of a thread. */
export const THREAD_FROM_BYTES = 4e6

/** MB for new objects; rows are gone before they are full, so more would only be more memory. */
const YOUNG_MB = 24

/** One thread for all files that are large enough, started when the first one comes. */
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
  return new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    // A thread has no compile cache of itself, and would load the compiler: 30 MB.
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
  const take = (answer: ReadAnswer) => {
    if (answer.kind === 'end') resolve(answer.found)
    else if (answer.kind === 'refused') reject(new UserError(answer.lines))
    else {
      unpackBatch(answer.batch, sink)
      Atomics.add(written, 0, 1)
      Atomics.notify(written, 0)
    }
  }
  const onMessage = (answer: ReadAnswer) => {
    try {
      take(answer)
    } catch (error) {
      // What is still under way must not be written any more.
      thread.off('message', onMessage)
      reject(error)
    }
  }
  thread.on('message', onMessage).once('error', reject)
  thread.postMessage({ file, facts, written } satisfies ReadRequest)
  return promise.finally(() => thread.off('message', onMessage).off('error', reject))
}
