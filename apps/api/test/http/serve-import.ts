import type { OperationId } from '@groundsheet/contract'
import { expect } from 'vitest'
import { importPaths, type ImportReport } from '../../src/import/index.ts'
import { startServer } from '../../src/server.ts'
import { makeKey } from '../seed-world.ts'
import { checkShape, checkWholeShape } from './described-shape.ts'

/** A service of imported files. Every answer that is read has the shape that the API describes. */
export interface ServedImport {
  readonly report: ImportReport
  readonly read: (
    id: OperationId,
    address: string,
  ) => Promise<{ data: unknown; meta?: { nextCursor: string | null } }>
  /** The items of all pages of a list. */
  readonly readAll: (id: OperationId, address: string) => Promise<{ id: string }[]>
  readonly fetchIcon: (id: string) => Promise<Response>
  close(): Promise<void>
}

/** Imports a file or folder for a company, and serves the database. */
export async function serveImport(of: {
  readonly path: string
  readonly database: string
  readonly company: string
}): Promise<ServedImport> {
  const { path, database, company } = of
  const report = await importPaths({ paths: [path], database })
  const key = await makeKey(database, { company })
  const server = await startServer({ port: 0, database, logLevel: 'silent', rateLimit: 1_000_000 })
  const fetchPath = (address: string) =>
    fetch(`${server.url}/v1${address}`, { headers: { Authorization: `Bearer ${key}` } })

  const read: ServedImport['read'] = async (id, address) => {
    const answer = await fetchPath(address)
    const json = (await answer.json()) as { data: unknown }
    expect(checkShape(id, answer.status, json), address).toEqual([])
    expect(checkWholeShape(id, answer.status, json), address).toEqual([])
    expect(answer.status, address).toBe(200)
    return json
  }

  const readAll: ServedImport['readAll'] = async (id, address) => {
    const items: { id: string }[] = []
    for (let cursor = ''; ;) {
      const separator = address.includes('?') ? '&' : '?'
      const { data, meta } = await read(id, `${address}${separator}limit=500${cursor}`)
      items.push(...(data as { id: string }[]))
      if (!meta?.nextCursor) return items
      cursor = `&cursor=${meta.nextCursor}`
    }
  }

  return {
    report,
    read,
    readAll,
    fetchIcon: (id) => fetchPath(`/media/markers/${id}`),
    close: () => server.close(),
  }
}
