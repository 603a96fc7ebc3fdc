import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../config/settings.ts'
import { identifySocket, keepSocketOfOther, umaskOf, type SocketPlace } from '../common/unix-socket.ts'
import { createSharedMetrics } from '../http/metrics.ts'
import { serveMetrics, type RunningServer } from '../server.ts'
import { answerConnections } from './shared-connections.ts'
import { answerRates } from './shared-rates.ts'

/** Message of a worker when it listens. */
interface Listening {
  readonly kind: 'listening'
  readonly url: string
}

/**
 * Delay before an ended worker is replaced, so that one that fails at start does not use the whole processor.
 */
const RESTART_DELAY_MS = 500

/**
 * Starts as many processes as set, which share the port or socket, and the counting of requests and
 * connections. Null if the first one could not start; it has printed the reason.
 */
export async function runWorkers(settings: Settings): Promise<RunningServer | null> {
  // Workers accept for themselves: a connection passed to a worker that ends would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  answerRates(settings.rateLimit, settings.workers)
  answerConnections(settings.limits.connections, settings.workers)
  if (settings.socket !== null) makeSocketsWithMode(settings.socket)
  const keepOther = settings.socket === null ? null : watchSocket(settings.socket.path)
  const url = await startFirst()
  if (url === null) return null
  const metrics = settings.metricsPort === null ? null : await serveMetrics(createSharedMetrics(), settings)
  for (let i = 1; i < settings.workers; i++) cluster.fork()
  let isClosing = false
  cluster.on(
    'exit',
    () => void (isClosing || sleep(RESTART_DELAY_MS).then(() => isClosing || cluster.fork())),
  )
  return {
    url,
    metricsUrl: metrics?.url ?? null,
    async close() {
      isClosing = true
      const afterClosing = keepOther?.()
      await Promise.all([metrics?.close(), ...runningWorkers().map(stopWorker)])
      afterClosing?.()
    },
  }
}

/** This process makes the socket when a worker requests it, which is between these two events. */
function makeSocketsWithMode(socket: Pick<SocketPlace, 'mode'>): void {
  let usual: number | null = null
  cluster.on('online', () => {
    usual ??= process.umask(umaskOf(socket))
  })
  const restore = () => {
    if (usual !== null) process.umask(usual)
    usual = null
  }
  cluster.on('listening', restore)
  cluster.on('exit', restore)
}

/** The first worker that listens has the socket made. Returns what is to be called before closing. */
function watchSocket(path: string): () => () => void {
  let own: string | null = null
  const listening = new Set<Worker>()
  cluster.on('listening', (worker) => {
    if (listening.size === 0) own = identifySocket(path)
    listening.add(worker)
  })
  cluster.on('exit', (worker) => listening.delete(worker))
  return () => keepSocketOfOther(path, own)
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

const runningWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

async function stopWorker(worker: Worker): Promise<void> {
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exit
}

/** Reports to the parent process where this worker listens. Without the parent no requests can be counted. */
export function reportToPrimary(worker: Worker, server: RunningServer): void {
  worker.send({ kind: 'listening', url: server.url } satisfies Listening)
  worker.once('disconnect', () => void server.close().then(() => process.exit(0)))
}
