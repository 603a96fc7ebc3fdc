import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { spawnGroundsheet } from '../cli/run-groundsheet.ts'

/** A server in a separate process, with its own sockets and memory. */
export interface ServedProcess {
  readonly url: string
  readonly metrics: string
  readonly child: ChildProcess
  /** The lines of its log. */
  log(): string
}

const children: ChildProcess[] = []

export async function serveProcess(
  database: string,
  settings: Record<string, string>,
): Promise<ServedProcess> {
  const child = spawnGroundsheet(['serve', '--database', database, '--port', '0'], {
    GROUNDSHEET_RATE_LIMIT: '1000000',
    ...settings,
  })
  children.push(child)
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const [url = '', metrics = ''] = said.toString().match(/http:\S+/g) ?? []
  return { url, metrics, child, log: () => log }
}

/** Stops all running servers and checks their exit codes. */
export async function stopProcesses(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
  }
}

/** Resident memory of the process, in bytes. */
export function residentBytes({ child }: ServedProcess): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
