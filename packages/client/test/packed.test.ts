import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runGroundsheet } from '../../../apps/api/test/cli/run-groundsheet.ts'
import { serveProcess, stopProcesses } from '../../../apps/api/test/http/served-process.ts'
import { compile, packAndInstall, readExamples } from './packed-package.ts'

/** Compiling, packing, installing and importing take long on a busy machine. */
const TIMEOUT_MS = 240_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-client-'))
const examples = readExamples()
let packed: ReturnType<typeof packAndInstall>
let settings: Record<string, string>

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>

async function run(...words: string[]): Promise<string> {
  const { code, out, err } = await runGroundsheet(words)
  expect([code, err]).toEqual([0, expect.anything()])
  return out
}

beforeAll(async () => {
  packed = packAndInstall(folder)
  const [company, database] = [join(folder, 'company'), join(folder, 'a.sqlite')]
  await run('sample', company)
  const { name } = readJson(join(company, 'company.json'))
  await run('import', company, '--database', database)
  const reader = [
    '--company',
    String(name),
    '--name',
    'reader',
    '--scopes',
    'projects:read,locations:read,tables:read,map:read',
  ]
  const created = await run('keys', 'create', ...reader, '--database', database)
  const { url } = await serveProcess(database, {})
  settings = { GROUNDSHEET_URL: `${url}/v1`, GROUNDSHEET_KEY: /gs_\S+/.exec(created)?.[0] ?? '' }
  for (const [index, { language, text }] of examples.entries())
    writeFileSync(join(packed.project, `example-${index}.${language}`), text)
})

afterAll(async () => {
  await stopProcesses()
  rmSync(folder, { recursive: true, force: true })
})

test('the package has JavaScript, types, README and LICENSE, and depends on nothing', () => {
  const manifest = readJson(join(packed.project, 'node_modules/@groundsheet/client/package.json'))
  expect(manifest).not.toHaveProperty('dependencies')
  expect(manifest).not.toHaveProperty('private')
  const files = packed.files.map(({ path }) => path)
  for (const file of ['LICENSE', 'README.md', 'lib/index.js', 'lib/index.d.ts']) expect(files).toContain(file)
  expect(files.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([])
})

test('its version is the version of the product, in the README too', () => {
  const version = String(readJson(join(import.meta.dirname, '../../../package.json')).version)
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(packed.filename).toBe(`groundsheet-client-${version}.tgz`)
  expect(readme).toContain(packed.filename)
})

test('it is not larger than its README says', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const stated = Number(/at most (\d+) kB packed/.exec(readme)?.[1])
  expect(packed.size / 1000).toBeLessThanOrEqual(stated)
  expect(packed.size / 1000).toBeGreaterThan(stated / 2)
  const ofProject = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  expect(ofProject).toContain(`a package of at most ${stated} kB`)
})

test('the README has examples in TypeScript and JavaScript', () => {
  expect(examples.map(({ language }) => language)).toEqual(['ts', 'ts', 'js', 'ts', 'ts', 'ts', 'ts', 'ts'])
})

test.each([
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
])('the examples compile with module %s and moduleResolution %s', (module, resolution) => {
  compile(packed.project, module, resolution)
})

test('a name that the client does not have is an error of types', () => {
  const wrong = join(packed.project, 'wrong.ts')
  writeFileSync(
    wrong,
    "import type { Location } from '@groundsheet/client'\nexport const id = (hole: Location) => hole.ID\n",
  )
  expect(() => compile(packed.project, 'nodenext', 'nodenext')).toThrow("'ID' does not exist on type")
  rmSync(wrong)
})

test('the examples read the sample from the service', async () => {
  compile(packed.project, 'nodenext', 'nodenext')
  const outputs: string[] = []
  for (const index of examples.keys()) {
    const path = join(packed.project, `example-${index}.js`)
    const env = { PATH: process.env.PATH, ...settings }
    outputs.push((await promisify(execFile)(process.execPath, [path], { env })).stdout)
  }
  expect(outputs[0]).toMatch(/^.+: [1-9]\d* holes\n\S+ \d/)
  expect(outputs[1]).toMatch(/^[1-9]\d*\.\d\d\n$/)
  expect(outputs[2]?.split('\n').length).toBeGreaterThan(10)
  expect(outputs[3]).toMatch(/^\S+ -?[\d.]+ [\d.]+ #[0-9a-f]{6}\n/m)
  expect(outputs[4]).toMatch(/^[1-9]\d* 0\n$/)
  expect(outputs[5]).toMatch(/^[1-9]\d* 0 \d{4}-\S+Z\n$/)
  expect(outputs[6]).toMatch(/^\S+\.gpkg [1-9]\d*\n$/)
  expect(outputs[7]).toBe('401 invalid_api_key\n')
})
