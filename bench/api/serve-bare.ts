import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerBench } from './answer-bench.ts'

/** The floor: bytes that lie ready, and nothing of ours between them and the socket. `/304` answers with nothing. */
const [folder = ''] = process.argv.slice(2)
const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const name = request.url ?? ''
  if (name === '/304') {
    response.writeHead(304, { ETag: '"bench"' }).end()
    return
  }
  const body = bodies.get(name) ?? readFileSync(folder + name)
  bodies.set(name, body)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => answerBench((server.address() as AddressInfo).port))
