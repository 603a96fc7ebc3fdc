import { expect, test } from './test.ts'

test(
  'the printed link opens the projects and leaves no key in the address or the history',
  { tag: '@daily' },
  async ({ page, open, key, projects }) => {
    const reported: string[] = []
    page.on('request', (request) => reported.push(request.url(), request.headers().referer ?? ''))
    await open('/projects')
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    for (const { projectName } of projects)
      await expect(page.getByText(projectName, { exact: true })).toBeVisible()
    expect(page.url()).not.toContain(key)
    expect(reported.filter((text) => text.includes(key))).toEqual([])
    // The key must not be stored beyond this session.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(key)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key)
    await page.goBack()
    expect(page.url()).not.toContain(key)
  },
)

test('a wrong key gives a message, a right one opens, and signing out removes it', async ({
  page,
  service,
  key,
}) => {
  await page.goto(service.url)
  await page.getByLabel('Access key').fill('gs_wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This key is unknown')
  await page.getByLabel('Access key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Access key')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(key)
})

test('a key with access to one project opens it at once', async ({ page, service, open, projects }) => {
  const [project] = projects
  const { key } = service.createKey({ projects: project?.projectId ?? '' })
  await open('/projects', key)
  await expect(page).toHaveURL(new RegExp(`/projects/${project?.id ?? ''}`))
  await expect(page.getByRole('heading', { name: project?.projectName ?? '' })).toBeVisible()
})

test('a key without map:read gives a message, and the holes are still shown', async ({
  page,
  service,
  open,
  projects,
}) => {
  const { key } = service.createKey({ scopes: 'projects:read,locations:read,tables:read' })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await expect(page.getByText(/cannot view marker styles, boundaries and groups/)).toBeVisible()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('a key without any scope gives a message that it is valid but has no access', async ({
  page,
  service,
  open,
}) => {
  const { key } = service.createKey({ scopes: '' })
  await open('/projects', key)
  await expect(page.getByText(/valid but cannot view any/)).toBeVisible()
})

test('a key revoked meanwhile leads back to the sign-in form', async ({ page, service, open }) => {
  const { id, key } = service.createKey()
  await open('/projects', key)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  expect(service.run('keys', 'revoke', id, '--database', service.database).status).toBe(0)
  await page.reload()
  await expect(page.getByText(/revoked/)).toBeVisible()
})
