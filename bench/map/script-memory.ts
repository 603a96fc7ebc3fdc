import type { CDPSession, Page } from '@playwright/test'

export interface ScriptMemory {
  /** Megabytes of the page itself, and of its workers: objects, and the bytes behind buffers. */
  readonly page: number
  readonly workers: number
}

interface HeapUsage {
  readonly usedSize: number
  readonly backingStorageSize: number
}

type Send = (method: string) => Promise<unknown>

/** Memory of JavaScript after garbage collection. */
export async function scriptMemory(page: Page): Promise<ScriptMemory> {
  const session = await page.context().newCDPSession(page)
  const workers = await attachWorkers(session)
  const own = await usedBy((method) => session.send(method as 'Runtime.getHeapUsage'))
  const theirs = await Promise.all(workers.map(usedBy))
  await session.detach()
  return { page: own, workers: theirs.reduce((sum, used) => sum + used, 0) }
}

async function usedBy(send: Send): Promise<number> {
  // What a first round sets free may hold more.
  for (let round = 0; round < 2; round += 1) await send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = (await send('Runtime.getHeapUsage')) as HeapUsage
  return (usedSize + backingStorageSize) / 1e6
}

/** Evaluates in each worker of the page. */
async function attachWorkers(session: CDPSession): Promise<Send[]> {
  const ids = new Set<string>()
  const waiting = new Map<number, (result: unknown) => void>()
  session.on('Target.attachedToTarget', ({ sessionId }) => ids.add(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let messages = 0
  return [...ids].map((sessionId) => (method) => {
    messages += 1
    const id = messages
    const answered = new Promise((resolve) => waiting.set(id, resolve))
    const message = JSON.stringify({ id, method })
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answered)
  })
}
