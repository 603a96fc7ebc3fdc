import { compareServers, type ComparedServer, type Measured, type Rounds } from './compare-servers.ts'
import { startServer } from './server-process.ts'

interface WorkersToCompare {
  /** One process of the service, and one bare server, which serve the same page. */
  readonly ours: ComparedServer
  readonly bare: ComparedServer
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
  const two = await startServer('api/serve-workers', database, '2')
  const bareTwo = await startServer('api/serve-bare', folder, '2')
  try {
    return await compareServers(
      { one: ours, two: { ...ours, host: two }, bareOne: bare, bareTwo: { ...bare, host: bareTwo } },
      size,
    )
  } finally {
    for (const host of [two, bareTwo]) await host.stop()
  }
}
