import { z } from 'zod'

/** Every way a request can fail: one status and one sentence each. */
export const PROBLEMS = {
  bad_request: { status: 400, title: 'the request cannot be read as HTTP' },
  invalid_sort: { status: 400, title: 'sort is not `created` or `-created`' },
  invalid_limit: { status: 400, title: 'limit is not a whole number of at least 1' },
  invalid_cursor: { status: 400, title: 'cursor is not one this list gave with this sort and these filters' },
  invalid_updated_since: {
    status: 400,
    title: 'updatedSince is neither an RFC 3339 date-time with offset nor a date',
  },
  invalid_since: {
    status: 400,
    title: 'since is neither an RFC 3339 date-time with offset nor a date',
  },
  invalid_include: { status: 400, title: 'include names something this list cannot add' },
  invalid_parameter: { status: 400, title: 'a parameter is unknown here, or was given twice' },
  missing_api_key: { status: 401, title: 'no `Authorization: Bearer <API_KEY>` header' },
  invalid_api_key: { status: 401, title: 'the key is unknown, was revoked or has ended' },
  insufficient_scope: { status: 403, title: 'the key lacks the scope this needs' },
  not_found: { status: 404, title: 'not found, or this key has no access to it' },
  method_not_allowed: { status: 405, title: 'the service is read-only: GET and HEAD' },
  rate_limited: { status: 429, title: 'too many requests in this window; see Retry-After' },
  internal_error: { status: 500, title: 'the service failed; quote the request id' },
  unavailable: { status: 503, title: 'the service cannot answer now; see Retry-After' },
} as const

export type ProblemType = keyof typeof PROBLEMS

export const problemTypes = Object.keys(PROBLEMS) as [ProblemType, ...ProblemType[]]

/** The statuses of these types, in ascending order, each with a description of its types. */
export function describeStatuses(types: readonly ProblemType[]): [status: number, description: string][] {
  const byStatus = Map.groupBy(new Set(types), (type) => PROBLEMS[type].status)
  return Array.from(byStatus, ([status, own]): [number, string] => [
    status,
    own.map((type) => `\`${type}\`: ${PROBLEMS[type].title}`).join('; '),
  ]).sort(([a], [b]) => a - b)
}

/**
 * The one error shape of the service. `param` names the query parameter at fault, `requestId` the log line.
 */
export const problem = z
  .object({
    error: z.object({
      type: z
        .string()
        .meta({ description: 'one of the types listed under the responses', examples: ['not_found'] }),
      message: z.string().meta({ description: 'for people: what is wrong and what to do' }),
      param: z.string().optional().meta({ description: 'the query parameter at fault' }),
      requestId: z
        .string()
        .optional()
        .meta({ description: 'as in `X-Request-Id` and the log of the server' }),
    }),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>
