import type { Request, RequestHandler, Response } from 'express'
import { notFound } from './problem.ts'

/**
 * Answers 404. Unknown addresses need a key and count towards the rate limit too: `admit` rejects where the
 * caller may not go on.
 */
export const answerUnknown =
  (admit: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
  async (request, response) => {
    await admit(request, response)
    throw notFound()
  }

/** Passes addresses that cannot be decoded to `unknown`, since Express answers them with its own error. */
export const exceptUndecodable =
  (unknown: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isDecodable(request.path) ? next() : unknown(request, response, next)

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
