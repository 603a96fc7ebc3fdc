import cluster from 'node:cluster'
import { fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportToBench } from './report-to-bench.ts'
import { allListen, answerAbove, usedByAll } from './bench-workers.ts'

/**
 * The lower limit: prepared bytes, written to the socket without the service. `/304` has no body,
 * `/from-file` as many bytes as a page, read from another position of a long file each time.
 */
const [folder = '', workers = '1', file = ''] = process.argv.slice(2)
const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const name = request.url ?? ''
  if (name === '/304') {
    response.writeHead(304, { ETag: '"bench"' }).end()
    return
  }
  if (name === '/from-file') {
    sendFromFile(response)
    return
  }
  const body = bodies.get(name) ?? readFileSync(folder + name)
  bodies.set(name, body)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
})

/** Longer than what the processor holds, and short enough for the system to hold all of it. */
const MAX_SPAN_BYTES = 160_000_000
const opened = file === '' ? null : openSync(file, 'r')
const span = opened === null ? MAX_SPAN_BYTES : Math.min(MAX_SPAN_BYTES, fstatSync(opened).size)
let place = 0

function sendFromFile(response: ServerResponse): void {
  const { length } = bodies.get('/page') ?? readFileSync(`${folder}/page`)
  const memory = new ArrayBuffer(length)
  place = (place + length) % (span - length)
  if (opened !== null) readSync(opened, new Uint8Array(memory), 0, length, place)
  response.once('finish', () => memory.transfer(0))
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': length })
  response.end(new Uint8Array(memory))
}

if (cluster.isWorker) {
  answerAbove()
  server.listen(0, '127.0.0.1')
} else if (workers === '1') {
  server.listen(0, '127.0.0.1', () => reportToBench((server.address() as AddressInfo).port))
} else {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const listening = allListen(Number(workers))
  for (let worker = 0; worker < Number(workers); worker += 1) cluster.fork()
  reportToBench(await listening, usedByAll)
}
