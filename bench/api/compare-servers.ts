import { medianOf, quantileOf } from '../median.ts'
import { drive, type Load } from './send-load.ts'
import type { ServerProcess } from './server-process.ts'

/** Requests to one server. */
export interface ComparedServer extends Pick<Load, 'paths'> {
  readonly host: ServerProcess
  readonly headers?: Load['headers']
  /** In each round, where it is not as many as of the others. */
  readonly requests?: number
}

export interface Measured {
  /** Processor time of the server for each request, microseconds; the median of the rounds. */
  readonly cpu: number
  /** Requests a second; the median of the rounds. */
  readonly rate: number
  /** What 99 of 100 requests do not exceed, milliseconds; the median of the rounds. */
  readonly slowest: number
}

export const describeMeasured = ({ cpu, rate }: Measured): string =>
  `${cpu.toFixed(0)} µs of CPU, ${Math.round(rate).toLocaleString('en')} a second`

export interface Rounds {
  /** Rounds beforehand that are not counted; one unless given. */
  readonly warmUps?: number
  readonly rounds: number
  readonly requests: number
  readonly connections?: number
}

/**
 * Runs all servers in turn for several rounds, so that other load affects all equally.
 */
export async function compareServers<Name extends string>(
  servers: Readonly<Record<Name, ComparedServer>>,
  { warmUps = 1, rounds, requests: asOthers, connections = 16 }: Rounds,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(servers) as Name[]
  const samples = new Map(names.map((name) => [name, [] as Measured[]]))
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const name of names) {
      const { host, paths, headers = {}, requests = asOthers } = servers[name]
      const before = await host.cpu()
      const { wall, latencies } = await drive({ port: host.port, paths, headers, connections, requests })
      const cpu = ((await host.cpu()) - before) / requests
      if (round >= warmUps)
        samples.get(name)?.push({ cpu, rate: (requests / wall) * 1000, slowest: quantileOf(latencies, 0.99) })
    }
  }
  const middle = (name: Name): Measured => {
    const of = (measure: keyof Measured) => medianOf((samples.get(name) ?? []).map((one) => one[measure]))
    return { cpu: of('cpu'), rate: of('rate'), slowest: of('slowest') }
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Measured>
}
