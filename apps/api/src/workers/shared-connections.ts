import cluster, { type Worker } from 'node:cluster'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConnectionSlots } from '../http/connections/connection-slots.ts'
import { createLeasedSlots, createSlotCoordinator } from './leased-connections.ts'
import { connectPeer, createWorkerCalls } from './peer-calls.ts'

/** Leases connections to workers, which have at most `limit` open together. */
export function answerConnections(limit: number, workers: number): void {
  const calls = createWorkerCalls<null>()
  const slots = createSlotCoordinator(limit, workers, (worker) => calls.callOthers(worker, null))
  cluster.on('fork', (worker) => {
    slots.add(worker.id)
    calls.add(
      worker,
      connectPeer(worker, 'connections', () => slots.lease(worker.id)),
    )
  })
  cluster.on('exit', (worker) => slots.remove(worker.id))
}

/** The slots of a worker: connections are counted in the parent process, in portions. */
export function createWorkerSlots(worker: Worker): ConnectionSlots {
  const call = connectPeer<null, number>(worker, 'connections', async () => {
    // A portion that came just before is given to the connections that wait for it first.
    await nextTurn()
    return slots.returnUnused()
  })
  const slots = createLeasedSlots(() => call(null))
  return slots
}
