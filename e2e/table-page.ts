import type { Page } from '@playwright/test'
import { tableDrawer } from './regions.ts'
import type { test } from './test.ts'

export const openTable = (page: Page, code: string) =>
  tableDrawer(page)
    .getByRole('button', { name: new RegExp(`\\b${code} `) })
    .click()

export const filterOf = (page: Page) => tableDrawer(page).getByRole('searchbox')

export const column = (page: Page, code: string) =>
  tableDrawer(page).getByRole('columnheader', { name: new RegExp(`\\b${code}$`) })

export type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/** The last row with a sample as parent; not the first row of its hole. */
export async function findDescendant(client: Fixtures['client'], projects: Fixtures['projects']) {
  for (const { id: project } of projects) {
    const { tables } = await client.project(project)
    const code = ['TRIT', 'LNMC', 'LLPL', 'ERES'].find((requested) =>
      tables.some((table) => table.code === requested),
    )
    if (code === undefined) continue
    const rows = await Array.fromAsync(client.rows(project, code))
    const row = rows.findLast(({ parents }) => parents.length > 0)
    const [hole] = await Array.fromAsync(client.locations(project, { locationId: row?.locationId ?? '' }))
    if (hole && row) return { project, hole: hole.id, row }
  }
  throw new Error('the sample has no row with an ancestor')
}
