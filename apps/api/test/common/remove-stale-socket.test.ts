import { once } from 'node:events'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeStaleSocket } from '../../src/common/unix-socket.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-socket-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

async function listen(name: string): Promise<{ path: string; server: Server }> {
  const path = join(folder, name)
  const server = createServer().listen(path)
  await once(server, 'listening')
  servers.push(server)
  return { path, server }
}

/** A socket that nobody listens on any more: its server does not know its name. */
async function leaveSocket(name: string): Promise<string> {
  const { path, server } = await listen(`${name}.first`)
  renameSync(path, join(folder, name))
  server.close()
  await once(server, 'close')
  return join(folder, name)
}

test('the socket of a server that has ended is removed', async () => {
  const path = await leaveSocket('ended')
  await removeStaleSocket(path)
  expect(existsSync(path)).toBe(false)
})

test('a socket that another server puts there meanwhile stays', async () => {
  const path = await leaveSocket('taken')
  const other = await listen('other')
  const removed = removeStaleSocket(path)
  renameSync(other.path, path)
  await removed
  expect(existsSync(path)).toBe(true)
})

test('a path that is no path is an error of the program, not a place without a socket', async () => {
  await expect(removeStaleSocket(`${folder}\0`)).rejects.toThrow(TypeError)
})
