import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Page, or frame of another page, that shows the viewer. */
type Viewer = Page | FrameLocator

/** The area of the map. A drawing has no text, so its attributes state what it shows. */
export const map = (viewer: Viewer) => viewer.locator('[data-map-state]')

/** The map when nothing more is to be drawn. */
export const mapAtRest = (viewer: Viewer) => viewer.locator('[data-map-state="idle"]')

export const loadingMap = (viewer: Viewer) => viewer.locator('[data-map-state="loading"]')

/** The map when its holes are drawn from tiles, not one by one. */
export const mapOfTiles = (viewer: Viewer) => viewer.locator('[data-hole-tiles="yes"]')

/** The picture, which takes keys. By role it is not found while it is hidden. */
export const mapCanvas = (viewer: Viewer) => map(viewer).locator('canvas')

export const holesOnMap = async (page: Page) => Number(await map(page).getAttribute('data-hole-count'))

interface Wait {
  readonly timeout?: number
}

export const mapShowsHoles = (page: Page, holes: number, wait?: Wait) =>
  expect(map(page)).toHaveAttribute('data-hole-count', String(holes), wait)

export const mapShowsOtherHoles = (page: Page, holes: number) =>
  expect(map(page)).not.toHaveAttribute('data-hole-count', String(holes))

export const mapShowsProjects = (page: Page, projects: number) =>
  expect(map(page)).toHaveAttribute('data-project-count', String(projects))

/** Holes with the searched words. */
export const mapMarksHoles = (page: Page, holes: number) =>
  expect(map(page)).toHaveAttribute('data-hit-count', String(holes))

export async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('there is no map')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The map with its buttons, bars and messages. */
export const mapPanel = (page: Page) => page.getByRole('region', { name: 'Map and tools' })
