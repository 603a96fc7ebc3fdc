import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Express, RequestHandler } from 'express'
import { reportToBench } from '../api/report-to-bench.ts'
import { readHoles } from './fill-postgres.ts'

interface JsonServer {
  create(): Express
  defaults(options: object): RequestHandler[]
  router(data: object): RequestHandler
}

/** json-server with the holes of the first projects in memory. */
const [modules = '', database = '', projects = '0'] = process.argv.slice(2)
const jsonServer = createRequire(join(modules, 'package.json'))('json-server') as JsonServer

const locations = [...readHoles(database).take(Number(projects))].flat().map(({ project, body }) => ({
  projectId: project,
  ...(JSON.parse(body) as object),
}))
const app = jsonServer.create()
app.use(
  jsonServer.defaults({ logger: false, readOnly: true, noGzip: true }),
  jsonServer.router({ locations }),
)
const server = app.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
