import type { Request } from 'express'
import { noteCaller, type Caller, type RequestHeaders } from '../request-caller.ts'
import type { Callers } from '../callers.ts'
import { RequestProblem } from '../problem.ts'

/** Any user name, and the key as the password. RFC 7617. */
const BASIC = /^basic +([\w+/]+=*) *$/i

const BASIC_CHALLENGE = 'Basic realm="groundsheet", charset="UTF-8"'

/**
 * The caller of a request: the key is a bearer token, the password of Basic, or `queryKey` where the settings
 * allow it. Throws as `authenticate`, with a challenge that makes browsers and GIS programs ask for the key.
 */
export async function identifyCaller(
  callers: Callers,
  request: Request,
  queryKey: string | undefined,
): Promise<Caller> {
  try {
    const caller = await callers.identify(asBearer(request, queryKey))
    noteCaller(request, caller)
    return caller
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status !== 401) throw error
    const challenge = [BASIC_CHALLENGE, error.headers['WWW-Authenticate']].join(', ')
    throw new RequestProblem(error.type, `${error.message}${OTHER_WAYS[error.type] ?? ''}`, {
      headers: { ...error.headers, 'WWW-Authenticate': challenge },
    })
  }
}

const OTHER_WAYS: Record<string, string> = { missing_api_key: ', or as the password of Basic authentication' }

/** The headers as they would be with the key in the usual one. */
function asBearer({ headers }: Request, queryKey: string | undefined): RequestHeaders {
  const { authorization } = headers
  const key = authorization === undefined ? queryKey : passwordOf(authorization)
  return key === undefined ? { headers } : { headers: { ...headers, authorization: `Bearer ${key}` } }
}

function passwordOf(authorization: string): string | undefined {
  const encoded = BASIC.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : text.slice(colon + 1)
}
