import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { openForWriting } from '../apps/api/src/sqlite/open.ts'
import { zipBytes } from '../test/zip-bytes.ts'
import { hasRealFiles, NO_REAL_FILES, realFilesFolder } from '../test/real-files.ts'
import { mapAtRest, mapShowsHoles } from './map-state.ts'
import { root } from './service.ts'

/** Runs `npm start` with a new database on any free port. */
const test = base.extend<{ folder: string; start: (...words: string[]) => Promise<string> }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'groundsheet-start-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  start: async ({ folder }, use) => {
    const stops: (() => Promise<unknown>)[] = []
    await use((...words) => {
      const child = spawn('npm', ['start', '--silent', '--', ...words], {
        cwd: root,
        env: environment(folder),
        detached: true,
      })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      stops.push(() => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
        return ended
      })
      return linkPrintedBy(child.stdout)
    })
    await Promise.all(stops.map((stop) => stop()))
  },
})

const environment = (folder: string, port = '0') => ({
  ...process.env,
  GROUNDSHEET_DATABASE: join(folder, 'ground.sqlite'),
  GROUNDSHEET_BASEMAPS: 'offline',
  PORT: port,
})

async function linkPrintedBy(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const piece of output) {
    text += String(piece)
    const link = /http:\S+#code=\w{40}/.exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`no link in: ${text}`)
}

const site = join(root, 'e2e', 'files', 'site.ags')

test(
  'npm start with a file opens with the holes of that file @map',
  { tag: '@daily' },
  async ({ page, start }) => {
    await page.goto(await start(site))
    await expect(page.getByRole('heading', { name: 'Mill Lane footbridge' })).toBeVisible()
    await expect(mapAtRest(page)).toBeVisible({ timeout: 60_000 })
    const holes = page.getByRole('listbox', { name: 'On the map' }).getByRole('option')
    await expect(holes).toHaveCount(3)
    await expect(holes.last()).toContainText('BH10')
    await holes.first().click()
    await page.getByRole('tab', { name: /GEOL/ }).click()
    await expect(page.getByText('Soft grey slightly sandy SILT')).toBeVisible()
  },
)

test('npm start alone opens with the sample company, and uses the same database again', async ({
  page,
  start,
}) => {
  const first = await start()
  await page.goto(first)
  await expect(page.getByText('3 projects')).toBeVisible()
  await page.goto(await start())
  await expect(page.getByText('3 projects')).toBeVisible()
})

test('the link of npm start leaves no key in the address, and is reported once it has expired', async ({
  browser,
  page,
  start,
}) => {
  const link = await start()
  await page.goto(link)
  await expect(page.getByText('3 projects')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect(page.getByText('3 projects')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(`${link.slice(0, -40)}${'x'.repeat(40)}`)
  await expect(other.getByRole('alert')).toHaveText(/This link of npm start has expired/)
  expect(new URL(other.url()).hash).toBe('')
  await other.close()
})

test('a port in use and a missing path give one clear line each', async ({ folder }) => {
  const neighbour = createServer()
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
  const { port } = neighbour.address() as AddressInfo
  const run = (given: string, ...words: string[]) =>
    spawnSync('npm', ['start', '--silent', '--', ...words], {
      cwd: root,
      env: environment(folder, given),
      encoding: 'utf8',
    })
  const busy = run(String(port))
  expect(busy.status).toBe(1)
  expect(busy.stderr.trim()).toBe(
    `port ${port} on 127.0.0.1 is in use. Stop what listens there, or choose another with npm ` +
      'start -- --port N or PORT=N.',
  )
  neighbour.close()
  const missing = run('0', join(folder, 'nowhere.ags'))
  expect(missing.status).toBe(1)
  expect(missing.stderr.trim().split('\n')).toHaveLength(1)
  expect(missing.stderr).toContain('nowhere.ags')
})

test('npm start ended by a signal during an import passes it on and ends by it', async ({ folder }) => {
  writeFileSync(join(folder, 'site.zip'), zipBytes([{ name: 'site.ags', content: readFileSync(site) }]))
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  const env = { ...environment(folder), TMPDIR: temporary }
  // The import waits for this writer after unpacking the archive.
  const writer = openForWriting(env.GROUNDSHEET_DATABASE)
  writer.exec('BEGIN IMMEDIATE')
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), join(folder, 'site.zip')], {
    env,
  })
  const ended = once(child, 'exit')
  const unpacked = () =>
    readdirSync(temporary, { recursive: true }).filter((name) => String(name).endsWith('.ags'))
  await expect.poll(unpacked, { intervals: [20], timeout: 60_000 }).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await ended).toEqual([null, 'SIGTERM'])
  writer.close()
  expect(readdirSync(temporary)).toEqual([])
})

test('npm start with a folder of real files opens with six projects @map', async ({ page, start }) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  await page.goto(await start(realFilesFolder))
  await expect(page.getByText('6 projects')).toBeVisible()
  await page.getByText('Cowlairs Park').click()
  await expect(mapAtRest(page)).toBeVisible({ timeout: 60_000 })
  await mapShowsHoles(page, 142)
  await expect(page.getByText('No coordinates (8)')).toBeVisible()
})
