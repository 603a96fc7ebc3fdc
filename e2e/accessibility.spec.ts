import { violationsOf } from './axe.ts'
import { holePanel, searchField } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

for (const size of SIZES) {
  test(`axe finds nothing at ${size.width} px, light or dark @map`, async ({
    page,
    open,
    service,
    client,
    projects,
  }) => {
    await page.setViewportSize(size)
    await page.goto(service.url)
    await expect(page.getByLabel('Access key')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await open('/projects')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await expect(page.getByText(projects[0]?.projectName ?? '', { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    const project = projects[0]?.id ?? ''
    const [hole] = await Array.fromAsync(client.locations(project))
    await open(`/projects/${project}?hole=${hole?.id ?? ''}&tab=GEOL`)
    // On a phone an open hole covers the map.
    if (size.width > 390) await mapIsIdle(page)
    await expect(page.getByText('GEOL_DESC').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test(
  'a hole is found, opened and its table read with the keyboard alone',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const [hole] = await Array.fromAsync(client.locations(project))
    await open(`/projects/${project}`)
    const search = searchField(page)
    // A key pressed while the page is still loading does nothing.
    await expect(search).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type(hole?.locationId ?? '')
    await expect(page.getByRole('group', { name: 'Holes in this project' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: hole?.locationId ?? '', exact: true })).toBeVisible()
    const log = page.getByRole('tab', { name: 'Log', exact: true })
    await expect(log).toHaveAttribute('aria-selected', 'true')
    await log.focus()
    await page.keyboard.press('ArrowRight')
    await expect(log).toHaveAttribute('aria-selected', 'false')
    await expect(page.getByRole('tab', { name: 'Details', exact: true })).toBeFocused()
    await expect(holePanel(page).getByRole('tabpanel')).toBeVisible()
  },
)
