import type { Location } from '@groundsheet/contract'
import type { Client } from '@groundsheet/client'
import type { Page } from '@playwright/test'

export const placeOf = ({ mapPlacement, latitude, longitude }: Location) =>
  mapPlacement ?? (latitude === null || longitude === null ? null : { latitude, longitude })

export const placed = (holes: Location[]) => holes.filter((hole) => placeOf(hole) !== null)

export const readHoles = (client: Client, project: string) =>
  Array.fromAsync(client.locations(project, { include: ['style', 'tables'] }))

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

export const status = (page: Page, shown: number, total: number) =>
  page.getByRole('status').filter({ hasText: `${shown} of ${total} holes` })

export const everyHole = (page: Page, total: number) =>
  page.getByRole('region', { name: 'Holes' }).getByRole('status').getByText(`${total} holes`, { exact: true })
