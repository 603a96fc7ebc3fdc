import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { tableDrawer } from './regions.ts'

/** Holes with strata and penetration tests, in the order of the API. */
export async function holesWithTests(client: Client, project: string): Promise<Location[]> {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  return holes.filter(({ tables }) =>
    ['GEOL', 'ISPT'].every((code) => tables?.some((table) => table.code === code)),
  )
}

export const pick = (holes: readonly Location[]) => holes.map(({ id }) => `pick=${id}`).join('&')
export const logs = (page: Page) => tableDrawer(page).getByRole('group', { name: /^Logs of \d+ holes/ })
export const names = (page: Page) => logs(page).getByRole('heading', { level: 3 }).getByRole('button')
