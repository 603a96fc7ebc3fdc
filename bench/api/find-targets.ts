import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@groundsheet/client'
import { FOLDER, type DataSet } from '../data/data-set.ts'
import type { BenchSize } from '../part.ts'
import type { ServerProcess } from './server-process.ts'

/** Addresses requested by the benchmark. */
export interface Targets {
  readonly page: string
  readonly styled: string
  readonly rows: string
  readonly location: string
  readonly project: string
  /** More different pages than the response cache holds, or has seen before. */
  readonly manyPages: readonly string[]
  readonly manyStyled: readonly string[]
  readonly manyRows: readonly string[]
  readonly manyLocations: readonly string[]
  readonly projectIds: readonly string[]
  readonly etag: string
}

const PAGE_ROWS = 200

export async function findTargets(
  host: ServerProcess,
  data: DataSet,
  benchSize: BenchSize,
): Promise<Targets> {
  const baseUrl = `http://127.0.0.1:${host.port}`
  const client = createClient({ baseUrl: `${baseUrl}/v1`, key: data.key })
  const projects = await Array.fromAsync(client.projects({ limit: 1000 }))
  const projectIds = projects.map(({ id }) => id)
  const [project = ''] = projectIds
  const page = `/v1/projects/${project}/locations?limit=${PAGE_ROWS}`
  // A short list of projects is stretched by requests for pages of other lengths.
  const limits =
    benchSize === 'full' ? [PAGE_ROWS] : Array.from({ length: 40 }, (_, less) => PAGE_ROWS - less)
  const manyPages = projectIds.flatMap((id) =>
    limits.map((limit) => `/v1/projects/${id}/locations?limit=${limit}`),
  )
  const first = await client.locations(project, { limit: PAGE_ROWS }).page(null)
  const holes = first.data.map(({ id }) => id)
  const answer = await fetch(baseUrl + page, { headers: { authorization: `Bearer ${data.key}` } })
  return {
    page,
    styled: `${page}&include=style`,
    rows: `/v1/projects/${project}/tables/SCPT?limit=${PAGE_ROWS}`,
    location: `/v1/locations/${holes[0] ?? ''}`,
    project,
    manyPages,
    manyStyled: manyPages.map((path) => `${path}&include=style`),
    manyRows: await tablePages(baseUrl, data.key, project, benchSize === 'full' ? 2000 : 300),
    manyLocations: holes.map((id) => `/v1/locations/${id}`),
    projectIds,
    etag: answer.headers.get('etag') ?? '',
  }
}

/** The first pages of the long table, by following its cursors. */
async function tablePages(baseUrl: string, key: string, project: string, count: number): Promise<string[]> {
  const base = `/v1/projects/${project}/tables/SCPT?limit=${PAGE_ROWS}`
  const paths = [base]
  for (let path = base; paths.length < count;) {
    // Uncompressed: compressed pages are cached, and would not be cold.
    const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' }
    const answer = await fetch(baseUrl + path, { headers })
    const { meta } = (await answer.json()) as { meta: { nextCursor: string | null } }
    if (meta.nextCursor === null) break
    path = `${base}&cursor=${meta.nextCursor}`
    paths.push(path)
  }
  return paths
}

/** Writes the bytes of answers to the folder that the floor reads, and returns it. */
export async function prepareBytes(
  host: ServerProcess,
  key: string,
  answers: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(FOLDER, 'answers')
  mkdirSync(folder, { recursive: true })
  for (const [name, path] of Object.entries(answers)) {
    const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' },
    })
    writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()))
  }
  return folder
}
