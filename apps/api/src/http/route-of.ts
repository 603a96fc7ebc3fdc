import type { IncomingMessage } from 'node:http'

/** The pattern of the route of a request, never its address; `none` where no route was found. */
export function routeOf(request: IncomingMessage): string {
  const { path } = ((request as { route?: unknown }).route ?? {}) as { path?: unknown }
  const [first] = [path].flat()
  return typeof first === 'string' ? first : 'none'
}
