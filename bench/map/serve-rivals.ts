import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerBench } from '../api/answer-bench.ts'

/** The pages of the floor and of rivals, the libraries as npm installed them, and the points. */
const [points = ''] = process.argv.slice(2)
const pages = fileURLToPath(new URL('pages', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const file = path.startsWith('/modules/')
    ? join(modules, path.slice('/modules/'.length))
    : join(path.startsWith('/points') ? points : pages, path)
  try {
    const body = readFileSync(file)
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
server.listen(0, '127.0.0.1', () => answerBench((server.address() as AddressInfo).port))
