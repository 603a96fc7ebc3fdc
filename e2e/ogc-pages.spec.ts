import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

for (const width of [1440, 390]) {
  test(`pages of features are readable and accessible at ${width} px, light and dark`, async ({
    page,
    service,
    key,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.setExtraHTTPHeaders({ Authorization: `Bearer ${key}` })
    const project = projects[0]?.id ?? ''
    await page.goto(`${service.url}/ogc/${project}`)
    const steps = [
      ['Groundsheet: ground investigation data', 'start'],
      ['Collections', 'collections'],
      ['Exploratory holes', 'collection'],
      ['Features', 'items'],
    ] as const
    for (const [link, name] of steps) {
      if (name !== 'start') await page.getByRole('main').getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, name).toBeLessThanOrEqual(0)
      await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) })
    }
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByRole('rowheader', { name: 'locationId' })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: test.info().outputPath(`item-${width}.png`) })
    await page.getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL(new RegExp(`/projects/${project}\\?hole=[0-9a-f]{24}`))
  })
}
