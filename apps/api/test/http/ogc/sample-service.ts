import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleName } from '@groundsheet/sample'
import { writeSampleFolder } from '../../../src/cli/sample-folder.ts'
import { importPaths } from '../../../src/import/index.ts'
import { startServer, type ServerOptions } from '../../../src/server.ts'
import { databaseOfTests } from '../../postgres/test-database.ts'
import { makeKey } from '../../seed-world.ts'

export interface Geometry {
  readonly type: string
  readonly coordinates: unknown
}

export interface Feature {
  readonly type: string
  readonly id: string
  readonly geometry: Geometry | null
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

interface Link {
  readonly rel: string
  readonly type: string
  readonly href: string
}

/** What the tests read of answers; members are missing where an answer has none. */
export interface OgcJson {
  readonly title?: string
  readonly links?: readonly Link[]
  readonly conformsTo?: readonly string[]
  readonly crs?: readonly string[]
  readonly collections?: readonly {
    readonly id: string
    readonly title: string
    readonly extent: { readonly spatial?: { readonly bbox: readonly (readonly number[])[] } }
    readonly links: readonly Link[]
    readonly [other: string]: unknown
  }[]
  readonly numberMatched?: number
  readonly numberReturned?: number
  readonly features?: readonly Feature[]
  readonly error?: { readonly type: string; readonly message: string; readonly param?: string }
  readonly [other: string]: unknown
}

export interface OgcAnswer {
  readonly status: number
  readonly type: string
  readonly headers: Headers
  readonly json: OgcJson
  readonly text: string
}

export interface SampleService {
  readonly url: string
  readonly database: string
  readonly key: string
  /** Ids of the projects, by their reference. */
  readonly projects: ReadonlyMap<string, string>
  request(path: string, headers?: Record<string, string>): Promise<OgcAnswer>
  /** All features of all pages, and the number of requests. */
  readAll(path: string): Promise<{ features: Feature[]; requests: number }>
  close(): Promise<void>
}

/** The sample company, imported and served. */
export const startSampleService = (options: ServerOptions = {}): Promise<SampleService> =>
  serveImported(sampleName, writeSampleFolder, options)

/** A company, imported from the folder that `write` makes, and served. */
export async function serveImported(
  company: string,
  write: (folder: string) => void,
  options: ServerOptions = {},
): Promise<SampleService> {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-ogc-'))
  const imported = join(folder, 'imported')
  write(imported)
  const database = await databaseOfTests(folder)()
  await importPaths({ paths: [imported], database })
  const key = await makeKey(database, { company })
  const server = await startServer({
    port: 0,
    database,
    logLevel: 'silent',
    rateLimit: 1_000_000,
    ...options,
  })
  const request = async (path: string, headers: Record<string, string> = {}): Promise<OgcAnswer> => {
    const address = path.startsWith('http') ? path : server.url + path
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${key}`, ...headers } })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    const json = (type.includes('json') ? JSON.parse(text) : {}) as OgcJson
    return { status: answer.status, type, headers: answer.headers, json, text }
  }
  const listed = (await request('/v1/projects?limit=1000')).json as {
    data: { id: string; projectId: string }[]
  }
  return {
    url: server.url,
    database,
    key,
    projects: new Map(listed.data.map(({ id, projectId }) => [projectId, id])),
    request,
    async readAll(path) {
      const features: Feature[] = []
      let requests = 0
      for (let address: string | undefined = path; address !== undefined; requests++) {
        const { json }: OgcAnswer = await request(address)
        features.push(...(json.features ?? []))
        address = json.links?.find(({ rel }) => rel === 'next')?.href
      }
      return { features, requests }
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
