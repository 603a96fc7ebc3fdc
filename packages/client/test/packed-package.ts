import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackage } from '../scripts/build-package.ts'

const README = fileURLToPath(new URL('../README.md', import.meta.url))
const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
const TYPES = fileURLToPath(new URL('../../../node_modules/@types', import.meta.url))

export interface Example {
  readonly language: string
  readonly text: string
}

/** The examples of the README, as they stand there. */
export const readExamples = (): Example[] =>
  [...readFileSync(README, 'utf8').matchAll(/^```(ts|js)\n([^]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({
      language,
      text,
    }),
  )

/** Runs npm with a cache and a configuration of its own, and without a network. */
function runNpm(folder: string, ...words: string[]): string {
  const home = join(folder, 'npm-home')
  mkdirSync(home, { recursive: true })
  // What npm passes to scripts is configuration too.
  const outer = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(outer),
      HOME: home,
      LC_ALL: 'C',
      npm_config_cache: join(home, 'cache'),
      npm_config_userconfig: join(home, 'user.npmrc'),
      npm_config_globalconfig: join(home, 'global.npmrc'),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    },
  })
}

/**
 * Builds and packs the client, and installs it in a new project in `folder`. Gives what npm says of the pack.
 */
export function packAndInstall(folder: string) {
  buildPackage(join(folder, 'built'))
  const [packed] = JSON.parse(runNpm(folder, 'pack', './built', '--json')) as {
    filename: string
    size: number
    files: { path: string }[]
  }[]
  if (!packed) throw new Error('npm packed nothing')
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{"name":"reader","private":true,"type":"module"}')
  runNpm(project, 'install', '--no-audit', '--no-fund', join(folder, packed.filename))
  return { ...packed, project }
}

/**
 * Compiles all TypeScript of a project with its declarations, and leaves the JavaScript beside it. Throws
 * what tsc says.
 */
export function compile(project: string, module: string, moduleResolution: string): void {
  const compilerOptions = {
    ...{ module, moduleResolution, target: 'ES2022', lib: ['ES2022'], strict: true, skipLibCheck: false },
    ...{
      types: ['node'],
      typeRoots: [TYPES],
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    },
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  try {
    execFileSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    throw new Error(String((error as { stdout?: unknown }).stdout), { cause: error })
  }
}
