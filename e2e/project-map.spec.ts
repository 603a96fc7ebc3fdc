import type { Location } from '@groundsheet/contract'
import { mapShowsHoles, middleOfMap } from './map-state.ts'
import { holePanel } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'

const placeOf = ({ mapPlacement, latitude, longitude }: Location) =>
  mapPlacement ?? (latitude === null || longitude === null ? null : { latitude, longitude })

/** A hole whose marker nothing else overlaps at close range. */
function findIsolated(holes: Location[]): Location {
  const metres = (a: Location, b: Location) => {
    const [p, q] = [placeOf(a), placeOf(b)]
    return p && q
      ? Math.hypot(p.latitude - q.latitude, (p.longitude - q.longitude) * 0.6) * 111_000
      : Infinity
  }
  const isolated = holes.find(
    (hole) =>
      placeOf(hole) &&
      hole.style?.showMarker &&
      holes.every((other) => other.id === hole.id || metres(hole, other) > 20),
  )
  if (!isolated) throw new Error('every hole has a neighbour')
  return isolated
}

test(
  'every hole with a position is on the map, and those without are listed apart',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    for (const { id } of projects) {
      const holes = await Array.fromAsync(client.locations(id))
      const placed = holes.filter((hole) => placeOf(hole) !== null).length
      await open(`/projects/${id}`)
      await mapIsIdle(page)
      await mapShowsHoles(page, placed)
      await expect(page.getByText(`${holes.length} holes`).first()).toBeVisible()
      if (placed < holes.length)
        await expect(page.getByText(`No coordinates (${holes.length - placed})`)).toBeVisible()
    }
  },
)

test('a click on a marker opens its hole beside the map, and closing it restores the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = await Array.fromAsync(client.locations(project, { include: ['style'] }))
  const hole = findIsolated(holes)
  const place = placeOf(hole)
  await open(
    `/projects/${project}?at=18/${place?.latitude.toFixed(5) ?? ''}/${place?.longitude.toFixed(5) ?? ''}`,
  )
  await mapIsIdle(page)
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x, y)
  const panel = holePanel(page)
  await expect(panel.getByRole('heading', { name: hole.locationId, exact: true })).toBeVisible()
  expect(page.url()).toContain(`hole=${hole.id}`)
  await page.goBack()
  await expect(panel).toBeHidden()
})

test('rows of a table are read to the end, and the address of the table survives a reload', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  const rows = await Array.fromAsync(client.locationRows(hole?.id ?? '', 'GEOL'))
  await open(`/projects/${project}`)
  await page
    .getByRole('option', { name: new RegExp(`^${hole?.locationId ?? ''}\\b`) })
    .first()
    .click()
  await page.getByRole('tab', { name: /GEOL/ }).click()
  const panel = holePanel(page)
  await expect(panel.getByText(`${rows.length} rows`)).toBeVisible()
  await expect(panel.getByText(rows[0]?.data.GEOL_DESC?.slice(0, 40) ?? '?').first()).toBeVisible()
  await page.reload()
  await expect(panel.getByText(rows[0]?.data.GEOL_DESC?.slice(0, 40) ?? '?').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: /GEOL/ })).toHaveAttribute('aria-selected', 'true')
})

test('if an online basemap does not answer, the offline one is shown with a message', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsIdle(page)
  await expect(page.getByText(/Streets could not be loaded/)).toBeVisible()
})

test('an address without content has a message', async ({ page, open }) => {
  await open('/projects/ffffffffffffffffffffffff')
  await expect(page.getByText('Project not found, or this key has no access to it.')).toBeVisible()
  // A request id is for errors of the service.
  await expect(page.getByRole('alert')).not.toContainText('Request ')
})

test('the map is announced by the name of its project', async ({ page, open, projects }) => {
  const [project] = projects
  await open(`/projects/${project?.id ?? ''}?base=offline`)
  await mapIsIdle(page)
  await expect(page.getByRole('region', { name: `Map of ${project?.projectName ?? ''}` })).toBeVisible()
})
