import type { LocationDetail } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { holePanel } from './regions.ts'
import type { test } from './test.ts'

/** The deepest hole with strata, samples and penetration tests, and another hole with strata. */
export async function findHoles(
  client: Parameters<Parameters<typeof test>[2]>[0]['client'],
  project: string,
) {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  const having = (...codes: string[]) =>
    holes
      .filter(({ tables }) => codes.every((code) => tables?.some((table) => table.code === code)))
      .sort((a, b) => (b.finalDepth ?? 0) - (a.finalDepth ?? 0))
  const [rich] = having('GEOL', 'SAMP', 'ISPT')
  const other = having('GEOL', 'SAMP').find(({ id }) => id !== rich?.id)
  if (!rich || !other) throw new Error('the sample has no such holes')
  return { rich, other }
}

export const log = (page: Page) => holePanel(page).getByRole('group', { name: /^Strip log of/ })
export const nameOf = (hole: Pick<LocationDetail, 'locationId'>) => hole.locationId
