import { expect, test } from './test.ts'

test('the search field is above the list of holes; / moves to it from the legend', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}?side=legend`)
  const field = page.getByRole('searchbox', { name: 'Find a hole' })
  await expect(page.getByRole('tab', { name: 'Legend' })).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Holes' })).toHaveAttribute('aria-selected', 'true')
})

test('a search text that limits the map is shown with every part of the sidebar', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}?side=filters&find=BH`)
  await expect(page.getByRole('searchbox', { name: 'Find a hole' })).toHaveValue('BH')
})

test('the address of a missing project offers a search for it', async ({ page, open }) => {
  await open(`/projects/${'f'.repeat(24)}`)
  await expect(page.getByRole('alert')).toContainText('Search for it in the list of projects.')
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})
