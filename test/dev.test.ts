import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'

const PROGRAM = join(import.meta.dirname, '../scripts/dev.mjs')

test(
  'npm run dev prints a link on the port of GROUNDSHEET_DEV_PORT, with a code for a key',
  { timeout: 180_000 },
  async () => {
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
      if (printed.includes('#code=')) break
    }
    expect(printed).toContain(`Open the viewer, signed in:\n\n  http://127.0.0.1:${port}/`)
    const [link = ''] = /http:\S+#code=\w+/.exec(printed) ?? []
    expect(await (await fetch(link)).text()).toContain('<div id="root">')
    expect(printed).not.toContain('gs_')
    const [, code = ''] = link.split('#code=')
    const exchange = (authorization: string) =>
      fetch(new URL('/sign-in', link), { headers: { authorization } })
    expect((await exchange('Code other')).status).toBe(401)
    const answer = await exchange(`Code ${code}`)
    const { data } = (await answer.json()) as { data: { key: string } }
    const me = await fetch(new URL('/v1/me', link), { headers: { authorization: `Bearer ${data.key}` } })
    expect([answer.headers.get('cache-control'), me.status]).toEqual(['no-store', 200])
  },
)
