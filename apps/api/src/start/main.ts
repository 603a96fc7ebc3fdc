import { createServer } from 'node:net'
import { Command } from 'commander'
import { exitCodeOf } from '../cli/exit.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { createSignInCodes } from '../http/sign-in-codes.ts'
import { UsageError } from '../common/user-error.ts'
import { explainListening } from '../listening.ts'
import { closeOnSignals, startServer } from '../server.ts'
import { createViewerKey, databaseOfProject, prepareDatabase } from './prepare-database.ts'

/** `npm start`: a database with data, a server, and one link that opens the viewer signed in. */

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
  const settings = readSettings({ ...process.env, GROUNDSHEET_DATABASE: databaseOfProject() }, { host, port })
  refuseSocket(settings)
  await checkPort(settings)
  const report = await prepareDatabase(settings.database, { paths, crs, command: 'npm start --', print })
  const signInCodes = createSignInCodes(Date.now)
  const server = await startServer({ ...settings, signInCodes })
  closeOnSignals(server)
  const { path, key } = await createViewerKey(settings.database, report)
  print(
    `Groundsheet listens on ${server.url}`,
    'Open the viewer, signed in:',
    '',
    `  ${server.url}${path}#code=${signInCodes.create(key)}`,
    '',
  )
}

/** Browsers open no socket, so a link to one would be of no use. */
function refuseSocket({ socket }: Settings): void {
  if (socket === null) return
  throw new UsageError(
    'GROUNDSHEET_SOCKET: npm start prints a link, and browsers open no socket; ' +
      'unset it, or use groundsheet serve',
  )
}

/** Checked before the import, which may be long: a used port is the most likely error. */
function checkPort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListening(error, host, port, { command: 'npm start -- ' })))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
