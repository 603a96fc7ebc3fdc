import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopeNames } from '@groundsheet/contract'
import { Command } from 'commander'
import { exitCodeOf } from '../cli/exit.ts'
import { importLines } from '../cli/print-import.ts'
import { databasePath, readSettings, type Settings } from '../config/settings.ts'
import { openKeyStore } from '../database/key-store.ts'
import { bringFileForward } from '../database/open.ts'
import { importPaths, type ImportReport } from '../import/index.ts'
import { closeOnSignals, explainListening, startServer } from '../server.ts'
import { removeLeftovers } from '../temporary/remove-leftovers.ts'
import { makeSampleDatabase } from './sample-database.ts'

/** `npm start`: a database with something in it, a server, and one link that opens the viewer signed in. */

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const LINK_NAME = 'Link of npm start'

process.exitCode = await exitCodeOf(() =>
  new Command('npm start --')
    .description('Serve API and viewer, and print a link that opens the viewer signed in.')
    .argument('[path...]', 'AGS files, zips or folders to import first')
    .option('--crs <code>', 'coordinate reference system of their grid coordinates, such as EPSG:27700')
    .option('--host <host>', 'address to listen on (HOST)')
    .option('--port <number>', 'port to listen on, 0 for any free one (PORT)')
    .exitOverride()
    .action(start)
    .parseAsync(),
)

interface StartOptions {
  readonly crs?: string
  readonly host?: string
  readonly port?: string
}

async function start(paths: string[], { crs, host, port }: StartOptions): Promise<void> {
  // Beside the program, wherever one stands.
  const database = databasePath(undefined, process.env, join(ROOT, '.groundsheet', 'groundsheet.sqlite'))
  const settings = readSettings({ ...process.env, GROUNDSHEET_DATABASE: database }, { host, port })
  await checkPort(settings)
  removeLeftovers(tmpdir(), dirname(settings.database))
  if (await makeSampleDatabase(settings.database)) say('Made the sample company.')
  const report = paths.length > 0 ? await importPaths({ paths, crs, database: settings.database }) : null
  if (report)
    say(
      importLines(report, (own) => `npm start -- ${own.map((path) => JSON.stringify(path)).join(' ')}`).join(
        '\n',
      ),
      '',
    )
  bringFileForward(settings.database)
  const server = await startServer(settings)
  closeOnSignals(server)
  say(
    `Groundsheet listens on ${server.url}`,
    'Open the viewer, signed in:',
    '',
    `  ${server.url}${viewerPath(settings, report)}`,
    '',
  )
}

/** Before anything long is done: a port that is taken is the likeliest trouble. */
function checkPort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListening(error, host, port, { command: 'npm start -- ' })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** The project that was just imported, or the list of them, with a key in the fragment, which no server sees. */
function viewerPath({ database }: Settings, report: ImportReport | null): string {
  const keys = openKeyStore(database)
  try {
    const company = report?.company ?? keys.latestCompany() ?? ''
    for (const { id, name, revokedAt, createdAt } of keys.list()) {
      if (name === LINK_NAME && revokedAt === null && isOld(createdAt)) keys.revoke(id)
    }
    const { key } = keys.create({
      company,
      name: LINK_NAME,
      scopes: scopeNames,
      projects: null,
      rateLimit: null,
    })
    const [project, ...others] = report?.projects ?? []
    return `/projects${project && others.length === 0 ? `/${project.id}` : ''}#key=${key}`
  } finally {
    keys.close()
  }
}

/** Links of the last days stay good, so that a tab left open survives a restart. */
function isOld(createdAt: string): boolean {
  return Date.now() - Date.parse(createdAt) > 7 * 24 * 3_600_000
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
