import { contest, type Contender, type Measured, type Rounds } from './contest.ts'
import { startHost } from './host.ts'

interface WorkersToCompare {
  /** One process of the service, and one bare server, which serve the same page. */
  readonly ours: Contender
  readonly bare: Contender
  readonly database: string
  /** Folder of the bytes that the bare server sends. */
  readonly folder: string
}

/**
 * Compares two processes that share a port with one, for the service and for bare servers. Bare processes
 * share nothing else, so their difference is the cost of running two at once on the machine.
 */
export async function compareWorkers(
  { ours, bare, database, folder }: WorkersToCompare,
  size: Rounds,
): Promise<Record<'one' | 'two' | 'bareOne' | 'bareTwo', Measured>> {
  const two = await startHost('api/serve-workers', database, '2')
  const bareTwo = await startHost('api/serve-bare', folder, '2')
  try {
    return await contest(
      { one: ours, two: { ...ours, host: two }, bareOne: bare, bareTwo: { ...bare, host: bareTwo } },
      size,
    )
  } finally {
    for (const host of [two, bareTwo]) await host.stop()
  }
}
