import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { importPaths } from '../../src/import/index.ts'
import { openForWriting } from '../../src/sqlite/open.ts'
import { smallSite } from '../import/ags-text.ts'
import { PROGRAM } from './run-groundsheet.ts'

/** Each test starts several processes, which are slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-first-process-'))
const at = (...names: string[]) => join(folder, ...names)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `unshare` of Linux makes what it runs the first process, as a container engine does. */
const UNSHARE = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
const canUnshare = spawnSync('unshare', [...UNSHARE, 'true']).status === 0

/** Sends a signal at each turn of the event loop, from before the program is loaded. */
const sendAlways = (signal: string) =>
  `--import=data:text/javascript,setInterval(()=>process.kill(process.pid,'${signal}'),1).unref()`

beforeAll(async () => {
  writeFileSync(at('site.zip'), zipBytes([{ name: 'site.ags', content: smallSite() }]))
  writeFileSync(at('site.ags'), smallSite())
  await importPaths({ paths: [at('site.ags')], database: at('ground.sqlite') })
})

/** Runs the program as the first process of a process namespace. */
function spawnFirst(words: string[], env: Record<string, string>): ChildProcess {
  const child = spawn('unshare', [...UNSHARE, process.execPath, PROGRAM, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Exit code, and what was printed. */
async function endOf(child: ChildProcess): Promise<[number | null, string]> {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)))
  await once(child, 'close')
  return [child.exitCode, printed]
}

/** Process id of the program, as seen from outside. */
const idWithin = ({ pid = 0 }: ChildProcess) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())

describe.runIf(canUnshare)('the first process of a container', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ])('is ended by %s, before it does anything that needs to be undone', async (signal, code) => {
    const env = { NODE_OPTIONS: sendAlways(signal) }
    const child = spawnFirst(['check', at('site.ags')], env)
    expect(await endOf(child)).toEqual([code, ''])
  })

  test('is ended within an import, which leaves nothing behind', async () => {
    const writer = openForWriting(at('ground.sqlite'))
    writer.exec('BEGIN IMMEDIATE')
    onTestFinished(() => void writer.close())
    mkdirSync(at('tmp'))
    const words = ['import', at('site.zip'), '--database', at('ground.sqlite')]
    const child = spawnFirst(words, { TMPDIR: at('tmp') })
    const end = endOf(child)
    // Once the archive is being unpacked, the import waits for the other writer.
    while (readdirSync(at('tmp')).length === 0 && child.exitCode === null) await sleep(5)
    process.kill(idWithin(child), 'SIGTERM')
    expect(await end).toEqual([143, ''])
    expect(readdirSync(at('tmp'))).toEqual([])
  })
})
