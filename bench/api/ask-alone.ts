import { medianOf, quantileOf } from '../median.ts'
import type { Contender, Rounds } from './contest.ts'
import { drive } from './drive.ts'

/** What the slowest of a hundred requests takes on one connection, in milliseconds: in turns, and the median of the rounds. */
export async function askAlone<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { rounds, requests }: Rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[]
  const samples = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { host, paths, headers = {} } = contenders[name]
      const { latencies } = await drive({ port: host.port, paths, headers, connections: 1, requests })
      samples.get(name)?.push(quantileOf(latencies, 0.99))
    }
  }
  const middle = names.map((name) => [name, medianOf(samples.get(name) ?? [])])
  return Object.fromEntries(middle) as Record<Name, number>
}
