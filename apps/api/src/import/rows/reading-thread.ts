import { parentPort } from 'node:worker_threads'
import { ImportRefused } from '../import-refused.ts'
import { prepareRows } from './prepare-rows.ts'
import { createBatcher, type RowBatch } from './row-batch.ts'
import { termsOf } from './row-facts.ts'
import { MOST_UNDER_WAY, type ReadAnswer, type ReadRequest } from './thread-talk.ts'

/** The thread that reads: everything about rows that needs no database, beside the thread that writes. */

function answer(message: ReadAnswer): void {
  const { ends, locationSeqs, lines } = message.kind === 'batch' ? message.batch : {}
  const parts = [ends, locationSeqs, lines].flatMap((numbers) => numbers?.buffer ?? [])
  parentPort?.postMessage(message, parts as ArrayBuffer[])
}

async function read({ file, facts, written }: ReadRequest): Promise<void> {
  let sent = 0
  const batcher = createBatcher((batch: RowBatch) => {
    waitFor(written, sent - MOST_UNDER_WAY + 1)
    answer({ kind: 'batch', batch })
    sent++
  })
  try {
    const found = await prepareRows(file, termsOf(facts), batcher)
    batcher.end()
    answer({ kind: 'end', found })
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const [first = '', ...others] = error.lines
    answer({ kind: 'refused', lines: [first, ...others] })
  }
}

/** Sleeps until so many batches are written. */
function waitFor(written: Int32Array, count: number): void {
  for (let now = Atomics.load(written, 0); now < count; now = Atomics.load(written, 0)) {
    Atomics.wait(written, 0, now)
  }
}

parentPort?.on('message', (request: ReadRequest) => void read(request))
