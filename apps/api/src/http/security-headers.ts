import helmet from 'helmet'
import type { RequestHandler } from 'express'

/** An answer of the API may do nothing in a browser; pages say for themselves what they need. */
export function secureHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only for this host: what else runs under the domain is not ours to decide. Without TLS browsers ignore it.
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler
}
