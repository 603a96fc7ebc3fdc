import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { CHROMIUM_ARGS } from '../playwright.config.ts'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')
const COMPONENT = 'src/features/sign-in/sign-in-form.tsx'
const BEFORE = '<main className="sign-in">'
const AFTER = '<main className="sign-in" data-edited="">'

/** A copy of the viewer beside links to the packages, which Vite resolves as in the repository. */
function copyViewer(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'groundsheet-hot-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['node_modules', 'packages']) symlinkSync(join(root, name), join(folder, name))
  const viewer = join(folder, 'apps', 'web')
  mkdirSync(viewer, { recursive: true })
  symlinkSync(join(root, 'apps', 'web', 'node_modules'), join(viewer, 'node_modules'))
  for (const name of ['src', 'public', 'build', 'index.html', 'check.html', 'package.json', 'vite.config.ts'])
    cpSync(join(root, 'apps', 'web', name), join(viewer, name), { recursive: true })
  return viewer
}

async function serve(viewer: string): Promise<string> {
  const port = await freePort()
  const server = await createServer({
    root: viewer,
    configFile: join(viewer, 'vite.config.ts'),
    cacheDir: join(viewer, '.vite'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port, strictPort: true, fs: { allow: [join(viewer, '../..'), root] } },
  })
  onTestFinished(() => server.close())
  await server.listen()
  return `http://127.0.0.1:${port}/`
}

test(
  'an edited component is replaced in the open page, which keeps its state',
  { timeout: 180_000 },
  async () => {
    const viewer = copyViewer()
    const address = await serve(viewer)
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS],
    })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
    await page.goto(address)
    const key = page.getByRole('main').locator('input[name=key]')
    await key.waitFor({ timeout: 120_000 })
    // Vite reloads once when it has found all the libraries of the first page.
    await page.waitForLoadState('networkidle')
    await key.fill('typed before the edit')
    await page.evaluate(() => performance.mark('before the edit'))

    const file = join(viewer, COMPONENT)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(BEFORE)
    writeFileSync(file, text.replace(BEFORE, AFTER))
    await page.locator('[data-edited]').waitFor()
    expect(await page.evaluate(() => performance.getEntriesByName('before the edit').length)).toBe(1)
    expect(await key.inputValue()).toBe('typed before the edit')
  },
)
