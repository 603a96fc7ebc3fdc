import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** Requested in turn, repeatedly. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  /** Requests of all connections together. */
  readonly requests: number
  /** Any other is an error; 200 and 304 unless given. */
  readonly statuses?: readonly number[]
}

export interface Driven {
  /** Milliseconds from the first request to the last answer. */
  readonly wall: number
  /** Milliseconds of each request. */
  readonly latencies: readonly number[]
  /** Of the answers' bodies. */
  readonly bytes: number
}

/**
 * Sends requests as fast as answers arrive, one at a time on each connection. Throws on an unexpected status.
 */
export async function drive(load: Load): Promise<Driven> {
  const latencies: number[] = []
  let [sent, bytes] = [0, 0]
  const began = performance.now()
  const next = () => (sent < load.requests ? load.paths[sent++ % load.paths.length] : undefined)
  const work = async () => {
    const line = await openLine(load.port, load.statuses ?? [200, 304])
    for (let path = next(); path !== undefined; path = next()) {
      const started = performance.now()
      bytes += await line.request(path, load.headers)
      latencies.push(performance.now() - started)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: load.connections }, work))
  return { wall: performance.now() - began, latencies, bytes }
}

interface Line {
  /** The length of the answer's body. */
  request(path: string, headers: Load['headers']): Promise<number>
  close(): void
}

/** HTTP/1.1 over a plain socket: so little that the client does not set the pace. */
async function openLine(port: number, statuses: readonly number[]): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    request(path, headers) {
      const lines = Object.entries({ Host: 'bench', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      )
      const answer = readAnswer(socket, path, statuses)
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function readAnswer(socket: Socket, path: string, statuses: readonly number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0)
    let [expectedBytes, receivedBytes] = [-1, 0]
    const end = (finish: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail)
      finish()
    }
    const fail = () => end(() => reject(new Error(`${path}: the connection ended`)))
    function read(chunk: Buffer): void {
      receivedBytes += chunk.length
      if (expectedBytes < 0) {
        head = Buffer.concat([head, chunk])
        const split = head.indexOf('\r\n\r\n')
        if (split < 0) return
        const text = head.toString('latin1', 0, split)
        if (!statuses.includes(Number(/^HTTP\/1\.1 (\d+) /.exec(text)?.[1]))) {
          end(() => reject(new Error(`${path}: ${text.split('\r\n')[0] ?? ''}`)))
          return
        }
        const length = text.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1])
        expectedBytes = split + 4 + length
      }
      if (receivedBytes >= expectedBytes) end(() => resolve(receivedBytes))
    }
    socket.on('data', read).once('error', fail).once('close', fail)
  })
}
