import { parentPort } from 'node:worker_threads'
import { prepareRows } from './prepare-rows.ts'
import { createBatcher, type RowBatch } from './row-batch.ts'
import { termsOf } from './row-facts.ts'
import { MAX_BATCHES_IN_FLIGHT, type ReadAnswer, type ReadRequest } from './worker-messages.ts'
import { UserError } from '../../common/user-error.ts'

/** The reading thread: all work on rows that needs no database runs here, in parallel with writing. */

function answer(message: ReadAnswer): void {
  const { ends, locationSeqs, lines } = message.kind === 'batch' ? message.batch : {}
  const parts = [ends, locationSeqs, lines].flatMap((numbers) => numbers?.buffer ?? [])
  parentPort?.postMessage(message, parts as ArrayBuffer[])
}

async function read({ file, facts, written }: ReadRequest): Promise<void> {
  let sent = 0
  const batcher = createBatcher((batch: RowBatch) => {
    waitFor(written, sent - MAX_BATCHES_IN_FLIGHT + 1)
    answer({ kind: 'batch', batch })
    sent++
  })
  try {
    const found = await prepareRows(file, termsOf(facts), batcher)
    batcher.end()
    answer({ kind: 'end', found })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const [first = '', ...others] = error.lines
    answer({ kind: 'refused', lines: [first, ...others] })
  }
}

/** Waits until this number of batches is written. */
function waitFor(written: Int32Array, count: number): void {
  for (let now = Atomics.load(written, 0); now < count; now = Atomics.load(written, 0)) {
    Atomics.wait(written, 0, now)
  }
}

parentPort?.on('message', (request: ReadRequest) => void read(request))
