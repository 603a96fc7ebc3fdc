import { contest } from './contest.ts'
import type { Host } from './host.ts'

interface Asked {
  readonly ours: Host
  readonly naive: Host
  readonly key: string
  readonly project: string
  /** How many rows are read. */
  readonly rows: number
}

const PAGE = 1000

/** Follows cursors through a long table, once each. Milliseconds of the servers' CPU; of one page, microseconds. */
export async function readToEnd({ ours, naive, key, project, rows }: Asked) {
  const headers = { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' }
  const mine = await follow(
    ours,
    `/v1/projects/${project}/tables/SCPT?limit=${PAGE}`,
    'cursor',
    rows,
    headers,
  )
  const other = await follow(naive, `/projects/${project}/rows?limit=${PAGE}`, 'after', rows, {})
  // Each of many pages near either end once: none of them comes out of the cache of finished pages.
  const base = `/v1/projects/${project}/tables/SCPT`
  const share = Math.floor(mine.cursors.length / 4)
  const near = (cursors: readonly string[]) =>
    [200, 201, 202, 203].flatMap((limit) =>
      cursors.map((cursor) => `${base}?limit=${limit}&cursor=${cursor}`),
    )
  const ends = { first: near(mine.cursors.slice(0, share)), last: near(mine.cursors.slice(-share)) }
  const pages = await contest(
    {
      first: { host: ours, paths: ends.first, headers: { Authorization: headers.authorization } },
      last: { host: ours, paths: ends.last, headers: { Authorization: headers.authorization } },
    },
    { rounds: 3, requests: ends.first.length },
  )
  return { ours: mine.cpu, naive: other.cpu, firstPage: pages.first.cpu, lastPage: pages.last.cpu }
}

async function follow(
  host: Host,
  base: string,
  parameter: string,
  rows: number,
  headers: Readonly<Record<string, string>>,
): Promise<{ cpu: number; cursors: string[] }> {
  const before = await host.cpu()
  const cursors: string[] = []
  for (let [path, read] = [base, 0]; read < rows; read += PAGE) {
    const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, { headers })
    const text = await answer.text()
    // The tail alone: parsing the rows is the caller's work, not the server's.
    const next = /"nextCursor":"([^"]+)"/.exec(text.slice(-400))?.[1]
    if (next === undefined) break
    cursors.push(next)
    path = `${base}&${parameter}=${next}`
  }
  return { cpu: ((await host.cpu()) - before) / 1000, cursors }
}
