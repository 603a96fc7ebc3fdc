import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerBench } from './answer-bench.ts'
import { allListen, answerAbove, usedByAll } from './bench-workers.ts'

/** The floor: bytes that lie ready, and nothing of ours between them and the socket. `/304` answers with nothing. */
const [folder = '', workers = '1'] = process.argv.slice(2)
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

if (cluster.isWorker) {
  answerAbove()
  server.listen(0, '127.0.0.1')
} else if (workers === '1') {
  server.listen(0, '127.0.0.1', () => answerBench((server.address() as AddressInfo).port))
} else {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const listening = allListen(Number(workers))
  for (let worker = 0; worker < Number(workers); worker += 1) cluster.fork()
  answerBench(await listening, usedByAll)
}
