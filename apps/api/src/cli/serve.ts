import { Command } from 'commander'
import { readSettings } from '../config.ts'
import { bringFileForward } from '../database/open.ts'
import { closeOnSignals, startServer } from '../server.ts'

interface ServeOptions {
  readonly database?: string
  readonly host?: string
  readonly port?: string
}

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the API and the viewer until stopped. Environment variables are in the README.')
    .option('--database <file>', 'database file (GROUNDSHEET_DATABASE)')
    .option('--host <host>', 'address to listen on (HOST)')
    .option('--port <number>', 'port to listen on, 0 for any free one (PORT)')
    .action(serve)
}

async function serve({ database, host, port }: ServeOptions): Promise<void> {
  const given = { GROUNDSHEET_DATABASE: database, HOST: host, PORT: port }
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const settings = readSettings({ ...process.env, ...stated })
  bringFileForward(settings.database)
  const server = await startServer(settings)
  const lines = [`Groundsheet listens on ${server.url}`]
  if (server.metricsUrl !== null) lines.push(`Metrics are at ${server.metricsUrl}/metrics`)
  process.stdout.write(`${lines.join('\n')}\n`)
  closeOnSignals(server)
}
