import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** Asked for in turn, over and over. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  /** Requests of all connections together. */
  readonly requests: number
}

export interface Driven {
  /** Milliseconds from the first request to the last answer. */
  readonly wall: number
  /** Milliseconds of each request. */
  readonly latencies: readonly number[]
  /** Of the answers' bodies. */
  readonly bytes: number
}

/** Asks as fast as answers come, one request at a time on each connection. Throws on any answer but 200 and 304. */
export async function drive(load: Load): Promise<Driven> {
  const latencies: number[] = []
  let [sent, bytes] = [0, 0]
  const began = performance.now()
  const next = () => (sent < load.requests ? load.paths[sent++ % load.paths.length] : undefined)
  const work = async () => {
    const line = await openLine(load.port)
    for (let path = next(); path !== undefined; path = next()) {
      const asked = performance.now()
      bytes += await line.ask(path, load.headers)
      latencies.push(performance.now() - asked)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: load.connections }, work))
  return { wall: performance.now() - began, latencies, bytes }
}

interface Line {
  /** The length of the answer's body. */
  ask(path: string, headers: Load['headers']): Promise<number>
  close(): void
}

/** HTTP/1.1 over a plain socket: so little that the client does not set the pace. */
async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    ask(path, headers) {
      const lines = Object.entries({ Host: 'bench', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      )
      const answer = readAnswer(socket, path)
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function readAnswer(socket: Socket, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0)
    let [wanted, come] = [-1, 0]
    const end = (settle: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail)
      settle()
    }
    const fail = () => end(() => reject(new Error(`${path}: the connection ended`)))
    function read(chunk: Buffer): void {
      come += chunk.length
      if (wanted < 0) {
        head = Buffer.concat([head, chunk])
        const split = head.indexOf('\r\n\r\n')
        if (split < 0) return
        const text = head.toString('latin1', 0, split)
        if (!/^HTTP\/1\.1 (200|304) /.test(text)) {
          end(() => reject(new Error(`${path}: ${text.split('\r\n')[0] ?? ''}`)))
          return
        }
        const length = text.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1])
        wanted = split + 4 + length
      }
      if (come >= wanted) end(() => resolve(come))
    }
    socket.on('data', read).once('error', fail).once('close', fail)
  })
}
