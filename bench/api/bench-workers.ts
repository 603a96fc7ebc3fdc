import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { ownProcessorTime } from './report-to-bench.ts'

/** In a worker: reports its use of the processor to the parent process on request. */
export function answerAbove(): void {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ kind: 'cpu', cpu: ownProcessorTime() })
  })
}

/** In the process above: the port, once so many workers listen on it. */
export function allListen(workers: number): Promise<number> {
  let left = workers
  return new Promise((resolve) => {
    cluster.on('listening', (_worker, { port }) => {
      left -= 1
      if (left === 0) resolve(port)
    })
  })
}

/** The process above the workers counts, too: it shares out what they may serve. */
export async function usedByAll(): Promise<number> {
  const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const used = await Promise.all(running.map(usedBy))
  return used.reduce((sum, cpu) => sum + cpu, ownProcessorTime())
}

async function usedBy(worker: Worker): Promise<number> {
  worker.send('cpu')
  for (;;) {
    const [message] = (await once(worker, 'message')) as [{ kind?: string; cpu?: number }]
    if (message.kind === 'cpu') return message.cpu ?? NaN
  }
}
