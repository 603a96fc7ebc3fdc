import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportToBench } from '../api/report-to-bench.ts'

/** The pages of the floor and of competitors, the libraries as npm installed them, and the points. */
const [points = '', competitors = ''] = process.argv.slice(2)
const pages = fileURLToPath(new URL('pages', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Folders by beginning of the path; the first match counts. */
const FOLDERS = [
  ['/modules/', modules],
  ['/competitors/', competitors],
  ['/points-', join(points, 'points-')],
  ['/', pages],
] as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** As any server would send them; once is enough. */
const compressed = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const [prefix, folder] = FOLDERS.find(([begin]) => path.startsWith(begin)) ?? FOLDERS[3]
  const file =
    prefix === '/points-' ? `${folder}${path.slice(prefix.length)}` : join(folder, path.slice(prefix.length))
  try {
    const body = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 })
    compressed.set(file, body)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
server.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
