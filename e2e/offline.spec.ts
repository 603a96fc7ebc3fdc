import { expect, test } from './test.ts'
import { cachedAddresses, isInstalled } from './kept-project.ts'

test.use({ serviceWorkers: 'allow' })

test('the page can be installed: a manifest with icons that are there', async ({ page, open, service }) => {
  await open('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const { errors, data } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const icon = await (await fetch(service.url + src)).arrayBuffer()
    // Width and height of a PNG.
    const [width, height] = [new DataView(icon).getUint32(16), new DataView(icon).getUint32(20)]
    expect(`${width}x${height}`).toBe(sizes)
  }
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Windows of journeys are private ones.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})

test('without a network the viewer opens; the service worker has no answer of the API in a cache', async ({
  page,
  context,
  openWithStoredKey,
  service,
}) => {
  await openWithStoredKey('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect.poll(() => isInstalled(page)).toBe(true)
  const cached = await cachedAddresses(page)
  expect(cached).toContain('/')
  expect(cached).toContain('/config.json')
  expect(cached.filter((path) => !/^\/(assets\/.*|config\.json)?$/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.goto(`${service.url}/projects`)
  await expect(page.getByRole('button', { name: /^Northmoor/ })).toBeVisible()
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Access key')).toBeVisible()
})

test('with a network each load requests the page from the server', async ({ page, open }) => {
  await open('/projects')
  await expect.poll(() => isInstalled(page)).toBe(true)
  const idOf = async () => (await page.reload())?.headers()['x-request-id']
  const first = await idOf()
  expect(first).toBeDefined()
  expect(await idOf()).not.toBe(first)
})
