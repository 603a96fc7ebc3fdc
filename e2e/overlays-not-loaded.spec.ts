import { over } from './map-plan.ts'
import { expect, mapIsIdle } from './test.ts'
import { TILE_COLOURS } from './tile-server.ts'
import { test, looks, hasHole } from './overlay-maps.ts'

test('if tiles of a basemap fail to load, the offline map is shown with a message', async ({
  page,
  plan,
  open,
}) => {
  await open(`/projects/${plan.project}?side=legend&base=gone${over(plan.hole('SQUARE'))}`, plan.key)
  await expect(page.getByText('Gone could not be loaded; offline map shown.')).toBeVisible()
  await mapIsIdle(page)
  await hasHole(page)
})

test('an overlay that cannot be loaded has a message, and can be retried', async ({
  page,
  plan,
  open,
  tiles,
}) => {
  await open(
    `/projects/${plan.project}?side=legend&overlay=repaired&overlay=broken${over(plan.hole('SQUARE'))}`,
    plan.key,
  )
  await expect(page.getByText('Broken could not be loaded.')).toBeVisible()
  const note = page.getByRole('paragraph').filter({ hasText: 'Repaired could not be loaded.' })
  await expect(note).toBeVisible()
  await mapIsIdle(page)
  await hasHole(page)
  tiles.repair()
  await note.getByRole('button', { name: 'Try again' }).click()
  await looks(page, TILE_COLOURS.mines)
  await expect(note).toBeHidden()
  await expect(page.getByText('Broken could not be loaded.')).toBeVisible()
})

test('an overlay whose server never answers has a message, and the map becomes idle', async ({
  page,
  plan,
  open,
}) => {
  await open(`/projects/${plan.project}?side=legend&overlay=silent${over(plan.hole('SQUARE'))}`, plan.key)
  await expect(page.getByText('Silent could not be loaded.')).toBeVisible()
  await mapIsIdle(page)
  await hasHole(page)
})

test('an overlay without tiles here, or for closer zooms only, has a message', async ({
  page,
  plan,
  open,
}) => {
  const search = 'overlay=empty&overlay=detail'
  await open(`/projects/${plan.project}?side=legend&${search}${over(plan.hole('SQUARE'), 15)}`, plan.key)
  await expect(page.getByText('Zoom in to see Detail.')).toBeVisible()
  await expect(page.getByText('Empty has nothing to show here.')).toBeVisible()
  await mapIsIdle(page)
  for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await looks(page, TILE_COLOURS.aerial)
  await expect(page.getByText('Zoom in to see Detail.')).toBeHidden()
})
