import type { RequestHandler } from 'express'
import { hashKey } from '../keys/key-text.ts'
import type { ReadStore } from '../store/read-store.ts'

const READY = JSON.stringify({ data: { status: 'ready' } })

/** Whether requests can be answered now, for whoever shares them out among servers: asks the database, and tells nothing of it. */
export function answerReadiness(store: ReadStore): RequestHandler {
  const nobodys = hashKey('')
  return async (_request, response) => {
    await store.findKey(nobodys)
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(READY)
  }
}
