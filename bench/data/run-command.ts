import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../apps/api/bin/groundsheet.js', import.meta.url))

/** Runs `groundsheet` and returns what it printed. Throws its error output. */
export async function groundsheet(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`groundsheet ${args.join(' ')}: ${texts.err.trim().slice(-500)}`)
  return texts.out
}

/** A key with all scopes of a company and no effective rate limit; `project`: for this one only. */
export async function createKey(database: string, company: string, project?: string): Promise<string> {
  const made = await groundsheet(
    ...['keys', 'create', '--database', database, '--company', company, '--name', 'bench', '--json'],
    ...['--scopes', 'projects:read,locations:read,tables:read,map:read', '--rate-limit', '999999999'],
    ...(project === undefined ? [] : ['--projects', project]),
  )
  return (JSON.parse(made) as { key: string }).key
}
