import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { readSettings } from '../../apps/api/src/config.ts'
import { startServer } from '../../apps/api/src/server.ts'
import { reportToPrimary, runWorkers } from '../../apps/api/src/workers/run-workers.ts'
import { askRates } from '../../apps/api/src/workers/shared-rates.ts'
import { answerBench, usedHere } from './answer-bench.ts'

const [database = '', workers = '2'] = process.argv.slice(2)
const environment = { GROUNDSHEET_DATABASE: database, GROUNDSHEET_WORKERS: workers, PORT: '0' }
const settings = { ...readSettings(environment), logLevel: 'silent' as const }

if (cluster.worker) {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ kind: 'cpu', cpu: usedHere() })
  })
  const limiter = askRates(cluster.worker)
  reportToPrimary(cluster.worker, await startServer({ ...settings, limiter }))
} else {
  const listening = allListen()
  const server = await runWorkers(settings)
  await listening
  answerBench(Number(new URL(server?.url ?? '').port), usedByAll)
}

function allListen(): Promise<void> {
  let left = settings.workers
  return new Promise((resolve) => {
    cluster.on('listening', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
}

/** The process above the workers counts, too: it shares out what they may serve. */
async function usedByAll(): Promise<number> {
  const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const used = await Promise.all(living.map(usedBy))
  return used.reduce((sum, cpu) => sum + cpu, usedHere())
}

async function usedBy(worker: Worker): Promise<number> {
  worker.send('cpu')
  for (;;) {
    const [message] = (await once(worker, 'message')) as [{ kind?: string; cpu?: number }]
    if (message.kind === 'cpu') return message.cpu ?? NaN
  }
}
