import { compareServers, type ComparedServer } from './compare-servers.ts'
import { drive } from './send-load.ts'
import type { ServerProcess } from './server-process.ts'

interface ReadToEndOptions {
  readonly ours: ServerProcess
  readonly naive: ServerProcess
  readonly key: string
  readonly project: string
  /** How many rows are read. */
  readonly rows: number
}

const PAGE_ROWS = 1000
const TURNS = 5

/**
 * Reads a long table to its end, by its cursors. Milliseconds of the servers' CPU; of one page, microseconds.
 */
export async function readToEnd({ ours, naive, key, project, rows }: ReadToEndOptions) {
  const headers = { Authorization: `Bearer ${key}`, 'Accept-Encoding': 'identity' }
  const base = `/v1/projects/${project}/tables/SCPT`
  const naiveBase = `/projects/${project}/rows?limit=${PAGE_ROWS}`
  // With other parameters than below, so that no measured page is cached.
  const cursors = await follow(ours, `${base}?limit=${PAGE_ROWS}&sort=created`, 'cursor', rows, headers)
  const naiveCursors = await follow(naive, naiveBase, 'after', rows, {})
  const pagesAt = (first: string, parameter: string, all: readonly string[]) => [
    first,
    ...all.slice(0, -1).map((cursor) => `${first}&${parameter}=${cursor}`),
  ]
  const whole = await takeTurns(
    { host: ours, paths: pagesAt(`${base}?limit=${PAGE_ROWS}`, 'cursor', cursors), headers },
    { host: naive, paths: pagesAt(naiveBase, 'after', naiveCursors), headers: {} },
  )
  // Each of many pages near either end once, so that none is from the cache.
  const share = Math.floor(cursors.length / 4)
  const near = (some: readonly string[]) =>
    [200, 201, 202, 203].flatMap((limit) => some.map((cursor) => `${base}?limit=${limit}&cursor=${cursor}`))
  const ends = { first: near(cursors.slice(0, share)), last: near(cursors.slice(-share)) }
  const pages = await compareServers(
    {
      first: { host: ours, paths: ends.first, headers },
      last: { host: ours, paths: ends.last, headers },
    },
    { rounds: 3, requests: ends.first.length },
  )
  return { ...whole, firstPage: pages.first.cpu, lastPage: pages.last.cpu }
}

type Reading = Required<Pick<ComparedServer, 'host' | 'paths' | 'headers'>>

/** Both read all their pages once on one connection, a part of the table in turn. Milliseconds of CPU. */
async function takeTurns(ours: Reading, naive: Reading): Promise<{ ours: number; naive: number }> {
  const used = { ours: 0, naive: 0 }
  for (let turn = 0; turn < TURNS; turn += 1) {
    used.ours += await readPart(ours, turn)
    used.naive += await readPart(naive, turn)
  }
  return used
}

async function readPart({ host, paths, headers }: Reading, turn: number): Promise<number> {
  const [from, to] = [turn, turn + 1].map((part) => Math.floor((paths.length * part) / TURNS))
  const chosen = paths.slice(from, to)
  const before = await host.cpu()
  await drive({ port: host.port, paths: chosen, headers, connections: 1, requests: chosen.length })
  return ((await host.cpu()) - before) / 1000
}

/** The cursors after each page. */
async function follow(
  host: ServerProcess,
  base: string,
  parameter: string,
  rows: number,
  headers: Reading['headers'],
): Promise<string[]> {
  const cursors: string[] = []
  for (let [path, read] = [base, 0]; read < rows; read += PAGE_ROWS) {
    const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, { headers })
    const text = await answer.text()
    const next = /"nextCursor":"([^"]+)"/.exec(text.slice(-400))?.[1]
    if (next === undefined) break
    cursors.push(next)
    path = `${base}&${parameter}=${next}`
  }
  return cursors
}
