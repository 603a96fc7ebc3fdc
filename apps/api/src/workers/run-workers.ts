import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../config/settings.ts'
import { createSharedMetrics } from '../http/metrics.ts'
import { serveMetrics, type RunningServer } from '../server.ts'
import { answerRates } from './shared-rates.ts'

/** What a worker says once it listens. */
interface Listening {
  readonly kind: 'listening'
  readonly url: string
}

/** Before a worker is put in the place of one that died, in milliseconds: one that dies at once must not take the machine with it. */
const BREATH = 500

/**
 * Starts as many processes of this program as the settings say, that share the port and the counting of requests. Null where
 * the first of them could not start; it has said why.
 */
export async function runWorkers(settings: Settings): Promise<RunningServer | null> {
  // Each accepts for itself: a connection that is handed over to a worker that dies just then would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  answerRates(settings.rateLimit, settings.workers)
  const url = await startFirst()
  if (url === null) return null
  const metrics = settings.metricsPort === null ? null : await serveMetrics(createSharedMetrics(), settings)
  for (let i = 1; i < settings.workers; i++) cluster.fork()
  let isClosing = false
  cluster.on('exit', () => void (isClosing || sleep(BREATH).then(() => isClosing || cluster.fork())))
  return {
    url,
    metricsUrl: metrics?.url ?? null,
    async close() {
      isClosing = true
      await Promise.all([metrics?.close(), ...livingWorkers().map(stopWorker)])
    },
  }
}

async function startFirst(): Promise<string | null> {
  const worker = cluster.fork()
  const listening = new Promise<string>((resolve) => {
    worker.on('message', (message: Listening | { kind: string }) => {
      if (message.kind === 'listening') resolve((message as Listening).url)
    })
  })
  return Promise.race([listening, once(worker, 'exit').then(() => null)])
}

const livingWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

async function stopWorker(worker: Worker): Promise<void> {
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exit
}

/** Tells the process above where this worker listens; without that process there is nothing to count with. */
export function reportToPrimary(worker: Worker, server: RunningServer): void {
  worker.send({ kind: 'listening', url: server.url } satisfies Listening)
  worker.once('disconnect', () => void server.close().then(() => process.exit(0)))
}
