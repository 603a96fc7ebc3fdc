import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './data/compile-cache.ts'

export interface Run {
  /** Milliseconds of the work itself. */
  readonly wall: number
  /** Milliseconds of processor time of the process, all threads, its start included. */
  readonly cpu: number
  /** The most memory the process ever had, MB of 10^6 bytes. */
  readonly memory: number
}

/** Runs a script in a new process; the script ends with `reportRun`. */
export async function runFresh(script: URL, ...args: readonly string[]): Promise<Run> {
  const path = fileURLToPath(script)
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...compileCache },
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${path} ${args.join(' ')} ended with ${String(code)}`)
  return JSON.parse(text.slice(text.lastIndexOf('{'))) as Run
}
