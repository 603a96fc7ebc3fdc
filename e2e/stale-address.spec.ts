import { expect, mapIsIdle, test } from './test.ts'

const NOTE = 'The hole in this link is not in the project. Select one in the list.'

test('a hole that the project does not have is said once, and is taken out of the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const [project, other] = projects
  const [elsewhere] = await Array.fromAsync(client.locations(other?.id ?? ''))
  for (const hole of ['f'.repeat(24), elsewhere?.id ?? '', 'BH1']) {
    await open(`/projects/${project?.id ?? ''}?hole=${hole}&tab=GEOL`)
    await expect(page.getByRole('alert')).toContainText(NOTE)
    await expect(page).toHaveURL(new RegExp(`/projects/${project?.id ?? ''}$`))
    await expect(page.getByRole('complementary', { name: 'Open hole' })).toBeHidden()
  }
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOTE)).toBeHidden()
})

test('so is a table', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=XXXX&sort=XXXX_TOP`)
  await expect(page.getByRole('alert')).toContainText('The project has no table “XXXX”.')
  await expect(page).toHaveURL(new RegExp(`/projects/${projects[0]?.id ?? ''}$`))
})

test('nothing is said of what the project has', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&table=GEOL`)
  await mapIsIdle(page)
  await expect(page).toHaveURL(new RegExp(`hole=${hole?.id ?? ''}.*table=GEOL`))
  await expect(page.getByRole('alert')).toHaveCount(0)
})
