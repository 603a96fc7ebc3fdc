import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from './service.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line !== '')

/** `npm start` and `npm test` have their own journeys; this very test runs inside the second. */
const toRun = commands.filter((line) => !/^npm (start|test)/.test(line))

test('every command of the README has the described effect', async () => {
  test.skip(spawnSync('curl', ['--version']).status !== 0, 'curl is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-readme-'))
  const site = readFileSync(join(root, 'e2e', 'files', 'site.ags'), 'utf8')
  // A reader's own file has another reference, so commands may only name projects of the sample.
  writeFileSync(join(folder, 'site.ags'), site.replaceAll('J-1001', 'OWN-1'))
  const variables: Record<string, string> = {}
  const environment = () => ({
    ...process.env,
    ...variables,
    PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? ''),
  })
  const shell = (line: string) =>
    execFileSync('sh', ['-ec', line], {
      cwd: folder,
      env: environment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const servers: ReturnType<typeof spawn>[] = []
  let address = ''
  try {
    for (const line of toRun) {
      // From a shell in the project `npx` finds the program in node_modules; here the PATH does.
      const local = line.replace(/^npx /, '')
      if (local.includes(' serve ')) {
        expect(local).toContain('--port 8080')
        const { server, url } = await serve(local.replace('--port 8080', '--port 0'), folder, environment())
        servers.push(server)
        address = url
        continue
      }
      const output = shell(
        local.replace('http://127.0.0.1:8080', address).replace(/^curl /, 'curl --disable --silent --fail '),
      )
      if (line.includes('keys create')) variables.KEY = /gs_\w{40}/.exec(output)?.[0] ?? ''
      if (line.includes('/projects?'))
        variables.PROJECT = (JSON.parse(output) as { data: { id: string }[] }).data[0]?.id ?? ''
      if (line.startsWith('curl')) expect(JSON.parse(output), line).toHaveProperty('data')
    }
    expect(servers).toHaveLength(1)
    expect(toRun.length).toBeGreaterThan(10)
  } finally {
    for (const server of servers) server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
})

async function serve(line: string, cwd: string, env: NodeJS.ProcessEnv) {
  const [command = '', ...words] = line.split(' ')
  const server = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const piece of server.stdout) {
    const [, url] = /listens on (http:\S+)/.exec(String(piece)) ?? []
    if (url !== undefined) return { server, url }
  }
  throw new Error(`${line}: ended before it listened`)
}
