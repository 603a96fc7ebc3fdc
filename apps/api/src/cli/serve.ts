import cluster, { type Worker } from 'node:cluster'
import { tmpdir } from 'node:os'
import { Command } from 'commander'
import { readSettings, type SettingOptions, type Settings } from '../config/settings.ts'
import { openStore } from '../open-store.ts'
import { commandText } from '../common/command-text.ts'
import { printable } from '../common/printable.ts'
import { removeStaleSocket } from '../common/unix-socket.ts'
import { databaseFolders, showDatabase } from '../database-file.ts'
// Not from the index of the folder: a service loads nothing that reads files.
import { outdatedCompanies } from '../import/outdated-companies.ts'
import { removeLeftovers } from '../temporary/remove-leftovers.ts'
import { closeOnSignals, startServer } from '../server.ts'
import { reportToPrimary, runWorkers } from '../workers/run-workers.ts'
import { createWorkerSlots } from '../workers/shared-connections.ts'
import { createWorkerLimiter } from '../workers/shared-rates.ts'

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the API and the viewer until stopped. Environment variables are in the README.')
    .option('--database <address>', 'file, or postgres://user@host/database (GROUNDSHEET_DATABASE)')
    .option('--host <host>', 'address to listen on (HOST)')
    .option('--port <number>', 'port to listen on, 0 for any free one (PORT)')
    .option('--socket <path>', 'unix socket to listen on in place of a port (GROUNDSHEET_SOCKET)')
    .option('--workers <number>', 'processes that share the port (GROUNDSHEET_WORKERS)')
    .action(serve)
}

async function serve(options: SettingOptions): Promise<void> {
  const settings = readSettings(process.env, options)
  if (cluster.worker) return serveAsWorker(cluster.worker, settings)
  removeLeftovers(tmpdir(), ...databaseFolders(settings.database))
  await (await openStore(settings.database)).prepareServing()
  if (settings.socket !== null) await removeStaleSocket(settings.socket.path)
  const server = settings.workers > 1 ? await runWorkers(settings) : await startServer(settings)
  if (server === null) {
    process.exitCode = 1
    return
  }
  closeOnSignals(server)
  const lines = [...(await outdatedLines(settings.database)), `Groundsheet listens on ${server.url}`]
  if (server.metricsUrl !== null) lines.push(`Metrics are at ${server.metricsUrl}/metrics`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The service only reads: another command derives the values again. */
async function outdatedLines(database: string): Promise<string[]> {
  const companies = await outdatedCompanies(database)
  if (companies.length === 0) return []
  const advice = `update them with: ${commandText(['migrate'], { database: showDatabase(database) })}`
  return [
    `Derived values of another version are served for ${companies.map(printable).join(', ')}; ${advice}`,
  ]
}

async function serveAsWorker(worker: Worker, settings: Settings): Promise<void> {
  try {
    const shared = { limiter: createWorkerLimiter(worker), slots: createWorkerSlots(worker) }
    const server = await startServer({ ...settings, ...shared })
    closeOnSignals(server)
    reportToPrimary(worker, server)
  } catch (error) {
    // The channel to the parent process would keep this one alive.
    worker.disconnect()
    throw error
  }
}
