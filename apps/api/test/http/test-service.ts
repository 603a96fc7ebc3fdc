import { request } from 'node:http'
import { startServer, type ServerOptions } from '../../src/server.ts'
import { inStoreOfTests } from '../postgres/test-database.ts'
import { seedDatabase, type SeedCompany } from '../seed-database.ts'
import { seedWorld } from '../seed-world.ts'

export interface TestAnswer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
  readonly json: Envelope
}

/** The envelope of an answer; all members are missing if the body is not JSON. */
export interface Envelope {
  readonly data?: unknown
  readonly meta?: {
    readonly nextCursor: string | null
    readonly table?: string
    readonly areWordsWhole?: boolean
  }
  readonly error?: {
    readonly type: string
    readonly message: string
    readonly param?: string
    readonly requestId?: string
  }
}

export interface TestService {
  readonly database: string
  readonly url: string
  /** Null: no metrics. */
  readonly metricsUrl: string | null
  /** Sends the path unchanged: nothing is normalised, followed or decompressed. */
  request(
    path: string,
    key?: string | null,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<TestAnswer>
  close(): Promise<void>
}

/**
 * The real server on a real database and a free port. `further`: companies and projects beside the usual
 * ones.
 */
export async function startTestService(
  options: ServerOptions = {},
  further: readonly SeedCompany[] = [],
): Promise<TestService> {
  const world = seedWorld()
  seedDatabase(world.database, further)
  const database = await inStoreOfTests(world.database)
  const server = await startServer({ port: 0, database, logLevel: 'silent', ...options })
  return {
    database,
    url: server.url,
    metricsUrl: server.metricsUrl,
    request: (path, key = null, headers = {}, method = 'GET') =>
      send(server.url, path, method, {
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        ...headers,
      }),
    async close() {
      await server.close()
      world.remove()
    },
  }
}

function send(
  url: string,
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, json: parse(body) })
      })
    })
    sent.on('error', reject).end()
  })
}

function parse(body: Buffer): Envelope {
  try {
    return JSON.parse(body.toString()) as Envelope
  } catch {
    return {}
  }
}
