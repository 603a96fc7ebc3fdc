import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'

const PROGRAM = join(import.meta.dirname, '../scripts/dev.mjs')

test('npm run dev prints a link on the port of GROUNDSHEET_DEV_PORT', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-dev-'))
  const port = await freePort()
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      GROUNDSHEET_DEV_PORT: String(port),
      GROUNDSHEET_DATABASE: join(folder, 'dev.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('#key=')) break
  }
  expect(printed).toContain(`Open the viewer, signed in:\n\n  http://127.0.0.1:${port}/`)
  const [link = ''] = /http:\S+/.exec(printed) ?? []
  expect(await (await fetch(link)).text()).toContain('<div id="root">')
})
