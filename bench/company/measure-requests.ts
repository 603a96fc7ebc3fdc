import { drive } from '../api/send-load.ts'
import type { ServerProcess } from '../api/server-process.ts'

/** Of each request, milliseconds. */
export interface MeasuredRequests {
  readonly latencies: readonly number[]
  /** Processor time of the server. */
  readonly cpu: readonly number[]
}

/** Sends one request after the other, and reads the processor time of the server between them. */
export async function measureRequests(
  host: ServerProcess,
  paths: readonly string[],
  key: string,
): Promise<MeasuredRequests> {
  const latencies: number[] = []
  const cpu: number[] = []
  const headers = { Authorization: `Bearer ${key}` }
  for (const path of paths) {
    const before = await host.cpu()
    const driven = await drive({ port: host.port, paths: [path], headers, connections: 1, requests: 1 })
    latencies.push(...driven.latencies)
    cpu.push(((await host.cpu()) - before) / 1000)
  }
  return { latencies, cpu }
}
