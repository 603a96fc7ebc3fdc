import helmet from 'helmet'
import type { RequestHandler } from 'express'

/** An API response may do nothing in a browser; pages set their own policy. */
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
    // Only for this host, since other services may run under the domain. Browsers ignore it without TLS.
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler
}
