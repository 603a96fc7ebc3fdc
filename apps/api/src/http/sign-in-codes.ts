import type { RequestHandler } from 'express'
import { createKeyText, hashKey, KEY_PREFIX } from '../keys/key-text.ts'
import { RequestProblem } from './problem.ts'

export const SIGN_IN_PATH = '/sign-in'

/**
 * Codes that links carry in place of a key, since a browser's history keeps links. The viewer exchanges a
 * code for its key. Codes are in memory only, and end with the process at the latest.
 */
export interface SignInCodes {
  /** A code for this key. */
  create(key: string): string
  /** Null: there is no such code, or it has ended. */
  keyOf(code: string): string | null
}

const LIFETIME_MS = 12 * 3_600_000

/** `now`: milliseconds since the epoch. */
export function createSignInCodes(now: () => number): SignInCodes {
  const issued = new Map<string, { readonly key: string; readonly ends: number }>()
  // Found by their digest, so that the time of a look-up reveals nothing about a code.
  const nameOf = (code: string) => Buffer.from(hashKey(code)).toString('hex')
  return {
    create(key) {
      const code = createKeyText().slice(KEY_PREFIX.length)
      issued.set(nameOf(code), { key, ends: now() + LIFETIME_MS })
      return code
    },
    keyOf(code) {
      const found = issued.get(nameOf(code))
      return found !== undefined && now() < found.ends ? found.key : null
    },
  }
}

/** A page of another site cannot send this header, so it cannot have a code exchanged. */
const CODE = /^code +(\w+)$/i

/** Answers the key of the code in `Authorization`. */
export function serveSignIn(codes: SignInCodes): RequestHandler {
  return (request, response) => {
    const [, code = ''] = CODE.exec(request.headers.authorization ?? '') ?? []
    const key = codes.keyOf(code)
    if (key === null) throw new RequestProblem('invalid_api_key', 'this link has ended')
    response.setHeader('Cache-Control', 'no-store')
    response.json({ data: { key } })
  }
}
