import type { Client } from '@groundsheet/client'
import type { ProjectItem } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { plotDrawing } from './plot-parts.ts'

/** The smallest project that holds all these tables. */
export async function findProject(client: Client, projects: readonly ProjectItem[], ...codes: string[]) {
  const details = await Promise.all(projects.map(({ id }) => client.project(id)))
  const having = details.filter(({ tables }) =>
    codes.every((code) => tables.some((table) => table.code === code)),
  )
  const [found] = having.sort((a, b) => sizeOf(a.tables) - sizeOf(b.tables))
  if (!found) throw new Error(`no project holds ${codes.join(', ')}`)
  return found.id
}

const sizeOf = (tables: readonly { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0)

export const rowsOf = (client: Client, project: string, table: string) =>
  Array.fromAsync(client.rows(project, table, { limit: 1000 }))

export const announcement = (page: Page) => plotDrawing(page).getByRole('status')

/** Symbols of the plot and the figures of each. */
const legend = (page: Page) => page.getByRole('table', { name: /^Legend: / }).last()

export const legendRows = (page: Page) =>
  legend(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

export const plotButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Plot' }).getByRole('button', { name: new RegExp(`^${name}`) })
