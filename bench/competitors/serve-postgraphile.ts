import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { reportToBench } from '../api/report-to-bench.ts'

interface PostGraphile {
  createServ(grafserv: unknown): { addTo(server: Server): Promise<void> }
}

/** PostGraphile in front of the same table, with its own presets. */
const [modules = '', socket = ''] = process.argv.slice(2)
const load = createRequire(join(modules, 'package.json'))
const { postgraphile } = load('postgraphile') as { postgraphile: (preset: object) => PostGraphile }
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber') as { PostGraphileAmberPreset: object }
const { makePgService } = load('postgraphile/adaptors/pg') as { makePgService: (options: object) => object }
const { grafserv } = load('postgraphile/grafserv/node') as { grafserv: unknown }

const connectionString = `postgres://bench@/bench?host=${encodeURIComponent(socket)}`
const server = createServer()
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 16 } })],
  grafserv: { graphqlOverGET: true, graphiql: false, watch: false },
}).createServ(grafserv)
await serv.addTo(server)
server.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
