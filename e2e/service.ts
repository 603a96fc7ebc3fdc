import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const program = join(root, 'apps', 'api', 'bin', 'groundsheet.js')

export interface KeyOptions {
  readonly company?: string
  readonly name?: string
  readonly scopes?: string
  readonly projects?: string
  readonly rateLimit?: number
  readonly expires?: string
}

/** The product as a user runs it: the sample company, imported and served by the command line. */
export interface Service {
  /** `http://127.0.0.1:…`, or `unix:` and a path where a socket is requested. */
  readonly url: string
  readonly database: string
  /** A fresh folder that goes when the service does. */
  readonly folder: string
  run(...words: string[]): { status: number | null; stdout: string; stderr: string }
  createKey(options?: KeyOptions): { id: string; key: string }
  stop(): Promise<void>
}

const SAMPLE_COMPANY = 'Northmoor Ground Engineering'
const EVERY_SCOPE = 'projects:read,locations:read,tables:read,map:read'

/** Names the file of the imported sample company, for all workers. */
const SAMPLE_DATABASE = 'E2E_SAMPLE_DATABASE'

/**
 * Imports the sample company once, as a user does; each service starts with a copy. Returns what removes it
 * again.
 */
export function importSample(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-sample-'))
  const database = join(folder, 'ground.sqlite')
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', cwd: folder })
  mustSucceed(run('sample', 'company'))
  mustSucceed(run('import', 'company', '--database', database))
  process.env[SAMPLE_DATABASE] = database
  return () => rmSync(folder, { recursive: true, force: true })
}

function sampleDatabase(): string {
  const path = process.env[SAMPLE_DATABASE]
  if (path === undefined) throw new Error('the sample company is imported by e2e/global-setup.ts')
  return path
}

/** `environment`: settings of the server, beside those of this process. */
export async function startService(environment: Readonly<Record<string, string>> = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-e2e-'))
  const database = join(folder, 'ground.sqlite')
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', cwd: folder })
  cpSync(sampleDatabase(), database)
  const port = environment.GROUNDSHEET_SOCKET === undefined ? ['--port', '0'] : []
  const server = spawn(process.execPath, [program, 'serve', '--database', database, ...port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const url = await firstAddress(server.stdout)
  return {
    url,
    database,
    folder,
    run,
    createKey({
      company = SAMPLE_COMPANY,
      name = 'journey',
      scopes = EVERY_SCOPE,
      projects,
      rateLimit = 100_000,
      expires,
    } = {}) {
      const options = ['--company', company, '--name', name, '--scopes', scopes, '--json']
      if (projects) options.push('--projects', projects)
      if (expires) options.push('--expires', expires)
      options.push('--rate-limit', String(rateLimit))
      const created = mustSucceed(run('keys', 'create', '--database', database, ...options))
      return JSON.parse(created.stdout) as { id: string; key: string }
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mustSucceed<T extends { status: number | null; stderr: string }>(result: T): T {
  if (result.status !== 0) throw new Error(`exit code ${String(result.status)}: ${result.stderr}`)
  return result
}

/** `Groundsheet listens on http://…` or `unix:/…`: the first line it prints. */
async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /(?:http:\/|unix:)\/\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The server ended before it listened.')
}
