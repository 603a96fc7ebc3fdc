/**
 * Makes the checkout ready: packages from the lockfile, the project's own Node, the viewer's build.
 * Runs on Node 20 with nothing installed; does only what is missing or stale.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamps = join(root, 'node_modules', '.groundsheet')

/** The project's own Node, once `setup` has run. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Environment in which `node` is the project's own. */
export const environment = { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') }

/** @param {{ quiet?: boolean }} options `quiet`: prints only steps that take long. */
export function setup({ quiet = false } = {}) {
  const did = [install(), build()].filter(Boolean)
  if (did.length === 0 && !quiet) console.log('Everything is in place.')
}

function install() {
  const inputs = ['package-lock.json', ...workspaceManifests()].map((file) => join(root, file))
  return whenStale('install', inputs, [projectNode], () => {
    console.log('Installing packages …')
    run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    // The one package whose script is needed: it puts the platform's Node in place.
    if (!existsSync(projectNode))
      run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
    if (!existsSync(projectNode))
      fail('The npm package `node` left no Node behind; is this platform supported by it?')
  })
}

function build() {
  const web = join(root, 'apps', 'web')
  const sources = [
    join(web, 'src'),
    join(web, 'build'),
    join(web, 'index.html'),
    join(web, 'check.html'),
    join(web, 'vite.config.ts'),
    join(root, 'packages'),
  ]
  const inputs = [join(root, 'package-lock.json'), ...sources.flatMap(filesBelow)]
  const pages = ['index.html', 'check.html'].map((page) => join(web, 'dist', page))
  return whenStale('build', inputs, pages, () => {
    console.log('Building the viewer …')
    const vite = [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
    run(projectNode, vite, web)
    run(projectNode, [...vite, '--mode', 'service-worker'], web)
    run(projectNode, [...vite, '--mode', 'check'], web)
  })
}

/** Runs `work` unless its outputs are there and its inputs are those of the last time. */
function whenStale(name, inputs, outputs, work) {
  const stamp = join(stamps, name)
  const digest = digestOf(inputs)
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, digest)
  return true
}

function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const skipped = new Set(['node_modules', 'dist', 'test'])
  // Hidden folders hold what other checks write, such as the compiler's own records.
  const isInput = (name) => !name.startsWith('.') && !skipped.has(name)
  return readdirSync(path).flatMap((name) => (isInput(name) ? filesBelow(join(path, name)) : []))
}

function workspaceManifests() {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(root, file))),
  )
}

function run(command, args, cwd = root) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) fail(`${command} cannot be started: ${error.message}`)
  if (status !== 0) fail(`${command} ${args.slice(0, 2).join(' ')} failed; what it printed above says why.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) setup()
