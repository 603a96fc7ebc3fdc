import type { Client } from '@groundsheet/client'
import type { Location, ProjectItem } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { boreOf, stick } from './section-parts.ts'
import { tableDrawer } from './regions.ts'

/** A road project, whose holes are in a row. */
export const ROAD = 'NGE-1187'

export const idOf = (projects: readonly ProjectItem[], reference = ROAD) =>
  projects.find(({ projectId }) => projectId === reference)?.id ?? ''

/** Holes with a position and strata, from one end of their project to the other. */
export async function holesAlong(client: Client, project: string): Promise<Location[]> {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  return holes
    .filter(({ longitude, groundLevel, tables }) => {
      const logged = tables?.some(({ code }) => code === 'GEOL') ?? false
      return longitude !== null && groundLevel !== null && logged
    })
    .sort((a, b) => (a.latitude ?? 0) - (b.latitude ?? 0))
}

export const lineOf = (holes: readonly Location[]) =>
  holes
    .map(({ longitude, latitude }) => `${longitude?.toFixed(6) ?? ''},${latitude?.toFixed(6) ?? ''}`)
    .join(';')

export const pick = (holes: readonly Location[]) => holes.map(({ id }) => `pick=${id}`).join('&')
export const view = (page: Page) => tableDrawer(page).getByRole('group', { name: /^Section of/ })
export const nameOf = (holes: readonly Location[], index: number) => holes.at(index)?.locationId ?? ''

/** Size and middle of the column of a hole on screen, px. */
export async function middleOf(page: Page, name: string) {
  const box = await boreOf(stick(view(page), name)).boundingBox()
  if (!box) throw new Error(`${name} is not on the section`)
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Some holes with large distances between them. */
export const some = (holes: readonly Location[]) => [0, 8, 16, 24].flatMap((index) => holes[index] ?? [])
