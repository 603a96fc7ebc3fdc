import { contest, type Contender, type Measured, type Rounds } from './contest.ts'
import { startHost } from './host.ts'

interface Asked {
  /** One process of ours, and one of the floor, that serve the same page. */
  readonly ours: Contender
  readonly bare: Contender
  readonly database: string
  /** Where the floor's bytes lie. */
  readonly folder: string
}

/**
 * Two processes that share a port, against one: ours, and bare ones in the same run. What two bare ones use more is what the
 * machine takes for running two at once, since they share nothing else.
 */
export async function compareWorkers(
  { ours, bare, database, folder }: Asked,
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
