import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quantileOf } from '../median.ts'
import { atMost, type BenchSize, type Finding } from '../part.ts'
import type { DataSet } from '../data/data-set.ts'
import { createKey } from '../data/run-command.ts'
import { drive, type Driven, type Load } from './send-load.ts'
import type { ServerProcess } from './server-process.ts'
import type { Targets } from './find-targets.ts'
import { runWhenIdle, separateProcessors } from './separate-processors.ts'

const REQUESTS = { full: 2000, quick: 40 } as const
const CONNECTIONS_OF_OTHER = 64

/**
 * How long a key waits for its pages while another key reads as fast as 64 connections can. Where possible,
 * the server has a processor of its own, since the clients would take its processor time. Each figure is of
 * the second of two equal series, since the first one compiles.
 */
export async function measureFairness(
  { port, pid }: ServerProcess,
  { manyPages }: Targets,
  data: DataSet,
  benchSize: BenchSize,
): Promise<Finding> {
  const load = (key: string, connections: number, requests: number): Load => ({
    ...{ port, paths: manyPages, connections, requests },
    headers: { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' },
  })
  const own = load(data.key, 1, REQUESTS[benchSize])
  const other = load(await createKey(data.database, 'Bench'), CONNECTIONS_OF_OTHER, REQUESTS[benchSize])
  const rejoin = separateProcessors(pid, [process.pid])
  const driveOwn = async () => {
    await drive(own)
    return p95(await drive(own))
  }
  const alone = await driveOwn()
  const beside = await besides(other, driveOwn)
  rejoin?.()
  return {
    what:
      `cold page of one key (p95) while another has ${CONNECTIONS_OF_OTHER} ` +
      'connections, against the key alone',
    figure:
      `${beside.toFixed(2)} ms; alone ${alone.toFixed(2)} ms` +
      (rejoin ? '; the server on a processor of its own' : ''),
    ratio: beside / alone,
    goal: atMost(2),
  }
}

/** Measures while another process sends a load. */
async function besides<T>(load: Load, measure: () => Promise<T>): Promise<T> {
  const child = fork(fileURLToPath(new URL('endless-load.ts', import.meta.url)))
  try {
    // Lower priority is not enough: the client that measures would wait for the end of a time slice.
    if (child.pid !== undefined) runWhenIdle(child.pid)
    child.send(load)
    await once(child, 'message')
    return await measure()
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

const p95 = ({ latencies }: Driven): number => quantileOf(latencies, 0.95)
