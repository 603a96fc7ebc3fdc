import { violationsOf } from './axe.ts'
import { expect, test } from './test.ts'

test(
  'words in descriptions of all projects are found, marked, and open their hole with its project',
  { tag: '@daily' },
  async ({ page, open }) => {
    await open('/projects')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('"made ground" bricks')
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: 'Words in descriptions' })
    const first = found.getByRole('listitem').first()
    await expect(first.locator('mark').first()).toHaveText(/made ground/i)
    await expect(first.locator('mark').nth(1)).toHaveText(/bricks?/i)
    expect(await violationsOf(page)).toEqual([])
    const hole = first.getByRole('button')
    const name = (await hole.textContent()) ?? ''
    await hole.click()
    const panel = page.getByRole('complementary', { name: 'Open hole' })
    await expect(panel.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(panel.getByRole('tab', { name: /^Strata/ })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await open('/projects?q="!')
    await expect(found).toBeHidden()
    await open('/projects?q=nosuchword')
    await expect(found.getByText('No descriptions with these words.')).toBeVisible()
  },
)
