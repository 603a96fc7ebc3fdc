import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopeNames } from '@groundsheet/contract'
import { importLines } from '../cli/print-import.ts'
import { rebuiltLine } from '../cli/rebuilt-line.ts'
import { databasePath } from '../config/settings.ts'
import { openStore } from '../open-store.ts'
import { importPaths, rebuildCompanies, type ImportReport } from '../import/index.ts'
import { databaseFolders } from '../database-file.ts'
import { removeLeftovers } from '../temporary/remove-leftovers.ts'
import { makeSampleDatabase } from './sample-database.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const LINK_NAME = 'Link of npm start'

/** The key of an open tab stays valid for this time, also after restarts. */
const LINK_LIFETIME_MS = 8 * 24 * 3_600_000

/** `npm start` has no `--json`. */
const WHERE_ALL = {
  json: 'npx groundsheet import --json',
  allDiagnostics: 'the viewer lists all under Import findings, as does npx groundsheet import --json',
} as const

interface PrepareOptions {
  /** AGS files, zips and folders to import; none: the sample is used if there is no database. */
  readonly paths: readonly string[]
  readonly crs?: string | undefined
  /** Command that imports files, for hints. */
  readonly command: string
  readonly print: (...lines: string[]) => void
}

/** Relative to the program, whatever the current folder. */
export const databaseOfProject = (): string =>
  databasePath(undefined, process.env, join(ROOT, '.groundsheet', 'groundsheet.sqlite'))

/** Creates the sample if there is no database, imports files, and upgrades the database to this version. */
export async function prepareDatabase(
  database: string,
  { paths, crs, command, print }: PrepareOptions,
): Promise<ImportReport | null> {
  removeLeftovers(tmpdir(), ...databaseFolders(database))
  if (await makeSampleDatabase(database)) print('Made the sample company.')
  const report =
    paths.length > 0 ? await importPaths({ paths: [...paths], crs, database, check: true }) : null
  const nameFiles = (own: readonly string[]) =>
    [command, ...own.map((path) => JSON.stringify(path))].join(' ')
  if (report) print(importLines(report, { command: nameFiles, ...WHERE_ALL }).join('\n'), '')
  const rebuilt = await rebuildCompanies(database, 'outdated')
  if (rebuilt.length > 0) print(...rebuilt.map(rebuiltLine))
  return report
}

/** The path of the project just imported, or of the list of projects, and a key of eight days. */
export async function createViewerKey(
  database: string,
  report: ImportReport | null,
): Promise<{ readonly path: string; readonly key: string }> {
  const keys = (await openStore(database)).openKeys()
  try {
    const company = report?.company ?? (await keys.latestCompany()) ?? ''
    for (const { id, name, revokedAt, expiresAt } of await keys.list()) {
      // Earlier versions made links without an end.
      if (name === LINK_NAME && revokedAt === null && expiresAt === null) await keys.revoke(id)
    }
    const { key } = await keys.create({
      company,
      name: LINK_NAME,
      scopes: scopeNames,
      projects: null,
      rateLimit: null,
      expiresAt: new Date(Date.now() + LINK_LIFETIME_MS).toISOString(),
    })
    const [project, ...others] = report?.projects ?? []
    return { path: `/projects${project && others.length === 0 ? `/${project.id}` : ''}`, key }
  } finally {
    await keys.close()
  }
}
