import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from '../data/data-set.ts'
import type { BenchSize, Finding } from '../part.ts'

/**
 * Alternatives with exact versions. None is a dependency of the project: each set has its own folder, since
 * they need different versions of React.
 */
const COMPETITORS = {
  api: { express: '5.3.0', pg: '8.23.1', postgraphile: '5.1.5', 'json-server': '0.17.4' },
  directus: { directus: '12.3.1' },
  deck: { '@deck.gl/core': '9.4.0', '@deck.gl/layers': '9.4.0', '@deck.gl/mapbox': '9.4.0' },
  kepler: {
    'kepler.gl': '3.2.6',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-redux': '8.1.3',
    redux: '4.2.1',
    'styled-components': '6.1.8',
  },
  'ag-grid': { 'ag-grid-community': '36.2.0' },
  glide: {
    '@glideapps/glide-data-grid': '6.0.3',
    esbuild: '0.28.2',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/**
 * Directus names one that has no binary for Node 24, and would compile one: no script of any package is run.
 */
const OVERRIDES: Readonly<Partial<Record<CompetitorSet, Readonly<Record<string, string>>>>> = {
  directus: { 'isolated-vm': '7.0.1' },
}

export type CompetitorSet = keyof typeof COMPETITORS

/**
 * The folder whose `node_modules` has a set of competitors, installed the first time. Null in a quick run,
 * which needs no network, and where installing fails: then the set's rows are left out, see `leftOut`.
 */
export async function installCompetitors(
  set: CompetitorSet,
  benchSize: BenchSize,
  log: (line: string) => void,
): Promise<string | null> {
  if (benchSize === 'quick') return null
  const folder = join(FOLDER, 'competitors', set)
  const manifest = JSON.stringify({
    private: true,
    dependencies: COMPETITORS[set],
    overrides: OVERRIDES[set],
  })
  if (isInstalled(folder, manifest)) return folder
  log(`installing ${Object.keys(COMPETITORS[set]).join(', ')} into .bench/competitors (once)`)
  // Built under another name and renamed, so that an interrupted installation is not used.
  const unfinished = `${folder}.unfinished`
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), manifest)
  const failure = await npmInstall(unfinished)
  if (failure !== null) {
    log(`these competitors could not be installed and are left out: ${failure}`)
    return null
  }
  writeFileSync(join(unfinished, MARK), manifest)
  renameSync(unfinished, folder)
  return folder
}

/** The row of a competitor that is not there. */
export const leftOut = (what: string, why: string): Finding => ({
  what,
  figure: `left out: ${why}`,
  ratio: null,
  goal: null,
})

/** Why `installCompetitors` gave nothing. */
export const missingReason = (benchSize: BenchSize): string =>
  benchSize === 'quick' ? 'not in a quick run' : 'not installed'

/** npm may rewrite package.json, so the requested versions are stored beside it. */
const MARK = 'installed.json'

function isInstalled(folder: string, manifest: string): boolean {
  const mark = join(folder, MARK)
  return existsSync(mark) && readFileSync(mark, 'utf8') === manifest
}

/** Null: it is there. */
async function npmInstall(folder: string): Promise<string | null> {
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--fetch-retries=1',
    '--loglevel=error',
  ]
  const child = spawn('npm', ['install', '--prefix', folder, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  let failure = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (failure += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? null : (failure.trim().split('\n')[0] ?? 'npm failed')
}
