import { axe } from './axe.ts'
import { expect, test } from './test.ts'
import { placed, readHoles, tab } from './filter-page.ts'

test('the list is sorted by depth, and shows type and start date of each hole', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = placed(await readHoles(client, project))
  const deepest = Math.max(...holes.map(({ finalDepth }) => finalDepth ?? 0))
  await open(`/projects/${project}`)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Deepest first')
  const first = page.getByRole('listbox', { name: 'On the map' }).getByRole('option').first()
  await expect(first).toContainText(`${deepest.toFixed(2)} m`)
  await expect(first).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await page.reload()
  await expect(first).toContainText(`${deepest.toFixed(2)} m`)
})

test('the list of holes has the height of the window, and the address names another open tab', async ({
  page,
  open,
  client,
}) => {
  const project = (await Array.fromAsync(client.projects())).find(({ projectId }) => projectId === 'NGE-1342')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(`/projects/${project?.id ?? ''}`)
  const options = page.getByRole('listbox').first().getByRole('option')
  await expect(options.first()).toBeVisible()
  const wholeRows = () =>
    options.evaluateAll((rows) => {
      const end = rows[0]?.closest('[role=listbox]')?.getBoundingClientRect().bottom ?? 0
      return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length
    })
  expect(await wholeRows()).toBeGreaterThanOrEqual(15)
  await tab(page, 'Legend').click()
  await expect(page.getByRole('group', { name: 'Hole types' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('side')).toBe('legend')
  await page.reload()
  await expect(tab(page, 'Legend')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('group', { name: 'Hole types' }).getByRole('checkbox')).toHaveCount(1)
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([])
})
