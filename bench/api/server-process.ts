import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../data/compile-cache.ts'

/** A server in a separate process. */
export interface ServerProcess {
  readonly port: number
  readonly pid: number
  /** Processor time of that process so far, all its threads, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

type Message = { readonly port: number } | { readonly cpu: number }

/** Starts a script of the bench, such as `api/serve-bare`, which listens on loopback. */
export async function startServer(script: string, ...args: readonly string[]): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(`../${script}.ts`, import.meta.url)), args, {
    env: { ...process.env, ...compileCache, NODE_ENV: 'production' },
  })
  const first = await nextMessage(child)
  if (!('port' in first)) throw new Error(`${script} did not say where it listens`)
  return {
    port: first.port,
    pid: child.pid ?? 0,
    async cpu() {
      child.send('cpu')
      const answer = await nextMessage(child)
      return 'cpu' in answer ? answer.cpu : NaN
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      child.kill()
      await ended
    },
  }
}

async function nextMessage(child: ChildProcess): Promise<Message> {
  const stop = new AbortController()
  const exited = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error('a server of the bench ended by itself')
  })
  exited.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message', { signal: stop.signal }), exited])) as [
    Message,
  ]
  stop.abort()
  return message
}
