import type { RequestHandler } from 'express'
import { hashKey } from '../keys/key-text.ts'
import type { ReadStore } from '../store/read-store.ts'

const READY = JSON.stringify({ data: { status: 'ready' } })

/**
 * Whether requests can be answered now, for load balancers: queries the database, and returns none of its
 * content.
 */
export function answerReadiness(store: ReadStore): RequestHandler {
  const unusedHash = hashKey('')
  return async (_request, response) => {
    await store.findKey(unusedHash)
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(READY)
  }
}
